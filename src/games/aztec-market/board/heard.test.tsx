import { h } from 'preact'
import { beforeEach, expect, test } from 'vitest'
import { fitOptions, must } from '../../../kernel/match.ts'
import { Rng } from '../../../kernel/rng.ts'
import { sayIn } from '../../../kit/words/messages.ts'
import { tableOf } from '../../../web/board-kit/board.fixture.ts'
import { screen } from '../../../web/screen.fixture.ts'
import { boardBrowser } from '../../../web/server.fixture.ts'
import { whoFor } from '../../../web/table/table.fixture.ts'
import { game } from '../engine/index.ts'
import type { Aztec } from '../engine/state.ts'
import english from '../text/en.json' with { type: 'json' }
import { type Messages, textIn } from '../text/index.ts'
import { board } from './index.tsx'

const text = textIn(sayIn<Messages>('en', english))

beforeEach(boardBrowser)

/** The table as seat 0 sees it before the first tile is laid out. */
async function begun(seats: number) {
  const options = must(fitOptions(game, seats, {}))
  const state = game.setup(seats, options, Rng.from(1))
  const view = game.view(state, 0)
  const { table } = tableOf<Aztec, Messages>(text, {
    view,
    offers: game.legal(state, 0),
    who: whoFor(0),
  })
  return screen(h(board.Board, table))
}

test('a buyer is called by its place, and by the row or the column that it looks along', async () => {
  const names = (await begun(3)).all('button').map(({ name }) => name)
  for (const place of ['Buyer 2, column 2: ', 'Buyer 2, row 2: '])
    expect(names.some(name => name.startsWith(place))).toBe(true)
})

test('where tiles can be read about is written, and not said after each tile', async () => {
  const shown = await begun(2)
  expect(shown.text()).toContain(text.say('board.layHow'))
  expect(shown.all('output').map(each => each.text)).toEqual([''])
})
