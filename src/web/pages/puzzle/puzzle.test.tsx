import { beforeEach, expect, test } from 'vitest'
import { routed } from '../../routes.fixture.ts'
import { screen } from '../../screen.fixture.ts'
import { browser } from '../../server.fixture.ts'
import { puzzlesOf } from '../../session/position/puzzles.ts'
import { positionText } from './text/index.ts'
import { PuzzlePage } from './puzzle.tsx'

beforeEach(() => browser({ history: { replaceState: () => {} }, window: {} }))

test.each(['0', '99', 'one', '-1'])('there is no puzzle %s: that is said', async number => {
  // Their file is read once; the page is to find it here.
  await puzzlesOf('mercado')
  const page = <PuzzlePage params={{ game: 'mercado', number }} />
  const { all, until, close } = await screen(routed(page).page)
  await until(() => all('h1').length > 0)
  expect(all('h1').map(({ text }) => text)).toEqual([positionText('position.noPuzzle')])
  const ways = all('a').map(({ text }) => text)
  expect(ways).toContain(positionText('position.first'))
  expect(ways).toContain(positionText('position.all'))
  await close()
})
