import { h } from 'preact'
import { beforeEach, expect, test } from 'vitest'
import { atRandom } from '../../../kit/play.fixture.ts'
import { sayIn } from '../../../kit/words/messages.ts'
import { fitOptions, must } from '../../../kernel/match.ts'
import { Rng } from '../../../kernel/rng.ts'
import { tableOf } from '../../../web/board-kit/board.fixture.ts'
import { screen, type Shown } from '../../../web/screen.fixture.ts'
import { boardBrowser } from '../../../web/server.fixture.ts'
import { whoFor } from '../../../web/table/table.fixture.ts'
import { game } from '../engine/index.ts'
import type { Aztec } from '../engine/state.ts'
import english from '../text/en.json' with { type: 'json' }
import { type Messages, textIn } from '../text/index.ts'
import { board } from './index.tsx'
import { sightLine } from './sight-line.ts'

const text = textIn(sayIn<Messages>('en', english))

beforeEach(boardBrowser)

/** The beginning of a turn in which somebody of mine can buy at once, or nobody. */
async function turn(ready: boolean) {
  const rng = Rng.from(5)
  const options = must(fitOptions(game, 2, {}))
  for (const state of atRandom(game, game.setup(2, options, rng), rng))
    for (const seat of game.actors(state)) {
      const [view, offers] = [game.view(state, seat), game.legal(state, seat)]
      const can = [0, 1, 2, 3].filter(buyer => {
        const { coin, targets } = sightLine(view, seat, buyer)
        return coin && targets.length > 0
      })
      if (view.phase !== 'turn' || can.length > 0 !== ready) continue
      const { table } = tableOf<Aztec, Messages>(text, { view, offers, who: whoFor(seat) })
      return { can, shown: await screen(h(board.Board, table)) }
    }
  throw new Error('There is no such turn.')
}

const invites = (shown: Shown) => shown.attribute('class') === 'act'

test('at the beginning of a turn those who can buy at once invite, and no button does', async () => {
  const { can, shown } = await turn(true)
  const marked = shown
    .all('button')
    .filter(each => /^Buyer .*can be chosen/.test(each.name))
    .map(each => Number(each.attribute('data-buyer')))
  expect(marked.toSorted((a, b) => a - b)).toEqual(can)
  expect(invites(shown.find('button', 'Play: buy'))).toBe(false)
  expect(invites(shown.find('button', 'Pass'))).toBe(false)
})

test('where nobody can buy at once, passing invites', async () => {
  const { shown } = await turn(false)
  expect(invites(shown.find('button', 'Pass'))).toBe(true)
  expect(invites(shown.find('button', 'Play: buy'))).toBe(false)
})
