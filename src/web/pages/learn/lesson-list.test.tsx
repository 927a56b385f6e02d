import { beforeEach, expect, test } from 'vitest'
import { findGame } from '../../../games/index.ts'
import { screen } from '../../screen.fixture.ts'
import { browser } from '../../server.fixture.ts'
import { keptHere } from '../../storage.fixture.ts'
import { progress } from '../../session/lesson/progress.ts'
import { LessonList } from './lesson-list.tsx'

beforeEach(() => {
  browser()
  keptHere()
})

test('the list of lessons has all its rows, and room for the puzzles below, before their names are here', async () => {
  const entry = findGame('mercado')
  if (!entry?.lessons) throw new Error('no lessons of Mercado')
  const { all, until } = await screen(<LessonList entry={entry}>{null}</LessonList>)
  const kept = () => [all('li').length, all('details').map(fold => fold.attribute('data-shown'))]
  expect(kept()).toEqual([entry.lessons.ids.length, ['false']])
  await until(() => all('details')[0]?.attribute('data-shown') === 'true')
  expect(kept()).toEqual([entry.lessons.ids.length, ['true']])
})

test.each([
  { done: [], next: 'day' },
  { done: ['day', 'captain'], next: 'evening' },
])('after $done the lesson that is next stands out: $next', async ({ done, next }) => {
  const entry = findGame('merchants-cove')
  if (!entry) throw new Error('no Merchants Cove')
  for (const id of done) progress.write(entry.meta.id, id, 'done')
  const { all, until } = await screen(<LessonList entry={entry}>{null}</LessonList>)
  const loud = () =>
    all('a')
      .filter(link => !link.attribute('class')?.includes('quiet'))
      .map(link => link.attribute('href'))
  await until(() => all('a').length > 0)
  expect(loud()).toEqual([`/learn/merchants-cove/${next}`])
})
