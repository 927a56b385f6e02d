import { isFields } from '../../kit/shape.ts'
import { Bad } from './bad.ts'
import type { Request } from './fields.ts'
import { type Line, MAX_LINE_BYTES } from './lines.ts'
import type { Tables } from './tables.ts'
import { type Reply, VERBS } from './verbs.ts'

/** Deeper than any valid request, shallow enough for every recursive walk. */
const MAX_DEPTH = 100

/**
 * The reply to one line of input, itself one line; a promise only where a bot has to think. Never
 * throws.
 */
export function answer(line: Line, tables: Tables): string | Promise<string> {
  let id: unknown = null
  try {
    const request = parse(line)
    id = request.id ?? null
    const reply = perform(request, tables)
    return reply instanceof Promise ? later(id, reply) : accepted(id, reply)
  } catch (error) {
    return refusedReply(id, error)
  }
}

async function later(id: unknown, reply: Promise<Reply>): Promise<string> {
  try {
    return accepted(id, await reply)
  } catch (error) {
    return refusedReply(id, error)
  }
}

function perform(request: Request, tables: Tables): Reply | Promise<Reply> {
  const name = request.do
  if (name === undefined)
    throw new Bad('missing-field', 'The field "do" is missing: the verb, such as "hello".')
  const verb = typeof name === 'string' ? VERBS.get(name) : undefined
  if (verb) return verb(request, tables)
  throw new Bad(
    'unknown-verb',
    `No verb ${JSON.stringify(name)}. Verbs: ${[...VERBS.keys()].join(', ')}.`,
  )
}

function parse(line: Line): Request {
  if ('fault' in line) throw new Bad(line.fault, FAULTS[line.fault])
  if (isTooDeep(line.text))
    throw new Bad('too-deep', `A request is nested at most ${MAX_DEPTH} deep.`)
  const value = parseJson(line.text)
  if (isFields(value)) return value
  throw new Bad('bad-request', 'A request is an object, such as {"id": 1, "do": "hello"}.')
}

const FAULTS = {
  'too-long': `A line is at most ${MAX_LINE_BYTES} bytes long.`,
  'not-utf8': 'The line is not valid UTF-8.',
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Bad('bad-json', `The line is not JSON: ${(error as Error).message}`)
  }
}

/** Counts brackets only, before anything recurses into them. */
function isTooDeep(text: string): boolean {
  if (text.length <= MAX_DEPTH) return false
  let depth = 0
  let quoted = false
  for (let i = 0; i < text.length; i++) {
    const char = text.charCodeAt(i)
    if (char === QUOTE) quoted = !quoted
    else if (quoted && char === BACKSLASH) i++
    else if (!quoted && OPENING.has(char) && ++depth > MAX_DEPTH) return true
    else if (!quoted && CLOSING.has(char)) depth--
  }
  return false
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])

function accepted(id: unknown, reply: Reply): string {
  return JSON.stringify({ id, ok: true, ...reply })
}

/**
 * A bug of ours must not end the other tables: it goes to standard error, and the process goes on.
 */
function refusedReply(id: unknown, error: unknown): string {
  if (error instanceof Bad)
    return JSON.stringify({
      id,
      ok: false,
      why: error.why,
      message: error.message,
      rule: error.rule,
    })
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  return JSON.stringify({
    id,
    ok: false,
    why: 'internal',
    message: 'Tianguis failed to answer this; see standard error.',
  })
}
