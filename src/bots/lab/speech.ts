import type { GameTypes } from '../../kernel/game.ts'
import type { Called } from '../../kit/words/called.ts'
import type { GameEntry } from '../../kit/game-entry.ts'
import type { GameMeta, Language } from '../../kit/meta.ts'
import { kindKey } from '../../kit/words/message-keys.ts'
import { LOCALES } from '../../kit/meta.ts'
import { LEFT_OUT, type Parameters } from '../../kit/words/messages.ts'
import type { GameText, Who } from '../../kit/words/text.ts'
import type { Kind } from './compare.ts'
import type { Use, Used } from './uses.ts'
import { type LabWords, labWords } from './text/index.ts'

type Value = string | number | boolean

/** Digits behind the point. */
export type Digits = 0 | 1 | 2

/** How a report names things and writes numbers, for one game in one language. */
export interface Speech {
  readonly language: Language
  readonly words: LabWords
  readonly game: string
  readonly number: (value: number, digits?: Digits) => string
  /** "12.5 %"; with a sign where it is a difference. */
  readonly percent: (rate: number, signed?: boolean) => string
  readonly level: (name: string) => string
  readonly named: (kind: Kind, name: string) => string
  /**
   * A kind of move or event in the game's own words, "…" for what differs: "Play …"; "" for an
   * event of which a log says nothing.
   */
  readonly kind: (use: Used) => string
  /** One value that a kind carries: "tile Riding spurs"; "" for none. */
  readonly carried: (use: Used, options: GameTypes['options']) => string
  /** The event a use has as its example, as a log would tell it; "" if there is none. */
  readonly example: (use: Use, options: GameTypes['options']) => string
  readonly optionName: (name: string) => string
  readonly value: (option: string, value: Value) => string
  /** An option with its value. */
  readonly option: (name: string, value: Value) => string
}

/** The sentences of a game, and what its `judgement/text` has besides; null where it has none. */
interface Said {
  readonly text: GameText
  readonly reasons: GameText | null
  readonly called: Called | null
}

/** The words that a report of this game speaks with. */
export async function saidOf(entry: GameEntry, language: Language): Promise<Said> {
  const [{ text }, reasons, things] = await Promise.all([
    entry.text(language),
    entry.reasons?.(language),
    entry.called?.(),
  ])
  return { text, reasons: reasons?.text ?? null, called: things?.called ?? null }
}

export function speechFor(
  meta: GameMeta,
  { text, reasons, called }: Said,
  language: Language,
): Speech {
  const words = labWords(language)
  const locale = LOCALES[language]
  const formats = [0, 1, 2].map(digits => new Intl.NumberFormat(locale, digitsOf(digits)))
  const [percent, difference] = (['auto', 'exceptZero'] as const).map(
    signDisplay => new Intl.NumberFormat(locale, { ...digitsOf(1), style: 'percent', signDisplay }),
  )
  const number = (value: number, digits: Digits = 0) => minus(formats[digits].format(value))
  const level = (name: string): string => levelIn(words, name, number)
  const optionName = (name: string) => text.options[name]?.name ?? name
  const valueOf = (name: string, value: Value) => text.options[name]?.value(value) ?? `${value}`
  return {
    language,
    words,
    game: meta.title[language],
    number,
    percent: (rate, signed = false) => minus((signed ? difference : percent).format(rate)),
    level,
    named(kind, name) {
      if (kind === 'role') return text.role?.(name) ?? name
      return kind === 'seat' ? name : name.split(' / ').map(level).join(' / ')
    },
    // What is asked says more than an answer of which all that differs is left out: "… to …".
    kind: ({ from, type }) =>
      kindIn(text, kindKey(from, type)) ??
      (from === 'move' ? kindIn(text, `prompt.${type}`) : null) ??
      kindIn(text, `${from}.${type}`) ??
      kindIn(text, `${type}.other`) ??
      (from === 'move' ? type : ''),
    carried({ type, field, value }, options) {
      if (field === null || value === null) return ''
      const find = (key: string) => reasons?.say.find(key) ?? words.find(key)
      const n = Number(value)
      const name = Number.isInteger(n) ? called?.(text.say, { type, field, n, options }) : null
      return `${find(`field.${field}`) ?? field} ${name ?? find(`value.${value}`) ?? value}`
    },
    example({ example }, options) {
      return example === null ? '' : sentence(text, example, onlooker(words, options))
    },
    optionName,
    value: valueOf,
    option: (name, value) => `${optionName(name)}: ${valueOf(name, value)}`,
  }
}

/** A minus sign as wide as a plus, as in reviews. */
const minus = (written: string) => written.replace('-', '−')

const digitsOf = (digits: number) => ({
  minimumFractionDigits: digits,
  maximumFractionDigits: digits,
})

/** "greedy 2" is the second of several greedy players. */
function levelIn(words: LabWords, name: string, number: (value: number) => string): string {
  const [, level = name, count = ''] = /^(\S+)( \d+)?$/.exec(name) ?? []
  const tries = /^mcts:(\d+)$/.exec(level)?.[1]
  const said =
    tries === undefined
      ? words.find(`level.${level}`)
      : words('report.search', { tries: number(Number(tries)) })
  return `${said ?? level}${count}`
}

const onlooker = (words: LabWords, options: GameTypes['options']): Who => ({
  me: null,
  options,
  name: seat => `${words('name.seat')} ${seat + 1}`,
})

/** Leaves out whatever a message asks for. */
const ANYTHING: Parameters = new Proxy({}, { get: () => LEFT_OUT })

/** The message of this key with nothing told in it; null if there is none, or no word in it. */
function kindIn({ say }: GameText, key: string): string | null {
  const said = say.find(key, ANYTHING)?.replace(/NaN/g, LEFT_OUT)
  return said !== undefined && /\p{L}/u.test(said) ? said : null
}

/** A log may need more of the match than a report has: then there is no sentence. */
function sentence(text: GameText, event: GameTypes['event'], who: Who): string {
  try {
    return text.event(event, who)
  } catch {
    return ''
  }
}
