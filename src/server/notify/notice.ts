import { findGame } from '../../games/index.ts'
import type { Language } from '../../kit/meta.ts'
import { DAY_MS } from '../clock.ts'
import { mailText } from './text/index.ts'

/**
 * The content of a notice: at which tables it is this person's turn, and how much of their time is
 * left where that is little. It never says anything about the game.
 */
export interface Notice {
  readonly title: string
  readonly text: string
  /** Its link: the table, or, of several, the page with all of mine. */
  readonly url: string
  readonly tables: readonly {
    readonly id: string
    readonly game: string
    readonly title: string
    readonly url: string
    /** Milliseconds left on this person's clock: it is said where they are reminded. */
    readonly left?: number
  }[]
}

/**
 * `base`: the public address of this server; "" where it is unknown, then links begin with "/".
 */
export function turnNotice(
  language: Language,
  base: string,
  tables: readonly { readonly id: string; readonly game: string; readonly left?: number }[],
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

function noticeOfOne(language: Language, table: Notice['tables'][number]): Notice {
  const say = mailText(language)
  const { title: game, url, left } = table
  const said =
    left === undefined
      ? { title: say('turn.one', { game }), text: url }
      : { title: say('low.one', { game, left: time(language, left) }), text: say('low.then') }
  return { ...said, url, tables: [table] }
}

function noticeOfMany(language: Language, url: string, tables: Notice['tables']): Notice {
  const say = mailText(language)
  const n = tables.length
  const low = tables.flatMap(({ left }) => left ?? [])
  const title =
    low.length === 0
      ? say('turn.many', { n })
      : say('low.many', { n, left: time(language, Math.min(...low)) })
  const lines = tables.map(({ title: game, url: link, left }) =>
    left === undefined ? `${game}: ${link}` : `${game} (${time(language, left)}): ${link}`,
  )
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
