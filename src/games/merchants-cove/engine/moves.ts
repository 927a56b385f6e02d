import type { Stop } from './tasks.ts'
import type { Move } from './state.ts'

/**
 * All moves there can ever be, by what they say. Modules make theirs when they load, through
 * `intern`.
 */
const known = new Map<string, Move>()
const types = new Set<unknown>()

/** One text for equal moves: fields in alphabetical order. */
function keyOf(move: object): string {
  return JSON.stringify(Object.entries(move).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The one object for this move: equal moves are the same. */
export function intern<M extends Move>(move: M): M {
  const key = keyOf(move)
  const found = known.get(key)
  if (found !== undefined) return found as M
  known.set(key, move)
  types.add(move.type)
  return move
}

/** Whether this JSON says at least what kind of move it means. */
export function isOfKind(json: unknown): json is { readonly type: string } {
  return typeof json === 'object' && json !== null && 'type' in json && types.has(json.type)
}

const isPlain = (value: unknown) => typeof value !== 'object' || value === null

/** The move that this JSON says, or null if there is no such move in this game. */
export function knownMove(json: unknown): Move | null {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return null
  if (!Object.values(json).flat().every(isPlain)) return null
  return known.get(keyOf(json)) ?? null
}

export const STOP: Stop = intern({ type: 'stop' })

/** 0 to n − 1. */
export const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i)
/** a to b. */
export const range = (a: number, b: number): number[] =>
  Array.from({ length: b - a + 1 }, (_, i) => a + i)

export const NO_MOVES: readonly Move[] = []
