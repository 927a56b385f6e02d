/**
 * Reads messages in ICU MessageFormat, which translators' tools know: `{name}`, `{name, type}`,
 * `{name, type, style}`, and the cases of `plural`, `selectordinal` and `select`. `#` in a plural
 * is its number; an apostrophe before a brace or `#` quotes, two are one.
 */

/** A message, read: plain text and what is put in between. */
export type Part = string | Argument

export interface Argument {
  /** Which parameter. */
  readonly name: string
  /** "plural", "select", "number", "list", the key of another message, or "" for none. */
  readonly type: string
  readonly style: string
  /** What is said in which case, for plural, selectordinal and select. */
  readonly cases?: { readonly [name: string]: readonly Part[] }
}

const QUOTED = /'([{}#][^']*)(?:'|$)|''/y
const WORDS = /[^{}#']+|'/y
const NAME = /\s*([\w-]+)\s*/y
const STYLE = /\s*([\w-]*)\s*/y
const CASE = /\s*(=\d+|[\w-]+)\s*\{/y

/** Reads a message. Throws an Error that says what is wrong, after which character. */
export function parse(message: string): readonly Part[] {
  let at = 0
  const fail = (what: string): never => {
    throw new Error(`${what} after character ${at}`)
  }
  const take = (what: RegExp): RegExpExecArray | null => {
    what.lastIndex = at
    const found = what.exec(message)
    if (found) at += found[0].length
    return found
  }
  const skip = (sign: string): boolean => {
    const here = message[at] === sign
    if (here) at += 1
    return here
  }

  /** The text up to a closing brace or the end; `counted` is the parameter that `#` stands for. */
  function text(counted: string): readonly Part[] {
    const parts: Part[] = []
    const add = (said: string) => {
      const last = parts.at(-1)
      if (typeof last === 'string') parts[parts.length - 1] = last + said
      else parts.push(said)
    }
    while (at < message.length && message[at] !== '}') {
      const quoted = take(QUOTED)
      if (quoted) add(quoted[1] ?? "'")
      else if (skip('{')) parts.push(argument(counted))
      else if (!skip('#')) add(take(WORDS)?.[0] ?? '')
      else if (counted) parts.push({ name: counted, type: 'number', style: '' })
      else add('#')
    }
    return parts
  }

  function argument(counted: string): Argument {
    const name = take(NAME)?.[1] ?? fail('a name is missing')
    if (skip('}')) return { name, type: '', style: '' }
    if (!skip(',')) fail(`“,” or “}” is missing`)
    const type = take(NAME)?.[1] ?? fail('a type is missing')
    if (skip('}')) return { name, type, style: '' }
    if (!skip(',')) fail(`“,” or “}” is missing`)
    if (type === 'select') return { name, type, style: '', cases: cases(counted) }
    if (/^(plural|selectordinal)$/.test(type)) return { name, type, style: '', cases: cases(name) }
    const style = take(STYLE)?.[1] ?? ''
    if (!skip('}')) fail('“}” is missing')
    return { name, type, style }
  }

  function cases(counted: string): { readonly [name: string]: readonly Part[] } {
    const found: { [name: string]: readonly Part[] } = {}
    for (let next = take(CASE); next; next = take(CASE)) {
      found[next[1]] = text(counted)
      if (!skip('}')) fail('“}” is missing')
    }
    if (!found.other) fail('the case “other” is missing')
    if (!skip('}')) fail('a case or “}” is missing')
    return found
  }

  const parts = text('')
  if (at < message.length) fail('“}” has no “{”')
  return parts
}
