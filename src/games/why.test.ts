import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../kit/meta.ts'
import { playThrough } from '../kit/text.fixture.ts'
import { GAMES } from './index.ts'

/** A sentence or two, and the rule it rests on. */
const REASON = /^[A-ZÁÉÍÓÚ¿¡].*[.!?] \[([A-Z]+(?:-[A-Z]+)?-R?\d+[a-z]?)\]$/
const MOST_WORDS = 45

describe.each(GAMES.map(entry => ({ id: entry.meta.id, entry })))('$id', ({ id, entry }) => {
  const file = (path: string) => readFileSync(new URL(`${id}/${path}`, import.meta.url), 'utf8')
  const ledger = JSON.parse(file('rules/ledger.json')) as string[]

  test.each(LANGUAGES)(
    'every question that is asked in play says why it is asked (%s)',
    async language => {
      const { game } = await entry.load()
      const { text } = await entry.text(language)
      const missing = new Set<string>()
      for (const [seats, seed] of [
        [2, 'a'],
        [entry.meta.seats[1], 'b'],
      ] as const) {
        const { views } = playThrough(game, seats, seed, {})
        // At the end nothing is asked any more.
        for (const view of views.slice(0, -3)) {
          const why = text.why?.(view) ?? ''
          if (!ledger.includes(REASON.exec(why)?.[1] ?? ''))
            missing.add(`${why}: ${text.prompt(view, { me: 0, options: {}, name: String }).title}`)
        }
      }
      expect([...missing]).toEqual([])
    },
  )

  test.each(LANGUAGES)('the goal, and every reason, is short (%s)', language => {
    const said = JSON.parse(file(`text/${language}.json`)) as { [key: string]: string }
    const long = Object.entries(said).filter(
      ([key, words]) =>
        (key.startsWith('why.') || key === 'about.goal') && words.split(' ').length > MOST_WORDS,
    )
    expect(long).toEqual([])
    expect(said['about.goal']?.length).toBeGreaterThan(20)
  })
})

test('every question of Merchants Cove has its reason, also those that are seldom asked', () => {
  const path = new URL('merchants-cove/text/en.json', import.meta.url)
  const keys = Object.keys(JSON.parse(readFileSync(path, 'utf8')) as object)
  const kinds = keys.flatMap(key => /^prompt\.(.+)\.hint$/.exec(key)?.[1] ?? [])
  expect(kinds.filter(kind => !keys.includes(`why.${kind}`))).toEqual([])
})
