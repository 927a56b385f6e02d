import { h } from 'preact'
import { beforeEach, expect, test } from 'vitest'
import { sayIn } from '../../../kit/words/messages.ts'
import { tableOf } from '../../../web/board-kit/board.fixture.ts'
import { screen } from '../../../web/screen.fixture.ts'
import { browser } from '../../../web/server.fixture.ts'
import type { Asking, Cove } from '../engine/state.ts'
import english from '../text/en.json' with { type: 'json' }
import { type Messages, textIn } from '../text/index.ts'
import { board } from './index.tsx'
import { played } from './played.fixture.ts'

const text = textIn(sayIn<Messages>('en', english))

beforeEach(() =>
  browser({
    matchMedia: () => ({ matches: true, addEventListener() {}, removeEventListener() {} }),
    HTMLElement: class {},
  }),
)

/** The table at the first question of a kind. */
async function asked(at: Asking['at']) {
  for (const { view, offers, seat } of played(3, 4)) {
    if ((view.agenda.at(-1) as Asking).at !== at) continue
    const viewed = { view: { ...view, viewer: seat }, offers }
    const { table } = tableOf<Cove, Messages>(text, viewed)
    return { view: table.view, offers, shown: await screen(h(board.Board, table)) }
  }
  throw new Error(`Nobody was asked ${at}`)
}

test('a line of the Rift that can be opened is called by what it gives', async () => {
  const { view, offers, shown } = await asked('chr.portal.next')
  const opens = offers.filter(({ type }) => type === 'chr.portal.next')
  expect(opens.length).toBeGreaterThan(0)
  const [first] = opens
  const called = first ? text.move(first, view) : ''
  expect(shown.find('button', `${called}, can be chosen`).attribute('class')).toContain('cv-edge')
})
