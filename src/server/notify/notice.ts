import { findGame } from '../../games/index.ts'
import type { Language } from '../../kit/meta.ts'
import { DAY_MS } from '../clock.ts'
import { mailText } from './text/index.ts'

/**
 * The content of a notice: which tables wait for this person, because it is their turn or a seat is
 * kept for them, with whom they play there, and how much of their time is left where that is
 * little; and where a bot plays for them because none was left. It never says anything about the game.
 */
export interface Notice {
  readonly title: string
  readonly text: string
  /** Its link: the table, or, of several, the page with all of mine. */
  readonly url: string
  readonly tables: readonly TableSaid[]
}

/** What is said of a table. */
interface TableSaid {
  readonly id: string
  readonly game: string
  readonly title: string
  readonly url: string
  /** Milliseconds left on this person's clock: it is said where they are reminded. */
  readonly left?: number
  /** Who keeps a seat there for this person: the match has not begun. */
  readonly keptBy?: string
  /** A bot plays for this person, because their time was up. */
  readonly late?: true
}

/** A table to be told of. `others`: the people at it besides the one who is told. */
interface TableToTell extends Omit<TableSaid, 'title' | 'url'> {
  readonly others?: readonly string[]
}
interface TableNamed extends TableSaid, Pick<TableToTell, 'others'> {}

/**
 * `base`: the public address of this server; "" where it is unknown, then links begin with "/".
 */
export function turnNotice(
  language: Language,
  base: string,
  tables: readonly TableToTell[],
): Notice {
  const named = tables.map(table => {
    const title = findGame(table.game)?.meta.title[language] ?? table.game
    return { ...table, title, url: `${base}/t/${table.id}` }
  })
  const [first] = named
  const told =
    named.length === 1 && first !== undefined
      ? textOfOne(language, first)
      : textOfMany(language, `${base}/`, named)
  return { ...told, tables: named.map(({ others: _, ...table }) => table) }
}

type Told = Omit<Notice, 'tables'>

function textOfOne(language: Language, table: TableNamed): Told {
  const say = mailText(language)
  const { title: game, url, left, keptBy, late, others = [] } = table
  const named = others.length === 0 ? '' : say('turn.with', { names: others })
  if (left !== undefined) {
    const title = say('low.one', { game, left: time(language, left) })
    return { title, text: `${named} ${say('low.then')}`.trim(), url }
  }
  if (late)
    return { title: say('late.one', { game }), text: `${named} ${say('late.then')}`.trim(), url }
  if (keptBy !== undefined)
    return { title: say('kept.one', { game, name: keptBy }), text: url, url }
  return { title: say('turn.one', { game }), text: named || url, url }
}

function textOfMany(language: Language, url: string, tables: readonly TableNamed[]): Told {
  const say = mailText(language)
  const n = tables.length
  const low = tables.flatMap(({ left }) => left ?? [])
  const title =
    low.length > 0
      ? say('low.many', { n, left: time(language, Math.min(...low)) })
      : say(tables.every(isTurn) ? 'turn.many' : 'waiting.many', { n })
  const lines = tables.map(({ title: game, url: link, left, keptBy, late, others = [] }) => {
    if (late) return `${say('late.one', { game })} ${link}`
    if (keptBy !== undefined) return `${say('kept.one', { game, name: keptBy })} ${link}`
    const named = others.length === 0 ? game : say('turn.at', { game, names: others })
    return left === undefined ? `${named}: ${link}` : `${named} (${time(language, left)}): ${link}`
  })
  return { title, text: lines.join('\n'), url }
}

const isTurn = ({ keptBy, late }: TableNamed) => keptBy === undefined && !late

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** What passes until somebody reads it is not worth an hour less. */
const NOTHING_MS = 10 * MINUTE_MS

/** A span in words, rounded down: nobody is told that they have much longer than they do. */
function time(language: Language, left: number): string {
  const say = mailText(language)
  const ms = left + NOTHING_MS
  if (ms >= 2 * DAY_MS) return say('time.days', { n: Math.floor(ms / DAY_MS) })
  if (ms >= HOUR_MS) return say('time.hours', { n: Math.floor(ms / HOUR_MS) })
  return say('time.minutes', { n: Math.max(1, Math.floor(left / MINUTE_MS)) })
}

export function testNotice(language: Language, base: string): Notice {
  const say = mailText(language)
  return { title: say('notice.test'), text: say('notice.testText'), url: `${base}/`, tables: [] }
}

/** The line at the end of mails. */
export function foot(language: Language): string {
  return mailText(language)('notice.foot')
}
