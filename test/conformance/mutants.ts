import { clone } from '../../src/kernel/json.ts'

/** Pieces of JSON with one change, to try what should be refused. */

type Bag = { [key: string]: unknown }

const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null

/** The path to every value inside a piece of JSON. */
export function paths(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (!isBag(value)) return []
  return Object.keys(value).flatMap(key => [[...path, key], ...paths(value[key], [...path, key])])
}

export function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, key) => (isBag(inner) ? inner[key] : undefined), value)
}

/** A copy with another value there, or without it. */
export function changed(value: unknown, path: readonly string[], to: unknown): unknown {
  const copy = clone(value)
  const parent = valueAt(copy, path.slice(0, -1))
  const key = path[path.length - 1]
  if (!isBag(parent)) return copy
  if (to !== undefined) parent[key] = to
  else if (Array.isArray(parent)) parent.splice(Number(key), 1)
  else delete parent[key]
  return copy
}

/** A move, almost: a number off by one or of another kind, a field too many or too few. */
export function variations(move: object): unknown[] {
  const all = paths(move).flatMap(path => {
    const value = valueAt(move, path)
    const others: unknown[] =
      typeof value === 'number' ? [value + 1, value - 1, -value, value + 0.5, String(value)] : [7]
    return [...others, null, [], undefined].map(other => changed(move, path, other))
  })
  return [
    ...all,
    { ...move, extra: 1 },
    [move],
    { move },
    JSON.parse('{"__proto__":{"type":"pass"}}'),
  ]
}

/** What is no move of any game: something else, or this move with a field too many or a wrong one. */
export function noMoves(move: { readonly type: string }): unknown[] {
  const { type } = move
  const strange = Object.entries(move).flatMap(([name, value]) => {
    const others: unknown[] = typeof value === 'number' ? [value + 0.5, String(value)] : [[value]]
    return [...others, undefined].map(other => changed(move, [name], other))
  })
  const unknown = { ...move, type: 'toString' }
  return [null, 7, type, [], {}, [move], { move }, { ...move, extra: 1 }, unknown, ...strange]
}
