import { upTo } from '../../../../kit/moves.ts'
import { gouge, through } from './cut.ts'
import type { Line, Point } from './cut.ts'

/** A ring cut into the water: an ellipse that is broken in two places. */
function ring([x, y]: Point, size: number): string {
  const [w, h] = [size, size * 0.36]
  const at = (turn: number): Point => [x + w * Math.cos(turn), y + h * Math.sin(turn)]
  const arc = (from: number, to: number): string => {
    const points = upTo(7).map(step => at(from + ((to - from) * step) / 6))
    const [first = at(from), ...rest] = points
    return through([first, ...rest])
  }
  return arc(2.3, 5.1) + arc(5.5, 8.2)
}

const RINGS: readonly Point[] = [
  [150, 105],
  [655, 250],
  [430, 60],
  [300, 340],
]

const SWELL = upTo(9)
  .map(row =>
    Array.from({ length: 5 }, (_, column): string => {
      const x = 20 + column * 178 + (row % 2) * 92 + ((row * 37 + column * 53) % 31)
      const y = 26 + row * 46 + ((column * 29 + row * 17) % 17)
      const w = 34 + ((row * 13 + column * 19) % 30)
      return (
        gouge([x, y], [x + w / 2, y - 5], [x + w, y], 2.1) +
        gouge([x + w * 0.3, y + 9], [x + w * 0.62, y + 5], [x + w * 0.95, y + 9], 1.5)
      )
    }).join(''),
  )
  .join('')

/** A lily pad: a flat leaf with a notch, and veins cut out of it. */
function Pad({ at: [x, y], size, turn }: { at: Point; size: number; turn: number }) {
  const rim = (angle: number, reach: number): Point => [
    x + size * reach * Math.cos(angle + turn),
    y + size * 0.52 * reach * Math.sin(angle + turn),
  ]
  const edge = upTo(25).map(step => rim(0.22 + (step / 24) * 5.84, step % 2 ? 1 : 0.985))
  const veins = upTo(9).map(step => {
    const angle = 0.75 + (step / 8) * 4.8
    return gouge(rim(angle, 0.14), rim(angle + 0.04, 0.5), rim(angle, 0.86), size * 0.035)
  })
  const [first = rim(0, 1), ...rest] = edge
  const leaf = `${through([first, ...rest])}L${rim(0, 0.06).map(Math.round).join(' ')}Z`
  return (
    <g>
      <path class="gf-pad-shade" d={leaf} transform={`translate(0 ${size * 0.09})`} />
      <path class="gf-pad" d={leaf} />
      <path class="gf-pad-vein" d={veins.join('')} />
    </g>
  )
}

/** A petal from the heart of a flower to its tip. */
const petal = ([x, y]: Point, angle: number, reach: number, width: number): string =>
  gouge(
    [x, y],
    [x + Math.cos(angle) * reach * 0.5, y + Math.sin(angle) * reach * 0.5],
    [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach],
    width,
  )

/** A water lily in bloom: petals behind, petals before, a golden heart. */
function Lily({ at, size }: { at: Point; size: number }) {
  const back = [-2.75, -2.3, -1.85, -1.3, -0.85, -0.4].map(angle =>
    petal(at, angle, size, size * 0.3),
  )
  const front = [-2.95, -2.45, -1.57, -0.7, -0.2].map(angle =>
    petal([at[0], at[1] + size * 0.1], angle, size * 0.8, size * 0.3),
  )
  return (
    <g>
      <path class="gf-petal-back" d={back.join('')} />
      <path class="gf-petal" d={front.join('')} />
      <ellipse
        class="gf-heart"
        cx={at[0]}
        cy={at[1] - size * 0.1}
        rx={size * 0.2}
        ry={size * 0.14}
      />
    </g>
  )
}

/** A tuft of reeds with bulrushes that rise from the bottom edge. */
function Reeds({ at: [x, y], height }: { at: Point; height: number }) {
  const blade = (lean: number, share: number, width: number): string =>
    gouge(
      [x + lean * 0.2, y + 10],
      [x + lean * 0.42, y - height * share * 0.5],
      [x + lean, y - height * share],
      width,
    )
  const rushes: readonly (readonly [lean: number, share: number])[] = [
    [-16, 0.86],
    [22, 1],
  ]
  return (
    <g>
      <path class="gf-reed-back" d={blade(-52, 0.62, 5) + blade(58, 0.7, 5) + blade(6, 0.8, 5)} />
      {rushes.map(([lean, share]) => {
        const stem: Line = [
          [x + lean * 0.2, y + 10],
          [x + lean * 0.5, y - height * share * 0.5],
          [x + lean, y - height * share],
        ]
        const top: Point = [x + lean, y - height * share]
        return (
          <g>
            <path class="gf-stem" d={through(stem)} />
            <rect class="gf-rush" x={top[0] - 5} y={top[1] - 4} width="10" height="40" rx="5" />
            <path
              class="gf-rush-cut"
              d={gouge(
                [top[0] - 1, top[1] + 3],
                [top[0] - 2, top[1] + 16],
                [top[0] - 1, top[1] + 30],
                1.2,
              )}
            />
          </g>
        )
      })}
      <path
        class="gf-reed"
        d={blade(-30, 0.5, 6) + blade(34, 0.48, 6) + blade(-6, 0.66, 6) + blade(72, 0.36, 5)}
      />
    </g>
  )
}

/**
 * The layers of the water, each a picture of its own: so what drifts is not painted anew for every
 * frame. They never change, so they are made once.
 */
const LAYERS = (
  <>
    <svg viewBox="0 0 900 420" preserveAspectRatio="xMidYMid slice">
      <rect class="gf-water" width="900" height="420" />
      <path class="gf-deep" d="M0 420V300C150 262 270 330 440 318S720 250 900 286V420Z" />
      <path class="gf-deep" d="M0 420V366C170 336 300 388 480 374S760 330 900 352V420Z" />
      <path class="gf-swell" d={SWELL} />
      <g class="gf-rings">
        {RINGS.map((at, place) => (
          <path
            d={ring(at, 26 + place * 4) + ring(at, 48 + place * 5) + ring(at, 72 + place * 6)}
          />
        ))}
      </g>
    </svg>
    <svg class="gf-drift" viewBox="0 0 600 300" preserveAspectRatio="xMaxYMin meet">
      <Pad at={[546, 36]} size={52} turn={2.6} />
      <Pad at={[468, 18]} size={27} turn={0.4} />
      <Lily at={[566, 32]} size={23} />
    </svg>
    <svg class="gf-drift" viewBox="0 0 600 300" preserveAspectRatio="xMinYMax meet">
      <Pad at={[66, 252]} size={62} turn={-0.5} />
      <Pad at={[158, 280]} size={38} turn={2.4} />
      <Lily at={[84, 244]} size={32} />
    </svg>
    <svg viewBox="0 0 600 300" preserveAspectRatio="xMaxYMax meet">
      <Reeds at={[540, 304]} height={170} />
    </svg>
  </>
)

/**
 * The water behind the cards in play: swell and rings fill the box, lily pads and reeds keep to its
 * corners.
 */
export function Pond({ class: name }: { class: string }) {
  return (
    <span class={`gf-pond ${name}`} aria-hidden="true">
      {LAYERS}
    </span>
  )
}

/** Three rings that spread where the water is touched, moved without painting them anew. */
export function Ripples() {
  return (
    <span class="gf-ripples" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  )
}

/** A poi, the paper net for scooping goldfish: the sign for taking a card. */
export function Net() {
  return (
    <svg class="gf-net" viewBox="0 0 48 48" aria-hidden="true">
      <path class="gf-net-handle" d="M26.5 28.5L30.5 24.5 45.4 40.6A3.4 3.4 0 0 1 40.6 45.4Z" />
      <path class="gf-net-cut" d={gouge([31.5, 29.5], [37, 35.4], [42.4, 41.6], 0.9)} />
      <circle class="gf-net-paper" cx="18.5" cy="18.5" r="14.6" />
      <path
        class="gf-net-water"
        d={
          gouge([8.6, 21], [13, 18.4], [17.6, 21], 1.1) +
          gouge([17, 25.8], [22, 23], [27, 25.8], 1.1) +
          gouge([17.4, 14.6], [22, 11.8], [26.8, 14.6], 1.1)
        }
      />
      <circle class="gf-net-hoop" cx="18.5" cy="18.5" r="14.6" />
    </svg>
  )
}
