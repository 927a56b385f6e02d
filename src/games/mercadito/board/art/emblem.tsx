import { EmblemAwning } from '../../../../web/parts/pictures/emblem-awning.tsx'
import { Shape } from './glyph.tsx'
import { HAND } from './icons.ts'
import { Inked, INKS } from '../../../../web/parts/pictures/print.tsx'

const WOOD = '#a8552f'
const WOOD_DARK = '#7c3a1f'

const FLAGS = [
  INKS.marigold,
  INKS.turquoise,
  INKS.rosa,
  INKS.lime,
  INKS.indigo,
  INKS.tomato,
  INKS.yellow,
]

/** Cut paper on a string from post to post. */
function Flags() {
  return (
    <>
      <path d="M20 92Q200 128 380 92" fill="none" stroke={INKS.ink} stroke-width="2.5" />
      {FLAGS.map((fill, at) => {
        const x = 40 + at * 48
        const y = 93 + 18 * Math.sin(((at + 0.5) / 7) * Math.PI)
        return (
          <g transform={`translate(${x} ${y.toFixed(1)})`}>
            <path
              d="M0 0H36V34A6 6 0 0 1 24 34A6 6 0 0 1 12 34A6 6 0 0 1 0 34ZM18 7L11 17L18 27L25 17ZM6 5V9H9V5ZM27 5V9H30V5ZM6 26V30H9V26ZM27 26V30H30V26Z"
              fill={fill}
              stroke={INKS.ink}
              stroke-width="2"
              fill-rule="evenodd"
            />
          </g>
        )
      })}
    </>
  )
}

/** A thing of the market, so wide, with its middle there. */
function Thing({
  card,
  x,
  y,
  size,
  turn = 0,
}: {
  card: string
  x: number
  y: number
  size: number
  turn?: number
}) {
  return (
    <g
      transform={`translate(${x - size / 2} ${y - size / 2}) rotate(${turn} ${size / 2} ${size / 2}) scale(${size / 512})`}
    >
      <Shape card={card} />
    </g>
  )
}

/** A slanted crate, to be heaped with wares. */
function Crate({ x }: { x: number }) {
  return (
    <g stroke={INKS.ink} stroke-width="3" stroke-linejoin="round" transform={`translate(${x} 258)`}>
      <path d="M0 0H106L98 52H8Z" fill={WOOD} />
      <path d="M3 17H103M5 35H101" stroke={WOOD_DARK} />
    </g>
  )
}

/** An arm in a coloured sleeve whose finger is on what another one wants as well. */
function Reach({ sleeve, mirrored = false }: { sleeve: string; mirrored?: boolean }) {
  return (
    <g transform={mirrored ? 'translate(400 0) scale(-1 1)' : undefined}>
      <g stroke={INKS.ink} stroke-linejoin="round">
        <g transform="translate(64 252) rotate(-84 60 60) scale(.25)">
          <path d={HAND} fill={INKS.skin} stroke-width="13" />
        </g>
        <path d="M-10 322L74 296L92 352L-10 402Z" fill={sleeve} stroke-width="3.4" />
        <path d="M60 300L74 296L92 352L78 358Z" fill={INKS.cream} stroke-width="3" />
      </g>
    </g>
  )
}

const RAYS = Array.from({ length: 18 }, (_, ray) => {
  const [a, b] = [(ray / 18) * 2 * Math.PI, ((ray + 0.5) / 18) * 2 * Math.PI]
  const at = (turn: number) =>
    `${(200 + Math.cos(turn) * 330).toFixed(1)} ${(262 + Math.sin(turn) * 330).toFixed(1)}`
  return `M200 262L${at(a)}L${at(b)}Z`
}).join('')

/**
 * The picture of the game: a stall of the neighbourhood, heaped with wares, and two hands on the
 * same avocado.
 */
export function Emblem() {
  return (
    <svg viewBox="0 0 400 400" aria-hidden="true">
      <path class="rays" d={RAYS} />
      <path
        d="M8 60H24V404H8ZM376 60H392V404H376Z"
        fill={WOOD_DARK}
        stroke={INKS.ink}
        stroke-width="3"
      />
      <Flags />
      <g>
        <path d="M302 62V124" stroke={INKS.ink} stroke-width="3" />
        <Thing card="pinata" x={308} y={160} size={92} />
      </g>
      <path d="M84 62V118" stroke={INKS.ink} stroke-width="3" />
      <Thing card="banana" x={76} y={152} size={84} turn={-38} />
      <Thing card="chile" x={150} y={156} size={50} turn={20} />
      <Thing card="chile" x={128} y={160} size={50} turn={44} />
      {[46, 92, 70].map((x, at) => (
        <Thing key={x} card="tomato" x={x} y={at === 2 ? 214 : 242} size={60} />
      ))}
      {[300, 348, 326].map((x, at) => (
        <Thing key={x} card="mango" x={x} y={at === 2 ? 216 : 244} size={58} turn={at * 8 - 6} />
      ))}
      <Crate x={20} />
      <Crate x={274} />
      <path d="M0 306H400V404H0Z" fill={INKS.rosa} stroke={INKS.ink} stroke-width="3.4" />
      <path
        d="M0 306H400V318A20 20 0 0 1 360 318A20 20 0 0 1 320 318A20 20 0 0 1 280 318A20 20 0 0 1 240 318A20 20 0 0 1 200 318A20 20 0 0 1 160 318A20 20 0 0 1 120 318A20 20 0 0 1 80 318A20 20 0 0 1 40 318A20 20 0 0 1 0 318Z"
        fill={INKS.cream}
        stroke={INKS.ink}
        stroke-width="3"
      />
      <ellipse cx="200" cy="316" rx="76" ry="15" fill={INKS.ink} opacity="0.24" />
      <Inked d="M120 288H280L264 326H136Z" fill={INKS.clay} line="3.4" />
      <path d="M128 306H272" stroke={WOOD_DARK} stroke-width="3" />
      <Thing card="lime" x={148} y={272} size={50} />
      <Thing card="lime" x={252} y={272} size={50} turn={14} />
      <Thing card="avocado" x={200} y={246} size={96} turn={-6} />
      <Reach sleeve={INKS.turquoise} />
      <Reach sleeve={INKS.marigold} mirrored />
      <EmblemAwning hue={INKS.rosa} />
    </svg>
  )
}
