import { EmblemAwning } from '../../../../web/parts/pictures/emblem-awning.tsx'
import { Cuts, Head, Limb, Shape } from './body.tsx'
import { GOODS_INK, StallRoof, Ware, hooks } from './goods.tsx'
import {
  CLAY,
  CREAM,
  GOLD,
  INK,
  RED,
  SKIN_DARK,
  TURQUOISE,
  gouge,
  leaf,
  round,
  spread,
} from './knife.ts'

const SUN = [200, 176] as const
const RAYS = spread(36, 5, 355)
  .map((turn, at) => leaf(round(SUN, turn, at % 2 ? 118 : 96), turn, 320, 7))
  .join('')

/** The stepped pyramid with its two temples, its stairs in the middle. */
function Pyramid() {
  const steps = [
    [62, 276, 300],
    [86, 240, 276],
    [110, 204, 240],
    [132, 170, 204],
  ] as const
  return (
    <>
      {steps.map(([left, top, bottom]) => (
        <g key={left}>
          <Shape
            d={`M${left + 6} ${top}H${394 - left}L${400 - left} ${bottom}H${left}Z`}
            fill="#d8bf95"
            line={3.4}
          />
          <Cuts
            d={`M${left + 5} ${top + 5}H${395 - left}V${top + 9}H${left + 5}Z`}
            fill="#b3946a"
          />
          <Cuts
            d={spread(9, left + 18, 382 - left)
              .map((x, at) =>
                gouge([x, top + 16], [x + 5, top + 15 + (at % 3) * 3], [x + 12, top + 17], 1.4),
              )
              .join('')}
            fill="#b3946a"
          />
        </g>
      ))}
      <Shape d="M164 170H236L258 300H142Z" fill="#c9ab7c" line={3.4} />
      {spread(12, 178, 290).map((y, at) => (
        <path
          key={y}
          d={`M${165 - at * 1.9} ${y}H${235 + at * 1.9}`}
          stroke={INK}
          stroke-width="2.600"
        />
      ))}
      <Shape d="M156 170H168L148 300H134ZM232 170H244L266 300H252Z" fill={RED} line={3} />
      {[146, 214].map((x, at) => (
        <g key={x}>
          <Shape d={`M${x} 132H${x + 40}V170H${x}Z`} fill={CREAM} line={3} />
          <Shape d={`M${x + 13} 146H${x + 27}V170H${x + 13}Z`} fill={INK} line={2} />
          <Shape
            d={`M${x - 5} 134L${x + 4} 102H${x + 36}L${x + 45} 134Z`}
            fill={at ? RED : TURQUOISE}
            line={3}
          />
          <Cuts
            d={spread(3, x + 8, x + 24)
              .map(left => hooks(left, 116, 9, 1))
              .join('')}
          />
          <Shape
            d={spread(5, x + 4, x + 36)
              .map(left => `M${left - 4} 102V94H${left + 4}V102Z`)
              .join('')}
            fill={GOLD}
            line={2}
          />
        </g>
      ))}
    </>
  )
}

/** Two people of the street, over a coin. */
function Street() {
  return (
    <>
      <Shape
        d="M140 404C138 346 146 330 168 326C188 330 198 346 197 404Z"
        fill={TURQUOISE}
        line={3.4}
      />
      <Cuts
        d={
          gouge([154, 346], [149, 368], [150, 398], 2) +
          gouge([182, 346], [188, 368], [187, 398], 2)
        }
      />
      <Head at={[170, 302]} size={1.45} />
      <Shape d="M151 288C159 275 186 273 194 287L192 294C184 286 165 287 153 298Z" fill={RED} />
      <Shape d="M210 404C209 360 219 345 236 341C254 345 262 360 261 404Z" fill={CLAY} line={3.4} />
      <Cuts
        d={
          gouge([222, 358], [218, 378], [219, 400], 2) +
          gouge([250, 358], [254, 378], [252, 400], 2)
        }
      />
      <Head at={[234, 320]} size={1.3} flip skin={SKIN_DARK} spool={GOLD} />
      <Limb d="M176 356L186 374L204 362" width={9} />
      <Limb d="M230 366L222 380L210 376" width={8} fill={SKIN_DARK} />
      <circle cx="207" cy="351" r="9" fill="#e09a5f" stroke={INK} stroke-width="3" />
      <Cuts d={gouge([203, 355], [207, 351], [211, 347], 2)} fill={INK} />
    </>
  )
}

/** A stall as on the tiles, with its ground. */
function Stall({ x, y, size, colour }: { x: number; y: number; size: number; colour: number }) {
  const ink = GOODS_INK[colour] ?? INK
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M10 20H90V92H10Z" fill="#5b4634" />
      <path d="M10 20H90V34H10Z" fill="#3c2c20" />
      <Shape d="M2 80H98V104H2Z" fill={ink} />
      <Cuts d={hooks(6, 84, 11, 8)} />
      <g class="az-lit">
        <Ware colour={colour} />
      </g>
      <StallRoof ink={ink} />
    </g>
  )
}

/** The picture of the game: the great market before the pyramid, under a morning sun. */
export function Emblem() {
  return (
    <svg viewBox="0 0 400 400" aria-hidden="true">
      <path class="rays" d={RAYS} />
      <circle cx={SUN[0]} cy={SUN[1]} r="92" fill={GOLD} stroke={INK} stroke-width="3.400" />
      <circle cx={SUN[0]} cy={SUN[1]} r="80" fill="#f0b64a" />
      <Pyramid />
      <path d="M-4 298H404V404H-4Z" fill="#e3c79b" stroke={INK} stroke-width="3" />
      <Cuts
        d={spread(9, 10, 380)
          .map((x, at) =>
            gouge(
              [x, 318 + (at % 3) * 22],
              [x + 14, 315 + (at % 3) * 22],
              [x + 28, 318 + (at % 3) * 22],
              2,
            ),
          )
          .join('')}
        fill="#b3946a"
      />
      <Stall x={-2} y={206} size={1.12} colour={1} />
      <Stall x={290} y={206} size={1.12} colour={3} />
      <Street />
      <Stall x={-16} y={276} size={1.56} colour={2} />
      <Stall x={264} y={276} size={1.56} colour={0} />
      <EmblemAwning hue={TURQUOISE} cream={CREAM} />
    </svg>
  )
}
