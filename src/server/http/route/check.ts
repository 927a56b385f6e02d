import type { FastifyError, FastifySchemaCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import { Value } from 'typebox/value'

/** What has more parts than this is not searched for what is wrong with it. */
const MOST_PARTS = 400
/** A string counts as one part for each so many characters. */
const CHARS_A_PART = 16

const LONG: NonNullable<FastifyError['validation']> = [
  {
    keyword: 'long',
    instancePath: '',
    schemaPath: '',
    params: {},
    message: 'does not fit its schema, and is too long to say where',
  },
]

/** What has been compiled, by its schema: when first needed, so that a server starts sooner. */
const compiled = new WeakMap<TSchema, Validator>()

function compiledFor(schema: TSchema): Validator {
  const check: Validator = compiled.get(schema) ?? Compile(schema)
  compiled.set(schema, check)
  return check
}

/**
 * Checks a part of a request. To find out what is wrong costs a hundred times as much as to find
 * that something is: so of what is long, that alone is said.
 */
export const checkPart: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  return (value: unknown) => {
    const check = compiledFor(schema)
    const given = httpPart === 'body' ? value : Value.Convert(schema, value)
    if (check.Check(given)) return { value: given }
    return { error: isLong(given) ? LONG : clearest([...check.Errors(given)]) }
  }
}

type Faults = NonNullable<FastifyError['validation']>

const depthOf = ({ instancePath }: Faults[number]) => instancePath.split('/').length

/**
 * What says most of what is wrong. Where a value may be of several kinds, each kind has its own
 * complaints: the deepest comes from the kind that was meant. Constants that would fit are one
 * list.
 */
export function clearest(faults: Faults): Faults {
  // That a field is not known is said of its object too, with its name.
  const told = faults.filter(({ keyword }) => keyword !== 'boolean')
  const deepest = Math.max(...told.map(depthOf))
  const found = told.filter(fault => depthOf(fault) === deepest)
  const best = found.find(({ keyword }) => keyword !== 'const') ?? found[0]
  return best ? [{ ...best, message: saidOf(best, found) }] : faults
}

function saidOf({ keyword, instancePath, params, message }: Faults[number], among: Faults): string {
  const { additionalProperties: unknown } = params
  if (Array.isArray(unknown)) return `must not have ${unknown.join(', ')}`
  if (keyword !== 'const') return message ?? 'is wrong'
  const fitting = among.filter(fault => fault.instancePath === instancePath)
  const values = fitting.map(({ params: { allowedValue } }) => JSON.stringify(allowedValue))
  return `must be ${values.length > 1 ? 'one of ' : ''}${values.join(', ')}`
}

/** Whether a JSON value is long; looks at no more of it than it takes to know. */
export function isLong(value: unknown): boolean {
  let left = MOST_PARTS
  const open: unknown[] = [value]
  for (let part = open.pop(); ; part = open.pop()) {
    left--
    if (typeof part === 'string') left -= part.length / CHARS_A_PART
    else if (Array.isArray(part)) left -= pushSome(open, part, left)
    else if (typeof part === 'object' && part !== null)
      left -= pushSome(open, Object.values(part), left)
    if (left < 0) return true
    if (open.length === 0) return false
  }
}

/** Returns 1 + `left` where there are more than `left`. */
function pushSome(open: unknown[], parts: readonly unknown[], left: number): number {
  if (parts.length > left) return left + 1
  open.push(...parts)
  return 0
}
