import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { routed } from '../../routes.fixture.ts'
import { screen } from '../../screen.fixture.ts'
import { browser } from '../../server.fixture.ts'
import { pageText } from '../../text/index.ts'
import { LearnPage } from './learn.tsx'
import { learnText } from './text/index.ts'

beforeEach(() =>
  browser({
    location: new URL('https://tianguis.test/learn/mercado/none'),
    history: { replaceState: () => {} },
    window: {},
  }),
)
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['mercado', learnText('learn.none')],
  ['none', pageText('trouble.noGame')],
])('a lesson that is not there, of %s: that is said', async (game, said) => {
  const page = <LearnPage params={{ game, lesson: 'none' }} query={{}} />
  const shown = await screen(routed(page).page)
  expect(shown.all('h1').map(({ text }) => text)).toEqual([said])
  await shown.close()
})
