import { findGame } from '../../games/index.ts'
import type { Language } from '../../kit/meta.ts'
import { DAY_MS } from '../clock.ts'
import { mailText } from './text/index.ts'

/**
 * The content of a notice: which tables wait for this person, because it is their turn or a seat is
 * kept for them, and how much of their time is left where that is little. It never says anything
 * about the game.
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
}

/**
 * `base`: the public address of this server; "" where it is unknown, then links begin with "/".
 */
export function turnNotice(
  language: Language,
  base: string,
  tables: readonly Omit<TableSaid, 'title' | 'url'>[],
): Notice {
  const named = tables.map(table => {
    const title = findGame(table.game)?.meta.title[language] ?? table.game
    return { ...table, title, url: `${base}/t/${table.id}` }
  })
  const [first] = named
  return named.length === 1 && first !== undefined
    ? noticeOfOne(language, first)
    : noticeOfMany(language, `${base}/`, named)
}

function noticeOfOne(language: Language, table: TableSaid): Notice {
  const say = mailText(language)
  const { title: game, url, left, keptBy } = table
  const tables = [table]
  if (left !== undefined) {
    const title = say('low.one', { game, left: time(language, left) })
    return { title, text: say('low.then'), url, tables }
  }
  const title =
    keptBy === undefined ? say('turn.one', { game }) : say('kept.one', { game, name: keptBy })
  return { title, text: url, url, tables }
}

function noticeOfMany(language: Language, url: string, tables: readonly TableSaid[]): Notice {
  const say = mailText(language)
  const n = tables.length
  const low = tables.flatMap(({ left }) => left ?? [])
  const title =
    low.length > 0
      ? say('low.many', { n, left: time(language, Math.min(...low)) })
      : say(tables.some(({ keptBy }) => keptBy !== undefined) ? 'waiting.many' : 'turn.many', { n })
  const lines = tables.map(({ title: game, url: link, left, keptBy }) => {
    if (keptBy !== undefined) return `${say('kept.one', { game, name: keptBy })} ${link}`
    return left === undefined ? `${game}: ${link}` : `${game} (${time(language, left)}): ${link}`
  })
  return { title, text: lines.join('\n'), url, tables }
}

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
