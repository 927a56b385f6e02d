import { findGame } from '../../games/index.ts'
import type { Language } from '../../kit/meta.ts'
import { mailText } from './text/index.ts'

/**
 * The content of a notice: at which tables it is this person's turn. It never says anything about
 * the game.
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
  }[]
}

/**
 * `base`: the public address of this server; "" where it is unknown, then links begin with "/".
 */
export function turnNotice(
  language: Language,
  base: string,
  tables: readonly { readonly id: string; readonly game: string }[],
): Notice {
  const named = tables.map(({ id, game }) => {
    const title = findGame(game)?.meta.title[language] ?? game
    return { id, game, title, url: `${base}/t/${id}` }
  })
  const [first] = named
  const alone = named.length === 1 && first !== undefined
  const say = mailText(language)
  const title = alone
    ? say('turn.one', { game: first.title })
    : say('turn.many', { n: named.length })
  const text = alone ? first.url : named.map(table => `${table.title}: ${table.url}`).join('\n')
  return { title, text, url: alone ? first.url : `${base}/`, tables: named }
}

export function testNotice(language: Language, base: string): Notice {
  const say = mailText(language)
  return { title: say('notice.test'), text: say('notice.testText'), url: `${base}/`, tables: [] }
}

/** The line at the end of mails. */
export function foot(language: Language): string {
  return mailText(language)('notice.foot')
}
