const COLOURS = ['cochineal', 'marigold', 'turquoise', 'rosa', 'nopal', 'indigo'] as const

const WIDTH = 66
const FLAGS = 22
const STEP = 78
const SWAG = 7

/** A leaf-shaped cut from the middle of a flag outward. */
function leaf(turn: number, from: number, to: number, width: number): string {
  const at = (reach: number, aside: number) => {
    const [x, y] = [Math.cos(turn), Math.sin(turn)]
    return `${(33 + x * reach - y * aside).toFixed(1)} ${(36 + y * reach + x * aside).toFixed(1)}`
  }
  const mid = (from + to) / 2
  return `M${at(from, 0)}Q${at(mid, width)} ${at(to, 0)}Q${at(mid, -width)} ${at(from, 0)}Z`
}

const round = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
const around = (n: number, cut: (turn: number) => string) =>
  Array.from({ length: n }, (_, at) => cut((at / n) * 2 * Math.PI)).join('')

const HEM = Array.from({ length: 6 }, () => 'a5.5 6 0 0 1 -11 0').join('')
const SHEET = `M0 0H${WIDTH}V78${HEM}Z`
const EDGE = [11, 22, 33, 44, 55].map(x => round(x, 7, 2.2) + round(x, 72, 2.6)).join('')
const CORNERS = [
  [12, 18],
  [54, 18],
  [12, 58],
  [54, 58],
]
  .map(([x = 0, y = 0]) => `M${x} ${y - 5}l4 5l-4 5l-4 -5Z`)
  .join('')

/** What is cut out of the flags: a flower, a fish, a sun. */
const CUTS = [
  around(8, turn => leaf(turn, 5, 19, 7)) + round(33, 36, 3),
  'M12 36C18 24 33 22 43 32L53 24V48L43 40C33 50 18 48 12 36ZM21 33a2.5 2.500 0 1 0 .1 0Z',
  around(12, turn => leaf(turn, 12, 21, 3)) + round(33, 36, 8.5),
]

const FLAG_PATHS = CUTS.map(cut => SHEET + EDGE + CORNERS + cut)

/** A string of cut paper flags over the street. */
export function PapelPicado() {
  const flags = Array.from({ length: FLAGS }, (_, at) => {
    const within = (at % SWAG) + 0.5
    return { at, x: at * STEP + 6, y: 8 + 26 * Math.sin((within / SWAG) * Math.PI) }
  })
  const string = Array.from(
    { length: Math.ceil(FLAGS / SWAG) + 1 },
    (_, at) => `Q${(at + 0.5) * SWAG * STEP} 62 ${(at + 1) * SWAG * STEP} 4`,
  )
  return (
    <div class="picado" aria-hidden="true">
      <svg viewBox="0 0 1716 126" preserveAspectRatio="xMidYMin slice">
        <path class="string" d={`M0 4${string.join('')}`} />
        {flags.map(({ at, x, y }) => (
          <g key={at} transform={`translate(${x} ${y.toFixed(1)})`}>
            <path
              class={`flag ${COLOURS[at % COLOURS.length]}`}
              d={FLAG_PATHS[at % FLAG_PATHS.length]}
              fill-rule="evenodd"
            />
          </g>
        ))}
      </svg>
    </div>
  )
}

/** Rows of cobbles, each a little different, as numbers fall. */
const STONES = [0, 1, 2].flatMap(row =>
  Array.from({ length: 40 }, (_, at) => {
    const jitter = (row * 31 + at * 17) % 11
    const x = at * 44 + (row % 2) * 22 - 20
    return {
      x: x + (jitter % 3),
      y: 4 + row * 22,
      width: 38 - (jitter % 5),
      tone: (row * 7 + at * 5) % 3,
    }
  }),
)

/** The street itself. */
export function Cobbles() {
  return (
    <svg
      class="cobbles"
      viewBox="0 0 1716 70"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      {STONES.map(({ x, y, width, tone }) => (
        <rect
          key={`${x} ${y}`}
          class={`stone tone-${tone}`}
          x={x}
          y={y}
          width={width}
          height="18"
          rx="7"
        />
      ))}
    </svg>
  )
}
