import { same } from '../kernel/json.ts'
import { type Fields, from, isFields, object, oneOf, type Test } from './shape.ts'

/** The fields of one type of move but for `type`, and the test each must pass. */
type FieldTests<Move> = { readonly [field in Exclude<keyof Move, 'type'>]: Test }

/** For every type of move of a game: its fields and what each may be. */
export type MoveShapes<Move extends { readonly type: string }> = {
  readonly [type in Move['type']]: FieldTests<Extract<Move, { readonly type: type }>>
}

/** The moves that a game knows, and how JSON is read as one of them. */
export interface MoveReader<Move> {
  readonly types: readonly string[]
  /** The move that this JSON says, possible or not; null if the game knows no such move. */
  read(json: unknown): Move | null
}

/**
 * Reads JSON as a move: its `type` is one of these, and it has that type's fields and no others.
 */
export function moveReader<Move extends { readonly type: string }>(
  shapes: MoveShapes<Move>,
): MoveReader<Move> {
  const tests = new Map<unknown, Test>(
    Object.entries<{ readonly [field: string]: Test }>(shapes).map(([type, fields]) => [
      type,
      object({ type: oneOf([type]), ...fields }),
    ]),
  )
  return {
    types: Object.keys(shapes),
    read: json => (isFields(json) && tests.get(json.type)?.(json) ? (json as Fields & Move) : null),
  }
}

/** Reads the moves of a game that has a list of all there are. */
export const listedMoves = <Move extends { readonly type: string }>(
  all: readonly Move[],
): MoveReader<Move> => ({
  types: [...new Set(all.map(({ type }) => type))],
  read: json => all.find(move => same(move, json)) ?? null,
})

/** A whole number from 0 to below `end`. */
export const below = (end: number): Test => from(0, end - 1)

/** 0 to n − 1. */
export const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i)

/** Both ends included. */
export const range = (low: number, high: number): number[] => upTo(high - low + 1).map(i => low + i)

/** No moves at all, made once. */
export const NO_MOVES: readonly never[] = []
