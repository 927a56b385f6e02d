import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GAMES } from '../../../games/index.ts'
import type { Played } from '../../../protocol/local-history.ts'
import { keepGame } from '../../history/history.ts'
import { screen } from '../../screen.fixture.ts'
import { browser } from '../../server.fixture.ts'
import { storage } from '../../storage.ts'
import { historyText } from './history-text.ts'
import { MyHistory, MyNumbers } from './my-history.tsx'

const text = historyText()
const [{ meta }, { meta: other }] = GAMES
const game = (dealtAt: number, more: Partial<Played> = {}): Played => ({
  game: meta.id,
  dealtAt,
  endedAt: dealtAt,
  players: 2,
  company: 'easy',
  rank: 1,
  points: 12,
  time: 600_000,
  ...more,
})

beforeEach(() => browser())
afterEach(() => {
  storage.remove('history')
  vi.unstubAllGlobals()
})

test('before the first game there is a sentence, and the way to the stalls', async () => {
  const shown = await screen(<MyHistory />)
  expect(shown.text()).toContain(text.none)
  expect(shown.all('a').map(link => link.attribute('href'))).toEqual(['/'])
  await shown.close()
  const numbers = await screen(<MyNumbers game={meta.id} />)
  expect(numbers.text()).toBe('')
  await numbers.close()
})

test('numbers of each game, the one played last first, and the latest games', async () => {
  keepGame(game(1))
  keepGame(game(2, { rank: 2, points: 7 }))
  keepGame(game(3, { game: other.id, company: 'people', players: 4 }))
  const shown = await screen(<MyHistory />)
  expect(shown.all('h3').map(title => title.text)).toEqual([other.title.en, meta.title.en])
  const numbers = shown.all('dd').map(fact => fact.text)
  expect(numbers.slice(5)).toEqual(['2', '1', '12', '1', '20 min'])
  expect(shown.text()).toContain(`${text.players(2)} · ${text.company.easy}${text.wonOf(1, 2)}`)
  expect(shown.text()).toContain(`${text.players(4)} · ${text.company.people}`)
  expect(shown.text()).toContain(text.result(2, 7))
  await shown.close()
})

test('a game’s own page says my numbers in a line', async () => {
  keepGame(game(1))
  const shown = await screen(<MyNumbers game={meta.id} />)
  expect(shown.text()).toBe('You here: 1 game, 1 won, best 12 points, longest streak 1.')
  await shown.close()
})
