/** The knife: plain geometry that turns a few points into linocut shapes, as SVG path data. */

export type Point = readonly [x: number, y: number]

/** A line of points; never empty. */
export type Line = readonly [Point, ...Point[]]

/**
 * A fin: two roots on the body, and the tips of its outer edge from the first root's side to the
 * second's.
 */
export interface Fan {
  readonly roots: readonly [Point, Point]
  readonly tips: Line
  /** How far the two side edges bow to their left, as part of their length. */
  readonly bow?: readonly [number, number]
  /** How deep the edge dips between two tips, as part of the way back to the root. */
  readonly dip?: number
  readonly rays?: number
  /** Sways in the water when the fish swims. */
  readonly sways?: boolean
}

/**
 * A body seen from the side: its back and its belly, each from the nose to the tail, with as many
 * points.
 */
export interface Body {
  readonly back: Line
  readonly belly: Line
}

/** The point of a line, clamped to its ends. */
const pick = (line: Line, at: number): Point =>
  line[Math.max(0, Math.min(line.length - 1, at))] ?? line[0]

/** The point a share of the way from one to another. */
export const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
]

const round = (value: number): string => String(Math.round(value * 100) / 100)
const write = (point: Point): string => `${round(point[0])} ${round(point[1])}`

/** A smooth path through points, without its opening move. */
function smooth(line: Line): string {
  let path = ''
  for (let at = 0; at < line.length - 1; at++) {
    const [before, from, to, after] = [
      pick(line, at - 1),
      pick(line, at),
      pick(line, at + 1),
      pick(line, at + 2),
    ]
    const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const arrive: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    path += `C${write(leave)} ${write(arrive)} ${write(to)}`
  }
  return path
}

/** A smooth path through points. */
export const through = (line: Line): string => `M${write(line[0])}${smooth(line)}`

/** The point at a share (0 to 1) of the smooth path through points. */
function along(line: Line, share: number): Point {
  const place = Math.max(0, Math.min(1, share)) * (line.length - 1)
  const at = Math.min(Math.floor(place), line.length - 2)
  const u = place - at
  const [a, b, c, d] = [pick(line, at - 1), pick(line, at), pick(line, at + 1), pick(line, at + 2)]
  const one = (i: 0 | 1): number =>
    0.5 *
    (2 * b[i] +
      (c[i] - a[i]) * u +
      (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * u * u +
      (3 * b[i] - a[i] - 3 * c[i] + d[i]) * u * u * u)
  return [one(0), one(1)]
}

/** A gouge: a cut that is thin at both ends, through its middle point. */
export function gouge(from: Point, middle: Point, to: Point, width: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  const [nx, ny] = [(-dy / length) * width, (dx / length) * width]
  const control: Point = [
    2 * middle[0] - (from[0] + to[0]) / 2,
    2 * middle[1] - (from[1] + to[1]) / 2,
  ]
  return `M${write(from)}Q${write([control[0] + nx, control[1] + ny])} ${write(to)}Q${write([control[0] - nx, control[1] - ny])} ${write(from)}Z`
}

/** The loop from the belly's end round the nose to the back's end, so that the nose is round. */
const loop = (body: Body): Line => {
  const [first = body.back[0], ...rest] = [...body.belly.slice(1).reverse(), ...body.back]
  return [first, ...rest]
}

/** A place in a body: how far from nose to tail, and how deep from back to belly. */
export function inside(body: Body, far: number, deep: number): Point {
  const line = loop(body)
  return between(along(line, 0.5 + far / 2), along(line, 0.5 - far / 2), deep)
}

/** A body's outline, left open where the tail grows. */
export const outline = (body: Body): string => through(loop(body))

/** A strip along a body, between two depths that may change on the way. */
export function strip(
  body: Body,
  far: readonly [number, number],
  top: (far: number) => number,
  low: (far: number) => number,
): string {
  const steps = 10
  const upper: Point[] = []
  const lower: Point[] = []
  for (let step = 0; step <= steps; step++) {
    const at = far[0] + ((far[1] - far[0]) * step) / steps
    upper.push(inside(body, at, top(at)))
    lower.unshift(inside(body, at, low(at)))
  }
  const [first = body.back[0], ...rest] = upper
  const [start = body.back[0], ...more] = lower
  return `${through([first, ...rest])}L${write(start)}${smooth([start, ...more])}Z`
}

/** Crescents like roof tiles over a body, in columns from the gills to the tail. */
export function scales(
  body: Body,
  columns: number,
  rows: number,
  far: readonly [number, number],
  width: number,
): string {
  let path = ''
  for (let column = 0; column < columns; column++) {
    const at = far[0] + ((far[1] - far[0]) * column) / columns
    const reach = (far[1] - far[0]) / columns
    const count = rows - (column % 2)
    for (let row = 0; row < count; row++) {
      const middle = 0.5 + ((row - (count - 1) / 2) * 0.64) / rows
      const half = 0.27 / rows
      path += gouge(
        inside(body, at, middle - half),
        inside(body, at + reach * 0.62, middle),
        inside(body, at, middle + half),
        width,
      )
    }
  }
  return path
}

/** A place in a fin: across from one side to the other, and out from the root to the edge. */
export function inFan(fan: Fan, across: number, out: number): Point {
  const root = between(fan.roots[0], fan.roots[1], across)
  const place = across * (fan.tips.length - 1)
  const at = Math.floor(place)
  const edge = between(pick(fan.tips, at), pick(fan.tips, at + 1), place - at)
  const bow = (fan.bow?.[0] ?? 0) * (1 - across) + (fan.bow?.[1] ?? 0) * across
  const control: Point = [
    (root[0] + edge[0]) / 2 + (edge[1] - root[1]) * bow,
    (root[1] + edge[1]) / 2 - (edge[0] - root[0]) * bow,
  ]
  return between(between(root, control, out), between(control, edge, out), out)
}

/** A side edge of a fin up to a share of its length, as a curve from the root. */
function side(fan: Fan, across: number, from: number, to: number): string {
  const [a, b, c] = [
    inFan(fan, across, from),
    inFan(fan, across, (from + to) / 2),
    inFan(fan, across, to),
  ]
  return `Q${write([2 * b[0] - (a[0] + c[0]) / 2, 2 * b[1] - (a[1] + c[1]) / 2])} ${write(c)}`
}

/** A fin's outline: sides that bow, and an edge that dips between the tips. */
export function finOutline(fan: Fan): string {
  let path = `M${write(fan.roots[0])}${side(fan, 0, 0, 1)}`
  const last = fan.tips.length - 1
  for (let at = 0; at < last; at++) {
    const dip = inFan(fan, (at + 0.5) / last, 1 - 2 * (fan.dip ?? 0.1))
    path += `Q${write(dip)} ${write(pick(fan.tips, at + 1))}`
  }
  return `${path}${side(fan, 1, 1, 0)}Z`
}

/** The darker inner part of a fin, near the body. */
export function finHeart(fan: Fan, reach: number): string {
  let path = `M${write(inFan(fan, 0.06, 0))}${side(fan, 0.06, 0, reach)}`
  const teeth = (fan.rays ?? 5) + 1
  for (let tooth = 0; tooth < teeth; tooth++) {
    const across = 0.06 + (0.88 * (tooth + 1)) / teeth
    path += `Q${write(inFan(fan, across - 0.44 / teeth, reach * 1.3))} ${write(inFan(fan, across, reach))}`
  }
  return `${path}${side(fan, 0.94, reach, 0)}Z`
}

/** The rays of a fin, cut between two shares of its length. */
export function finRays(fan: Fan, from: number, to: number, width: number): string {
  const count = fan.rays ?? 5
  let path = ''
  for (let ray = 0; ray < count; ray++) {
    const across = (ray + 1) / (count + 1)
    const place = across * (fan.tips.length - 1)
    const end = to - 1.1 * (fan.dip ?? 0.1) * Math.sin(Math.PI * (place - Math.floor(place)))
    path += gouge(
      inFan(fan, across, from),
      inFan(fan, across, (from + end) / 2),
      inFan(fan, across, end),
      width,
    )
  }
  return path
}
