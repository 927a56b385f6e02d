import { expect, test } from 'vitest'
import type { Who } from '../../../kit/words/text.ts'
import { sayIn } from '../../../kit/words/messages.ts'
import { screen } from '../../../web/screen.fixture.ts'
import { cardOf } from '../content/index.ts'
import type { View } from '../engine/state.ts'
import english from '../text/en.json' with { type: 'json' }
import type { Messages } from '../text/index.ts'
import { board } from './index.tsx'

test('the hands behind the result are drawn when somebody looks, not when the match ends', async () => {
  const { Result } = board
  if (!Result) throw new Error('no result')
  const view = { hands: [[cardOf('tomato')], [cardOf('onion')]], sizes: [1, 1] } as unknown as View
  const who = { me: 0, name: (seat: number) => `Seat ${seat}` } as Who
  const text = { say: sayIn<Messages>('en', english) } as never
  const page = await screen(<Result view={view} who={who} text={text} language="en" />)
  expect(page.all('li')).toEqual([])
  const details = page.all('details')[0]
  await details?.fire('toggle', { open: true })
  expect(page.text()).toContain('Tomato')
  // Where the cards lie is the table behind: these are pictures of them.
  expect(page.everything().some(({ attribute }) => attribute('data-pieces') !== null)).toBe(false)
})
