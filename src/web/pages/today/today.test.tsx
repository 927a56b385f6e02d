import { beforeEach, expect, test, vi } from 'vitest'
import { GAMES } from '../../../games/index.ts'
import { routed } from '../../routes.fixture.ts'
import { screen } from '../../screen.fixture.ts'
import { answering, browser } from '../../server.fixture.ts'
import { dayAt } from '../../session/today/deal.ts'
import { type DayResult, keepDayResult } from '../../session/today/results.ts'
import { storage } from '../../storage.ts'
import { resultText } from './result-of-day.tsx'
import { TodayPage } from './today.tsx'

beforeEach(() => browser())

test('the results of the day stand at their games, and are read once for all of them', async () => {
  answering({})
  const day = dayAt(Date.now())
  const first: DayResult = { day, game: GAMES[0]?.meta.id ?? '', place: 1, players: 2, points: 31 }
  const second = { ...first, game: GAMES[1]?.meta.id ?? '', place: 2 }
  keepDayResult(first)
  keepDayResult(second)
  const read = vi.spyOn(storage, 'read')
  const { all } = await screen(routed(<TodayPage />, '/today').page)
  const times = read.mock.calls.filter(([name]) => name === 'today').length
  read.mockRestore()
  const deals = all('li').map(({ text }) => text)
  expect(deals[0]).toContain(resultText(first))
  expect(deals[1]).toContain(resultText(second))
  expect(deals[2]).not.toContain(resultText(second))
  expect(times).toBe(1)
})
