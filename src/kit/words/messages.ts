import { parse, type Argument, type Part } from './icu.ts'
import { listsIn } from './lists.ts'
import { LOCALES, type Language } from '../meta.ts'
import { numbersIn } from './numbers.ts'
import { once, perLanguage } from '../once.ts'

/*
 * Words are data: `text/en.json` and its like, ICU MessageFormat by key. Where a
 * parameter's type is the key of another message, that message says it: it finds the parameter as
 * `n`, and all others by their names. So `{count, theSet}` is how each language says a set.
 */

/** All messages of a folder in one language. */
export interface Catalogue {
  readonly [key: string]: string
}

/** Somebody a message speaks of: printed by name; `select` finds "you" or "other". */
export interface Person {
  readonly name: string
  readonly me: boolean
}

/**
 * A thing a message speaks of, by the key of the message that names it: `{good}`. A language may
 * ask that message for a `form`: `{good, term, dative}`; `select` finds its form "gender".
 */
export interface Term {
  readonly term: string
  readonly with?: Parameters
}

export type Item = string | number | Person | Term
/** Items that a language joins as it does: "a, b and c". */
export type List = readonly Item[]
/** What a `select` chooses by. */
export type Choice = string | number | Term
/** What a message can print. */
export type Value = Item | boolean | List
export interface Parameters {
  readonly [name: string]: Value
}

/** Words by language, or what fetches them. */
type Words<Of> = Of extends () => Promise<{ readonly default: infer Fetched }> ? Fetched : Of
/** The messages that all languages have: each asks for what `Asked` says, or for nothing. */
export type MessagesOf<Catalogues, Asked> = Asked & {
  readonly [Key in Exclude<keyof Words<Catalogues[keyof Catalogues]>, keyof Asked>]: {}
}

/** Says a message by its key, with the parameters it asks for: `text/messages.ts` has both. */
export interface Say<Messages> {
  <Key extends keyof Messages & string>(
    key: Key,
    ...given: keyof Messages[Key] extends never ? [] : [parameters: Messages[Key]]
  ): string
  /** The same for a key known only while running; null if there is no such message. */
  readonly find: (key: string, parameters?: Parameters) => string | null
}

/** Told in place of something that differs, it is printed as it is, whatever would say it. */
export const LEFT_OUT = '…'

/** What says the messages of a catalogue. */
export function sayIn<Messages>(language: Language, catalogue: Catalogue): Say<Messages> {
  const { numbers, plural, selectordinal, and, or } = rulesOf(language)
  const read = new Map<string, readonly Part[]>()

  function find(key: string, parameters: Parameters = {}): string | null {
    const message = catalogue[key]
    if (message === undefined) return null
    const parts = read.get(key) ?? parse(message)
    read.set(key, parts)
    return said(parts, parameters)
  }

  const said = (parts: readonly Part[], parameters: Parameters): string =>
    parts.reduce<string>(
      (text, part) => text + (typeof part === 'string' ? part : argument(part, parameters)),
      '',
    )

  function argument({ name, type, style, cases }: Argument, parameters: Parameters): string {
    const value = parameters[name]
    if (value === undefined) return `{${name}}`
    if (cases) return said(cases[caseOf(type, value, cases)] ?? cases.other, parameters)
    if (value === LEFT_OUT) return value
    if (type === 'term' && isTerm(value)) return form(value, style)
    if (type === 'list' && isList(value)) return (style === 'or' ? or : and)(value.map(print))
    return (catalogue[type] && find(type, { ...parameters, n: value })) ?? print(value)
  }

  function caseOf(type: string, value: Value, cases: NonNullable<Argument['cases']>): string {
    if (isPerson(value)) return value.me ? 'you' : 'other'
    if (isTerm(value)) return form(value, 'gender')
    if (isList(value) || type === 'select') return print(value)
    const exact = `=${String(value)}`
    return exact in cases ? exact : (type === 'plural' ? plural : selectordinal)(Number(value))
  }

  const form = ({ term, with: given }: Term, name: string): string =>
    find(term, { ...given, form: name || 'other' }) ?? term

  function print(value: Value): string {
    if (typeof value === 'number') return numbers(value)
    if (isPerson(value)) return value.name
    if (isTerm(value)) return form(value, '')
    return isList(value) ? and(value.map(print)) : String(value)
  }

  return sayBy(find)
}

/** What says the messages of a folder, in each of its languages. */
export const sayEach = <Messages>(catalogues: {
  readonly [language in Language]: Catalogue
}): ((language: Language) => Say<Messages>) =>
  perLanguage(language => sayIn(language, catalogues[language]))

/** What says the messages that are found so. */
export function sayBy<Messages>(find: Say<Messages>['find']): Say<Messages> {
  const say = (key: string, given?: Parameters) => find(key, given) ?? key
  return Object.assign(say, { find }) as Say<Messages>
}

const isPerson = (value: Value): value is Person => typeof value === 'object' && 'me' in value
const isList = (value: Value): value is List => Array.isArray(value)
const isTerm = (value: Value): value is Term => typeof value === 'object' && 'term' in value

/** How a language writes numbers and lists, and which plural a number takes. */
function rulesOf(language: Language) {
  const locale = LOCALES[language]
  const { write, plural } = numbersIn(language, locale)
  const ordinal = once(() => new Intl.PluralRules(locale, { type: 'ordinal' }))
  return {
    numbers: (n: number): string => write(n).replace('-', '−'),
    plural,
    selectordinal: (n: number): string => ordinal().select(n),
    ...listsIn(language, locale),
  }
}
