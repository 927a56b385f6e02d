/** The knife and the inks: what every drawing of the market is cut and printed with. */
import { upTo } from '../../../../kit/moves.ts'

export type Point = readonly [x: number, y: number]

/** The inks. Tiles are stone in both themes, so they carry their own colours. */
export const INK = '#2b1d16'
export const CREAM = '#fff6e3'
export const DUSK = '#8a765f'
export const SKIN = '#b9733f'
export const SKIN_DARK = '#8f5330'
export const CLAY = '#a8552f'
export const GOLD = '#dd9a1c'
export const TURQUOISE = '#1f9391'
export const ROSA = '#c2336f'
export const RED = '#b3243b'
export const BLUE = '#3a4a9a'
export const GREEN = '#4c7a34'
export const BLACK = '#3b322d'

const write = (value: number): string => String(Math.round(value * 100) / 100)

/** A cut of the gouge: narrow at both ends, bowed through a middle. */
export function gouge(from: Point, middle: Point, to: Point, width: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const long = Math.hypot(dx, dy) || 1
  const [nx, ny] = [(-dy / long) * width, (dx / long) * width]
  const bow = (side: number): string =>
    `${write(2 * middle[0] - (from[0] + to[0]) / 2 + nx * side)} ${write(2 * middle[1] - (from[1] + to[1]) / 2 + ny * side)}`
  return `M${write(from[0])} ${write(from[1])}Q${bow(1)} ${write(to[0])} ${write(to[1])}Q${bow(-1)} ${write(from[0])} ${write(from[1])}Z`
}

/** A straight leaf or feather from its root, `turn` in degrees clockwise from up. */
export function leaf([x, y]: Point, turn: number, long: number, wide: number): string {
  const angle = ((turn - 90) * Math.PI) / 180
  const tip: Point = [x + Math.cos(angle) * long, y + Math.sin(angle) * long]
  return gouge([x, y], [(x + tip[0]) / 2, (y + tip[1]) / 2], tip, wide)
}

/** A point on a circle round another, `turn` in degrees clockwise from up. */
export function round([x, y]: Point, turn: number, reach: number): Point {
  const angle = ((turn - 90) * Math.PI) / 180
  return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
}

/** So many numbers, spread evenly from one to another. */
export const spread = (count: number, from: number, to: number): number[] =>
  upTo(count).map(at => from + ((to - from) * at) / Math.max(1, count - 1))
