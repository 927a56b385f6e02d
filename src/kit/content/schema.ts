import { type TProperties, type TSchema, Type } from 'typebox'
import { Value } from 'typebox/value'
import { isFields } from '../shape.ts'

/*
 * What the content files of all games share: how they are read, and how their errors are worded.
 * Only command line and server load this; the page only when somebody brings a file to the lab.
 */

/** A valid file, or its errors, each in a sentence that names item and field. */
export type Checked<Content> =
  | { readonly ok: true; readonly content: Content }
  | { readonly ok: false; readonly problems: readonly string[] }

/** The checks of one game, as its `content/schema.ts` exports them. */
export interface ContentSchema<Content = unknown> {
  /** Takes any JSON. */
  check(json: unknown): Checked<Content>
  /** The content of a valid file, in a few words: "24 objects, 12 perfumes". */
  summary(content: Content): string
}

/** No set of printed values comes near; a larger file is not even parsed. */
export const MAX_BYTES = 1_000_000
/** The nesting of lists and objects. */
const MAX_DEPTH = 16
/** Names that mean something else to JavaScript than to the author of a file. */
const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** Invisible characters and those that turn the text around them: no part of a name. */
const UNSEEN = String.raw`\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff`
const PLAIN = String.raw`^(?=.*\S)[^${UNSEEN}]*$`

const WORD = '^[A-Za-z0-9_-]+$'

/** A name for people: 1 to 60 visible characters. */
export const PlainName = Type.String({ maxLength: 60, pattern: PLAIN })
/** The id of an item inside a file: a word of letters, digits, - and _. */
export const ItemId = Type.String({ minLength: 1, maxLength: 40, pattern: WORD })

/** A whole number between these, both included. */
export const count = (least: number, most: number) =>
  Type.Integer({ minimum: least, maximum: most })
/** A part of the rules, which do not read it from the file: it may be there but not changed. */
export const fixed = (value: number) => Type.Optional(Type.Literal(value))

/**
 * These fields as they are in this item, for what is printed on the board; fields it does not have
 * are not required.
 */
export function asIn<Item extends object>(
  item: Item,
  ...fields: readonly (keyof Item & string)[]
): TProperties {
  return Object.fromEntries(
    fields.flatMap(field => {
      const value: unknown = item[field]
      if (value === undefined) return []
      return [
        [field, value === null ? Type.Null() : Type.Literal(value as string | number | boolean)],
      ]
    }),
  )
}

/** What the patterns above mean, for sentences. */
const PATTERNS: { readonly [pattern: string]: string } = {
  [PLAIN]: 'it must be a name one can see, without control characters',
  [WORD]: 'only letters, digits, - and _',
}

export const wrong = (...problems: string[]): Checked<never> => ({ ok: false, problems })
export const TOO_LARGE = wrong(`The file is too large: at most ${MAX_BYTES} bytes.`)

/** The text of a content file as a JSON object that is safe to walk through. */
export function parseContent(text: string): Checked<Readonly<Record<string, unknown>>> {
  if (text.length > MAX_BYTES) return TOO_LARGE
  let json: unknown
  try {
    // Some editors put an invisible mark at the beginning.
    json = JSON.parse(text.replace(/^\ufeff/, ''))
  } catch (error) {
    return wrong(`This is not JSON: ${whereIn(text, String((error as Error).message))}.`)
  }
  if (!isFields(json)) return wrong(`A content file holds a JSON object, {…}, not ${kindOf(json)}.`)
  const unsafe = unsafeAt(json, '', 1)
  return unsafe === null ? { ok: true, content: json } : wrong(unsafe)
}

/** An older reader of JSON shows so many characters before the one that it complains about. */
const SHOWN = 10

/** What the reader of JSON complains about, with its line where it tells a position or an excerpt. */
function whereIn(text: string, said: string): string {
  const line = (at: number) => `(line ${text.slice(0, at).split('\n').length})`
  const [, position] = /at position (\d+)$/.exec(said) ?? []
  if (position !== undefined) return `${said} ${line(Number(position))}`
  const [, what, token = '', dots = '', excerpt] =
    /^(Unexpected token '(.+?)'), (\.\.\.)?"([^]*)"(?:\.\.\.)? is not valid JSON$/.exec(said) ?? []
  if (what === undefined || excerpt === undefined) return said
  const at = dots === '' ? text.indexOf(token) : text.indexOf(excerpt) + SHOWN
  return `${what} ${line(at)}`
}

function unsafeAt(value: unknown, path: string, depth: number): string | null {
  if (typeof value !== 'object' || value === null) return null
  if (depth > MAX_DEPTH) return `${path}: lists and objects are nested deeper than ${MAX_DEPTH}.`
  for (const [key, inner] of Object.entries(value)) {
    const at = path === '' ? key : `${path}.${key}`
    if (FORBIDDEN.has(key)) return `${at}: a field may not have this name.`
    const unsafe = unsafeAt(inner, at, depth + 1)
    if (unsafe !== null) return unsafe
  }
  return null
}

/**
 * Where a value does not have the form of the schema; `name` is its name in the sentences: "objects
 * O04".
 */
export function misshapen(schema: TSchema, value: unknown, name: string): string[] {
  return Value.Errors(schema, value).flatMap(({ keyword, instancePath, params }) => {
    const steps = instancePath.split('/').slice(1).map(unescaped)
    return sentences(keyword, params as Params, steps, at(value, steps)).map(
      said => `${name}: ${said}.`,
    )
  })
}

/**
 * What is wrong with a list of items with ids: too many or too few, equal ids, items of the wrong
 * form. `name` is its field, `id` the field that identifies an item.
 */
export function misshapenList(
  schema: TSchema,
  value: unknown,
  name: string,
  count: number,
  id = 'id',
): string[] {
  return misshapenItems(() => schema, value, name, count, id)
}

/** The same of a list in which each item has its own place, and each place its own schema. */
export function misshapenRow(schemas: readonly TSchema[], value: unknown, name: string): string[] {
  return misshapenItems(index => schemas[index], value, name, schemas.length, 'id')
}

function misshapenItems(
  schemaOf: (index: number) => TSchema | undefined,
  value: unknown,
  name: string,
  count: number,
  id: string,
): string[] {
  if (!Array.isArray(value)) return [`${name}: ${missingOr(value, 'a list')}.`]
  const items: readonly unknown[] = value
  const problems =
    items.length === count ? [] : [`${name}: there are ${items.length}; exactly ${count}.`]
  const seen = new Set<unknown>()
  for (const [index, item] of items.entries()) {
    const called = nameOf(item, index, id)
    const schema = schemaOf(index)
    if (schema) problems.push(...misshapen(schema, item, `${name} ${called}`))
    const key = isFields(item) ? item[id] : undefined
    if (key !== undefined && seen.has(key))
      problems.push(`${name} ${called}: ${id} is there twice.`)
    seen.add(key)
  }
  return problems
}

/** The name of an item in sentences: its id, or its place from 1. */
function nameOf(item: unknown, index: number, id: string): string {
  const own = isFields(item) ? item[id] : undefined
  const tellable =
    typeof own === 'number' || (typeof own === 'string' && /^[\w.-]{1,40}$/.test(own))
  return tellable ? String(own) : `no. ${index + 1}`
}

interface Params {
  readonly type?: string | readonly string[]
  readonly limit?: number
  readonly pattern?: string
  readonly allowedValue?: unknown
  readonly allowedValues?: readonly unknown[]
  readonly requiredProperties?: readonly string[]
  readonly additionalProperties?: readonly string[]
}

/** One error of form in words, without its item; [] if another one says the same better. */
function sentences(
  keyword: string,
  params: Params,
  steps: readonly string[],
  value: unknown,
): string[] {
  const field = steps.join('.')
  const inner = (name: string) => [...steps, name].join('.')
  const is = `${field === '' ? 'this' : field} is ${quoted(value)}`
  switch (keyword) {
    case 'required':
      return (params.requiredProperties ?? []).map(name => `${inner(name)} is missing`)
    case 'additionalProperties':
      return (params.additionalProperties ?? []).map(
        name => `${inner(name)} is no field that is known here`,
      )
    case 'boolean':
      return []
    case 'type':
      return [`${is}; it must be ${KINDS[String(params.type)] ?? String(params.type)}`]
    case 'minimum':
      return [`${is}; at least ${params.limit}`]
    case 'maximum':
      return [`${is}; at most ${params.limit}`]
    case 'const':
      return [`${is}; it must be ${quoted(params.allowedValue)}`]
    case 'enum':
      return [`${is}; one of ${(params.allowedValues ?? []).map(quoted).join(', ')}`]
    case 'minLength':
    case 'maxLength':
      return [
        `${is}; ${keyword === 'minLength' ? 'at least' : 'at most'} ${params.limit} ${params.limit === 1 ? 'character' : 'characters'}`,
      ]
    case 'minItems':
    case 'maxItems':
      return [
        `${field} is too ${keyword === 'minItems' ? 'short' : 'long'}: ${keyword === 'minItems' ? 'at least' : 'at most'} ${params.limit}`,
      ]
    case 'pattern':
      return [`${is}; ${PATTERNS[params.pattern ?? ''] ?? 'it is not written like this'}`]
    default:
      return [`${is}; it does not fit (${keyword})`]
  }
}

const KINDS: { readonly [type: string]: string } = {
  integer: 'a whole number',
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
}

/** A value in a sentence, shortened. */
export function quoted(value: unknown): string {
  if (value === undefined) return 'missing'
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}

function missingOr(value: unknown, wanted: string): string {
  return value === undefined ? 'it is missing' : `it is ${kindOf(value)}; it must be ${wanted}`
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'a list' : (KINDS[typeof value] ?? typeof value)
}

function at(value: unknown, steps: readonly string[]): unknown {
  return steps.reduce<unknown>(
    (inner, step) => (inner as Record<string, unknown> | undefined)?.[step],
    value,
  )
}

/** A step of a JSON pointer as the field it names. */
const unescaped = (step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~')
