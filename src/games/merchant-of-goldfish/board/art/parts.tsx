import {
  finHeart,
  finOutline,
  finRays,
  gouge,
  inside,
  outline,
  scales,
  strip,
  through,
} from './cut.ts'
import type { Body, Fan, Line } from './cut.ts'

/** The flat colours one fish is printed in, all taken from one hue. */
export interface Tones {
  readonly line: string
  readonly shade: string
  readonly base: string
  readonly tint: string
  readonly pale: string
}

/** The paper that shows wherever the knife has cut. */
export const PAPER = '#fffdf6'
/** The ink of eyes and of the darkest lines. */
export const INK = '#2b1d16'

const channels = (colour: string): number[] =>
  [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))

/** A colour between two, both written as #rrggbb. */
export function blend(from: string, to: string, share: number): string {
  const other = channels(to)
  const mixed = channels(from).map((value, at) =>
    Math.round(value + ((other[at] ?? value) - value) * share),
  )
  return `#${mixed.map(value => value.toString(16).padStart(2, '0')).join('')}`
}

/** The tones of one hue, from its line to its palest wash. */
export const tones = (hue: string): Tones => ({
  line: blend(hue, INK, 0.58),
  shade: blend(hue, INK, 0.26),
  base: hue,
  tint: blend(hue, PAPER, 0.36),
  pale: blend(hue, PAPER, 0.7),
})

/** Remembers what was cut from an object, as every fish is cut once and printed many times. */
function once<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>()
  return key => {
    const old = known.get(key)
    if (old !== undefined) return old
    const made = make(key)
    known.set(key, made)
    return made
  }
}

const finPaths = once((fan: Fan) => ({
  outline: finOutline(fan),
  heart: finHeart(fan, 0.42),
  rays: finRays(fan, 0.3, 0.9, fan.sways ? 1.5 : 1.2),
}))

/** A fin or a lobe of a tail: a pale fan with a strong root and rays cut out of it. */
export function Fin({ fan, tones: t }: { fan: Fan; tones: Tones }) {
  const paths = finPaths(fan)
  return (
    <g>
      <path
        d={paths.outline}
        fill={t.tint}
        stroke={t.line}
        stroke-width="1.7"
        stroke-linejoin="round"
      />
      <path d={paths.heart} fill={t.base} />
      <path d={paths.rays} fill={PAPER} />
    </g>
  )
}

/** How a body is carved: columns and rows of scales, and where they begin and end. */
export interface Carving {
  readonly body: Body
  readonly columns: number
  readonly rows: number
  readonly far: readonly [number, number]
  /** Where the gill is cut, from nose to tail. */
  readonly gill: number
  /** Seen from above: dark down the middle, with no gill and no belly. */
  readonly above?: true
}

const trunkPaths = once((carving: Carving) => {
  const { body, columns, rows, far, gill, above } = carving
  const round = (at: number): number => Math.sin(Math.PI * at)
  return {
    outline: outline(body),
    back: above
      ? strip(
          body,
          [0.05, 1],
          at => 0.5 - 0.2 * round(at) ** 0.5,
          at => 0.5 + 0.2 * round(at) ** 0.5,
        )
      : strip(
          body,
          [0.04, 1],
          () => 0.015,
          at => 0.04 + 0.2 * round(at) ** 0.6,
        ),
    belly: above
      ? ''
      : strip(
          body,
          [0.05, 0.96],
          at => 0.97 - 0.2 * round(at) ** 0.7,
          () => 0.975,
        ),
    scales: scales(body, columns, rows, far, 1.5),
    gill: gouge(
      inside(body, gill - 0.02, 0.2),
      inside(body, gill + 0.07, 0.53),
      inside(body, gill - 0.03, 0.86),
      2,
    ),
    mouth: above
      ? ''
      : gouge(inside(body, 0.005, 0.5), inside(body, 0.06, 0.64), inside(body, 0.13, 0.66), 1.1),
  }
})

/** A fish's body: dark along the back, pale along the belly, with its scales and gill cut out. */
export function Trunk({ carving, tones: t }: { carving: Carving; tones: Tones }) {
  const paths = trunkPaths(carving)
  return (
    <>
      <path
        d={paths.outline}
        fill={t.base}
        stroke={t.line}
        stroke-width="1.9"
        stroke-linejoin="round"
        stroke-linecap="round"
      />
      <path d={paths.back} fill={t.shade} />
      <path d={paths.belly} fill={t.pale} />
      <path d={paths.scales} fill={PAPER} />
      <path d={paths.gill} fill={PAPER} />
      <path d={paths.mouth} fill={t.line} />
    </>
  )
}

/** A ball with a place and a size: an eye, a bump of a hood, a sac under an eye. */
export type Ball = readonly [x: number, y: number, r: number]

/** A round eye that looks a little ahead, with a glint. */
export function Eye({ ball: [x, y, r], tones: t }: { ball: Ball; tones: Tones }) {
  return (
    <>
      <circle cx={x} cy={y} r={r} fill={PAPER} stroke={t.line} stroke-width="1.2" />
      <circle cx={x - r * 0.14} cy={y} r={r * 0.62} fill={INK} />
      <circle cx={x - r * 0.36} cy={y - r * 0.26} r={r * 0.2} fill={PAPER} />
    </>
  )
}

/** The raspberry hood of an oranda or a lionhead: bumps grown into one, each with a small cut. */
export function Hood({
  bumps,
  fill,
  tones: t,
}: {
  bumps: readonly Ball[]
  fill: string
  tones: Tones
}) {
  return (
    <>
      <g fill={t.line}>
        {bumps.map(([x, y, r]) => (
          <circle cx={x} cy={y} r={r + 0.95} />
        ))}
      </g>
      <g fill={fill}>
        {bumps.map(([x, y, r]) => (
          <circle cx={x} cy={y} r={r} />
        ))}
      </g>
      <path
        d={bumps
          .map(([x, y, r]) =>
            gouge(
              [x - r * 0.55, y + r * 0.1],
              [x - r * 0.3, y - r * 0.45],
              [x + r * 0.3, y - r * 0.5],
              0.9,
            ),
          )
          .join('')}
        fill={PAPER}
      />
    </>
  )
}

/** A dome or a bubble with a shine: it carries a telescope eye, or hangs below a bubble eye. */
export function Dome({
  ball: [x, y, r],
  tones: t,
  clear,
}: {
  ball: Ball
  tones: Tones
  clear: boolean
}) {
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={r}
        fill={clear ? t.pale : t.shade}
        stroke={t.line}
        stroke-width="1.7"
      />
      <path
        d={gouge(
          [x + r * 0.15, y + r * 0.76],
          [x + r * 0.66, y + r * 0.52],
          [x + r * 0.78, y - r * 0.1],
          r * 0.16,
        )}
        fill={clear ? t.tint : PAPER}
      />
      {clear && (
        <path
          d={gouge(
            [x - r * 0.66, y + r * 0.05],
            [x - r * 0.52, y - r * 0.5],
            [x + r * 0.02, y - r * 0.7],
            r * 0.24,
          )}
          fill={PAPER}
        />
      )}
    </>
  )
}

/** The barbels of a dragon: lines that curl down from the mouth. */
export function Whiskers({ lines, tones: t }: { lines: readonly Line[]; tones: Tones }) {
  return (
    <path
      d={lines.map(through).join('')}
      fill="none"
      stroke={t.line}
      stroke-width="1.4"
      stroke-linecap="round"
    />
  )
}
