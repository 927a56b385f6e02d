import { beforeEach, expect, test } from 'vitest'
import type { GameEntry } from '../../../kit/game-entry.ts'
import { findGame } from '../../../games/index.ts'
import { screen } from '../../screen.fixture.ts'
import { browser } from '../../server.fixture.ts'
import { puzzlesOf, solved } from '../../session/position/puzzles.ts'
import { keptHere } from '../../storage.fixture.ts'
import { learnText } from './text/index.ts'
import { PuzzleList } from './puzzle-list.tsx'

beforeEach(() => {
  browser()
  keptHere()
})

const puzzleOf = (n: number) => learnText('learn.puzzle', { game: 'Mercado', n })

test('the puzzles of a game are there once the fold is opened, and those that were solved here are marked', async () => {
  const entry = findGame('mercado')
  if (!entry) throw new Error('no Mercado')
  const carried = await puzzlesOf('mercado')
  solved.add('mercado', carried[1] ?? '')
  solved.add('mercado', carried[2] ?? '')
  const { all, until } = await screen(<PuzzleList entry={entry} shown />)
  expect(all('a')).toEqual([])
  await all('details')[0]?.fire('toggle', { open: true })
  await until(() => all('a').length > 0)
  const ways = all('a')
  expect(ways.map(way => way.attribute('href'))).toEqual(
    carried.map((_, at) => `/puzzle/mercado/${at + 1}`),
  )
  const done = (n: number) => `${puzzleOf(n)}, ${learnText('learn.solved')}`
  expect(ways.slice(0, 4).map(({ name }) => name)).toEqual([
    puzzleOf(1),
    done(2),
    done(3),
    puzzleOf(4),
  ])
})

test('a game without puzzles has no list of them', async () => {
  const mercado = findGame('mercado')
  if (!mercado) throw new Error('no Mercado')
  const entry: GameEntry = { ...mercado }
  delete entry.puzzles
  const { text, settle } = await screen(<PuzzleList entry={entry} shown />)
  await settle()
  expect(text()).toBe('')
})
