import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { GAMES } from '../../../../games/index.ts'
import type { Played } from '../../../../protocol/local-history.ts'
import type { Account } from '../../../../protocol/account.ts'
import { me } from '../../../api.ts'
import { keepGame, readHistory } from '../../../history/history.ts'
import { game as played } from '../../../history/played.fixture.ts'
import { language } from '../../../language.ts'
import { screen } from '../../../screen.fixture.ts'
import { answering, browser } from '../../../server.fixture.ts'
import { storage } from '../../../storage.ts'
import { pageText } from '../../../text/index.ts'
import { historyText } from './text/index.ts'
import { MyHistory } from './my-history.tsx'
import { MyNumbers } from './my-numbers.tsx'

/** The first of them has places only, no points. */
const [{ meta: other }, { meta }] = GAMES
const game = (dealtAt: number, more: Partial<Played> = {}) =>
  played(dealtAt, { game: meta.id, players: 2, rank: 1, points: 12, ...more })

beforeEach(() => browser())
afterEach(() => {
  for (const name of ['history', 'history-owner', 'history-browser']) storage.remove(name)
  me.value = null
})

test('before the first game there is a sentence, and the way to the stalls', async () => {
  const shown = await screen(<MyHistory />)
  expect(shown.text()).toContain(historyText('history.none'))
  expect(shown.all('a').map(link => link.attribute('href'))).toEqual(['/'])
  const numbers = await screen(<MyNumbers game={meta.id} />)
  expect(numbers.text()).toBe('')
})

test('numbers of each game, the one played last first, and the latest games', async () => {
  keepGame(game(1))
  keepGame(game(2, { rank: 2, points: 7 }))
  keepGame(game(3, { game: other.id, company: 'people', players: 4 }))
  const shown = await screen(<MyHistory />)
  expect(shown.all('h3').map(title => title.text)).toEqual([other.title.en, meta.title.en])
  const numbers = shown.all('dd').map(fact => fact.text)
  expect(numbers.slice(4)).toEqual(['2', '1', '12', '1', '20 min'])
  expect(shown.text()).toContain(
    `${historyText('history.players', { n: 2 })}\u00a0· ${historyText('company.easy')}${historyText('history.wonOf', { won: 1, played: 2 })}`,
  )
  expect(shown.text()).toContain(
    `${historyText('history.players', { n: 4 })}\u00a0· ${historyText('company.people')}`,
  )
  const results = shown.all('span').map(part => part.text)
  expect(results).toContain(historyText('history.result', { rank: 2, score: 7 }))
  expect(results).toContain(pageText('lists.place', { rank: 1 }))
})

test('a game’s own page says my numbers in a line', async () => {
  keepGame(game(1))
  const shown = await screen(<MyNumbers game={meta.id} />)
  expect(shown.text()).toBe('You here: 1 game, 1 won, best 12 points, 1 in a row at most.')
  const before = language.value
  onTestFinished(() => void (language.value = before))
  language.value = 'es'
  const inSpanish = await screen(<MyNumbers game={meta.id} />)
  expect(inSpanish.text()).toBe(
    'Tú aquí: 1 partida, 1 ganada, mejor puntuación: 12, mejor racha: 1.',
  )
})

test('with a kept account, all devices count; what could not be sent is said', async () => {
  keepGame(game(1))
  const [kept] = Object.values(readHistory().sums)
  const parts = [{ browser: 'elsewhere', history: { latest: [], sums: { [meta.id]: kept } } }]
  const { answers } = answering({
    'GET /me': { me: { id: 'ana', name: 'Ana' } },
    'GET /me/local-history': { parts },
    'POST /me/local-history': { stored: true },
  })
  const account = { me: { id: 'ana' }, email: 'ana@example.org', passkeys: [] }
  for (const note of [historyText('history.keptWithAccount'), historyText('history.notSent')]) {
    const shown = await screen(<MyHistory account={account as unknown as Account} />)
    expect(shown.text()).toContain(historyText('history.title'))
    await shown.settle()
    expect(shown.text()).toContain(historyText('history.titleOfAll'))
    expect(shown.all('dd')[0]?.text).toBe('2')
    expect(shown.text()).toContain(note)
    await shown.close()
    answers['POST /me/local-history'] = undefined
  }
  answers['GET /me/local-history'] = undefined
  const alone = await screen(<MyHistory account={account as unknown as Account} />)
  await alone.settle()
  expect(alone.text()).toContain(historyText('history.noAnswer'))
  expect(alone.all('dd')[0]?.text).toBe('1')
})
