import { beforeEach, expect, test } from 'vitest'
import { findGame } from '../../../games/index.ts'
import { screen } from '../../screen.fixture.ts'
import { browser } from '../../server.fixture.ts'
import { keptHere } from '../../storage.fixture.ts'
import { LessonList } from './lesson-list.tsx'

beforeEach(() => {
  browser()
  keptHere()
})

test('the list of lessons has its rows before their names are here; the puzzles come below where they stay', async () => {
  const entry = findGame('mercado')
  if (!entry?.lessons) throw new Error('no lessons of Mercado')
  const { all, until } = await screen(<LessonList entry={entry}>{null}</LessonList>)
  const rows = all('li').length
  expect([rows, all('details').length]).toEqual([entry.lessons.ids.length, 0])
  await until(() => all('details').length > 0)
  expect(all('li').length).toBe(rows)
})
