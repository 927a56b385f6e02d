import { expect, test } from 'vitest'
import { sayIn } from '../../../kit/words/messages.ts'
import { choicesOf, SOMETHING, tableOf } from '../../../web/board-kit/board.fixture.ts'
import type { Asking, Cove } from '../engine/state.ts'
import english from '../text/en.json' with { type: 'json' }
import { type Messages, textIn } from '../text/index.ts'
import { played } from './played.fixture.ts'
import { useDesk } from './use-desk.ts'

const text = textIn(sayIn<Messages>('en', english))

/** What is said to a viewer who touches a boat while the seat that plays first chooses an action. */
async function told(viewerOf: (seat: number) => number | null): Promise<unknown> {
  for (const { view, offers, seat } of played(1, 2)) {
    if ((view.agenda.at(-1) as Asking).at !== 'chooseSpace') continue
    const viewer = viewerOf(seat)
    const { table, done } = tableOf<Cove, Messages>(text, {
      view: { ...view, viewer },
      offers: viewer === seat ? offers : [],
    })
    const { act } = await choicesOf(table, useDesk)
    await act(desk => desk.touch('boat:0', SOMETHING, 'It carries four.'))
    return done.said
  }
  throw new Error('No action was chosen')
}

test.each([
  ['whoever is asked something else', seat => seat, ' Something else is to be decided first.'],
  ['whoever is not asked', seat => 1 - seat, ' It is not for you to decide now.'],
  ['an onlooker', () => null, ''],
] satisfies [string, (seat: number) => number | null, string][])(
  'what cannot be touched says to %s what it is for, and why it is shut',
  async (_, viewerOf, why) => {
    expect(await told(viewerOf)).toEqual([`It carries four.${why}`])
  },
)
