import type { Fan, Line, Point } from './cut.ts'
import type { Ball, Carving } from './parts.tsx'

/** One breed of goldfish, in a box of 96 by 72, swimming to the left. */
export interface Variety {
  readonly behind: readonly Fan[]
  readonly carving: Carving
  readonly front: readonly Fan[]
  readonly eyes: readonly (readonly [at: Point, size: number])[]
  /** The domes that carry telescope eyes, or the sacs below bubble eyes. */
  readonly domes?: readonly Ball[]
  /** The bumps of a hood, if it wears one. */
  readonly hood?: readonly Ball[]
  readonly whiskers?: readonly Line[]
  /** A second colour for the roots of the fins and for the hood. */
  readonly accent?: string
  /** The domes are clear bubbles, which hang in front of the head. */
  readonly bubbles?: true
}

/** A body with its gill, and its scales in columns and rows between two places. */
export const carve = (
  back: Line,
  belly: Line,
  gill: number,
  columns: number,
  rows: number,
  far: readonly [number, number],
): Carving => ({ body: { back, belly }, gill, columns, rows, far })
