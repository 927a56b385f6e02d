import { beforeEach, expect, test } from 'vitest'
import { findGame } from '../../../games/index.ts'
import { routed } from '../../routes.fixture.ts'
import { screen } from '../../screen.fixture.ts'
import { browser } from '../../server.fixture.ts'
import { progress } from '../../session/lesson/progress.ts'
import { Offer } from './offer.tsx'
import { learnText } from './text/index.ts'

beforeEach(() =>
  browser({
    location: new URL('https://tianguis.test/learn/mercado?offer=1'),
    history: { replaceState: () => {} },
    window: {},
  }),
)

test('who has left a lesson on the way is offered to go on after the last step', async () => {
  const entry = findGame('mercado')
  if (!entry?.lessons) throw new Error('no lessons')
  const [first = ''] = entry.lessons.ids
  for (const [done, said] of [
    [0, learnText('learn.show')],
    [3, learnText('learn.goOn', { done: 3 })],
    ['done', learnText('learn.show')],
  ] as const) {
    progress.write('mercado', first, done)
    const shown = await screen(routed(<Offer entry={entry} />).page)
    expect(shown.find('a', said).attribute('href')).toBe('/learn/mercado')
    await shown.close()
  }
  progress.write('mercado', first, 0)
})
