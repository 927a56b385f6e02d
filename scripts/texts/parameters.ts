import type { Argument, Part } from '../../src/kit/words/icu.ts'
import type { Catalogue, Message } from './catalogues.ts'

/** What a message asks of a parameter; "any" takes whatever can be printed. */
export type Kind = 'any' | 'number' | 'person' | 'boolean' | 'choice' | 'list' | 'term'
export type Kinds = ReadonlyMap<string, Kind>

/** What is wrong with the parameters of a message. */
export class Misuse extends Error {}

const BUILT_IN: { readonly [type: string]: Kind } = {
  '': 'any',
  number: 'number',
  plural: 'number',
  selectordinal: 'number',
  list: 'list',
  term: 'term',
}

/** The parameters a message asks for, with those of the messages it refers to. */
export function parametersOf(message: Message, { messages }: Catalogue): Kinds {
  return gather(message.parts, messages, [message.key])
}

function gather(
  parts: readonly Part[],
  messages: Catalogue['messages'],
  path: readonly string[],
): Kinds {
  const kinds = new Map<string, Kind>()
  for (const part of parts) {
    if (typeof part === 'string') continue
    const kind = BUILT_IN[part.type] ?? (part.type === 'select' ? kindOfSelect(part) : null)
    if (kind) add(kinds, part.name, kind)
    else addReferred(kinds, part, messages, path)
    for (const inside of Object.values(part.cases ?? {}))
      for (const [name, found] of gather(inside, messages, path)) add(kinds, name, found)
  }
  return kinds
}

function addReferred(
  kinds: Map<string, Kind>,
  { name, type }: Argument,
  messages: Catalogue['messages'],
  path: readonly string[],
): void {
  const referred = messages.get(type)
  if (!referred) throw new Misuse(`no type and no message is called “${type}”`)
  if (path.includes(type)) throw new Misuse(`“${type}” refers to itself`)
  for (const [inner, kind] of gather(referred.parts, messages, [...path, type]))
    add(kinds, inner === 'n' ? name : inner, kind)
}

function kindOfSelect({ cases = {} }: Argument): Kind {
  const names = Object.keys(cases)
  if (names.includes('you')) return 'person'
  const truth = names.filter(name => name === 'true' || name === 'false')
  return truth.length > 0 && truth.length === names.length - 1 ? 'boolean' : 'choice'
}

function add(kinds: Map<string, Kind>, name: string, kind: Kind): void {
  kinds.set(name, both(name, kinds.get(name) ?? 'any', kind))
}

/** The kind that serves both uses. */
export function both(name: string, one: Kind, other: Kind): Kind {
  if (one === other || other === 'any') return one
  if (one === 'any') return other
  const [open, strict] = one === 'choice' ? [one, other] : [other, one]
  if (open === 'choice' && (strict === 'number' || strict === 'term')) return strict
  throw new Misuse(`{${name}} is used as ${one} and as ${other}`)
}
