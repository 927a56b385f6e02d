import type { Fan, Line, Point } from './cut.ts'
import type { Ball, Carving } from './parts.tsx'

/**
 * One breed of goldfish, in a box of 96 by 72, swimming to the left. Points are written 'x,y x,y',
 * balls 'x,y,r'.
 */
export interface Variety {
  readonly behind: readonly Fan[]
  readonly carving: Carving
  readonly front: readonly Fan[]
  readonly eyes: readonly Ball[]
  /** The domes that carry telescope eyes, or the sacs below bubble eyes. */
  readonly domes?: readonly Ball[]
  /** The domes are clear bubbles. */
  readonly bubbles?: true
  /** The bumps of a hood or the jewels of a crown. */
  readonly hood?: readonly Ball[]
  readonly whiskers?: readonly Line[]
  /** A second colour for the roots of the fins and for the hood. */
  readonly accent?: string
}

const numbers = (text: string): number[][] =>
  text.split(' ').map(item => item.split(',').map(Number))

/** Balls from their places and sizes. */
export const balls = (text: string): readonly Ball[] =>
  numbers(text).map(([x = 0, y = 0, r = 1]) => [x, y, r])

/** A line from its points. */
export function line(text: string): Line {
  const [first = [0, 0], ...rest] = numbers(text).map(([x = 0, y = 0]): Point => [x, y])
  return [first, ...rest]
}

/**
 * A fin from its two roots, its tips, how far its sides bow, its rays, and how deep its edge dips.
 */
export function fin(
  roots: string,
  tips: string,
  bow: readonly [number, number],
  rays: number,
  dip = 0.1,
): Fan {
  const [from, to = from] = line(roots)
  return { roots: [from, to], tips: line(tips), bow, rays, dip }
}

/** A lobe of a tail: a fin that sways. */
export const tail = (
  roots: string,
  tips: string,
  bow: readonly [number, number],
  rays: number,
  dip: number,
): Fan => ({
  ...fin(roots, tips, bow, rays, dip),
  sways: true,
})

/**
 * A body from its back and belly, its gill, and its scales in columns and rows between two places.
 */
export const carve = (
  back: string,
  belly: string,
  gill: number,
  columns: number,
  rows: number,
  far: readonly [number, number],
): Carving => ({ body: { back: line(back), belly: line(belly) }, gill, columns, rows, far })
