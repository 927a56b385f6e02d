import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sayIn } from '../../../../kit/words/messages.ts'
import type { Prompt } from '../../../../kit/words/text.ts'
import { Rng } from '../../../../kernel/rng.ts'
import { tableOf } from '../../../../web/board-kit/board.fixture.ts'
import { screen } from '../../../../web/screen.fixture.ts'
import { browser } from '../../../../web/server.fixture.ts'
import { cardOf } from '../../content/index.ts'
import { game } from '../../engine/index.ts'
import type { Event, Mercadito } from '../../engine/state.ts'
import english from '../../text/en.json' with { type: 'json' }
import { cardTerm, type Messages, textIn } from '../../text/index.ts'
import { RoundTable } from './round-table.tsx'

const say = sayIn<Messages>('en', english)
const text = textIn(say)
const view = game.view(game.setup(3, { openMemory: false }, Rng.from(1)), 0)

beforeEach(() => {
  browser({ matchMedia: () => ({ matches: false }) })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => void vi.useRealTimers())

/** What the status line is told to say instead of the question, after these events. */
async function table(...latest: Event[]) {
  const told: (Prompt | null)[] = []
  const { table: given } = tableOf<Mercadito, Messages>(text, {
    view,
    latest,
    past: latest,
    headline: prompt => void told.push(prompt),
  })
  const shown = await screen(<RoundTable {...given} />)
  const later = async () => {
    vi.runAllTimers()
    await shown.settle()
  }
  return { ...shown, told, later }
}

const lime = cardOf('lime')

test.each<[string, string, Event]>([
  ['of a choice', say('prompt.chosen'), { type: 'chose', wave: 1, choices: [], reveals: true }],
  [
    'of a conflict',
    say('prompt.settled', { card: cardTerm(lime) }),
    {
      type: 'called',
      card: lime,
      call: 1,
      declarations: [{ seat: 1, said: 'cede', to: null }],
      reveals: true,
    },
  ],
])('while the outcome %s is looked at, nothing is asked yet', async (_, title, event) => {
  const { told, later } = await table(event)
  expect(told.map(prompt => prompt?.title)).toEqual([title])
  await later()
  expect(told.at(-1)).toBe(null)
})

test('where nothing has come out the question stands at once', async () => {
  const { told } = await table()
  expect(told).toEqual([])
})

test('the piles beside the market say what they are', async () => {
  const { all } = await table()
  expect(all('p').map(({ text: said }) => said)).toContain(
    `${say('board.deck', { n: view.deckSize })}, ${say('board.discards', { n: 0 })}` +
      `${say('board.pile', { pile: 'deck' })}${view.deckSize}` +
      `${say('board.pile', { pile: 'discards' })}0`,
  )
})
