import { findGame } from '../../games/index.ts'
import type { Language } from '../../kit/meta.ts'

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

interface Words {
  one(game: string): string
  many(tables: number): string
  test: string
  testText: string
  foot: string
}

const WORDS: { readonly [language in Language]: Words } = {
  en: {
    one: game => `Your turn: ${game}`,
    many: tables => `Your turn at ${tables} tables`,
    test: 'Tianguis: a test',
    testText: 'This is how you will hear that it is your turn.',
    foot: 'You asked for these notices. You can change that on the page “Me”.',
  },
  es: {
    one: game => `Te toca: ${game}`,
    many: tables => `Te toca en ${tables} mesas`,
    test: 'Tianguis: una prueba',
    testText: 'Así se te avisará de que te toca.',
    foot: 'Pediste que se te avisara. Puedes cambiarlo en la página «Yo».',
  },
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
  const title = alone ? WORDS[language].one(first.title) : WORDS[language].many(named.length)
  const text = alone ? first.url : named.map(table => `${table.title}: ${table.url}`).join('\n')
  return { title, text, url: alone ? first.url : `${base}/`, tables: named }
}

export function testNotice(language: Language, base: string): Notice {
  const { test, testText } = WORDS[language]
  return { title: test, text: testText, url: `${base}/`, tables: [] }
}

/** The line at the end of mails. */
export function foot(language: Language): string {
  return WORDS[language].foot
}
