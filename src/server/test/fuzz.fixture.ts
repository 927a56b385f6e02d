import type { Schema } from '../http/page/docs-schema.ts'

export type Pick = <A>(items: readonly A[]) => A

const UNICODE = [
  '',
  ' ',
  '\u0000',
  '\u202e',
  '⚙',
  '😀',
  'é',
  '\ud800',
  '__proto__',
  'constructor',
  "'; DROP TABLE users; --",
]
const NASTY: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1e308,
  -0.5,
  2 ** 53,
  [],
  {},
  [[]],
  { type: 'pass' },
  { __proto__: null, length: 1e9 },
  JSON.parse('{"__proto__": {"polluted": true}}'),
  ...UNICODE,
  'x'.repeat(5000),
]
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-'.split('')

/** A value that mostly fits the schema. */
export function fitting(schema: Schema, pick: Pick): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return pick(schema.enum)
  if (schema.anyOf !== undefined) return fitting(pick(schema.anyOf), pick)
  switch (schema.type) {
    case 'string':
      return word(pick([schema.minLength ?? 0, Math.min(schema.maxLength ?? 30, 500), 8]), pick)
    case 'integer':
    case 'number':
      return pick([schema.minimum ?? 0, schema.maximum ?? 9, 0, 1, 2])
    case 'boolean':
      return pick([true, false])
    case 'array':
      return Array.from({ length: pick([schema.minItems ?? 0, 1, 3]) }, () =>
        fitting(schema.items ?? {}, pick),
      )
    case 'object':
      return object(schema, pick)
    case 'null':
      return null
    default:
      return pick(NASTY)
  }
}

function object({ properties = {}, required = [] }: Schema, pick: Pick): unknown {
  const wanted = Object.entries(properties).filter(
    ([name]) => required.includes(name) || pick([true, false]),
  )
  return Object.fromEntries(wanted.map(([name, schema]) => [name, fitting(schema, pick)]))
}

function word(length: number, pick: Pick): string {
  return Array.from({ length }, () => pick(LETTERS)).join('')
}

/** The same value with something wrong inside: a part replaced, left out, or added. */
export function spoilt(value: unknown, pick: Pick): unknown {
  if (typeof value !== 'object' || value === null || pick([true, false, false])) return pick(NASTY)
  if (Array.isArray(value)) {
    const at = pick([...value.keys(), value.length])
    return value.toSpliced(at, 1, at < value.length ? spoilt(value[at], pick) : pick(NASTY))
  }
  const entries = Object.entries(value)
  if (entries.length === 0 || pick([true, false, false]))
    return { ...value, [pick(UNICODE)]: pick(NASTY) }
  const [name, part] = pick(entries)
  return { ...value, [name]: pick([true, false]) ? undefined : spoilt(part, pick) }
}

/** Some random bytes. */
export function bytes(pick: Pick): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Array.from({ length: pick([0, 1, 7, 100, 2000]) }, () => pick(EVERY_BYTE)))
}

const EVERY_BYTE = Array.from({ length: 256 }, (_, byte) => byte)
