import { type ComponentChild, h } from 'preact'
import { beforeEach, expect, test } from 'vitest'
import { oneOfEachKind } from '../../../../test/e2e/record.ts'
import { GAMES } from '../../../games/index.ts'
import { must, replay } from '../../../kernel/match.ts'
import { tableOf } from '../../board-kit/board.fixture.ts'
import { loadBoard } from '../../boards.ts'
import { screen } from '../../screen.fixture.ts'
import { browser } from '../../server.fixture.ts'
import { whoFor } from '../table.fixture.ts'
import { spotsFor } from './spots-for.ts'

/*
 * A hint marks the place of each move it names: one that is on the table, and no button of another
 * move. At one question of each kind every move on offer is looked up.
 */

beforeEach(() =>
  browser({
    matchMedia: () => ({ matches: true, addEventListener() {}, removeEventListener() {} }),
    HTMLElement: class {},
  }),
)

/** Moves of a trade that is being put together: they have no place of their own. */
const ELSEWHERE = /^(want|drop|unvote)$/
/** How long a game may take, in milliseconds: one asks more than fifty kinds of questions. */
const PATIENCE = 90_000

/** The names of all that is on the table at a position. */
async function namesOn(tree: ComponentChild) {
  const shown = await screen(tree)
  const there = shown.everything().flatMap(each => each.attribute('data-spot')?.split(' ') ?? [])
  await shown.close()
  return new Set(there)
}

test.each(GAMES)(
  '$meta.id: what a hint marks is on the table, and no button of another move',
  async entry => {
    const [{ game }, { text }, board] = await Promise.all([
      entry.load(),
      entry.text('en'),
      loadBoard(entry.meta.id),
    ])
    const wrong = new Set<string>()
    for (const { chronicle, seat } of oneOfEachKind(game)) {
      const { state } = must(replay(game, chronicle))
      const view = game.view(state, seat)
      const offers = game.legal(state, seat)
      const { table } = tableOf(text, { view, offers, who: whoFor(seat) })
      const there = await namesOn(h(board.Board, table))
      const buttons = new Map<string, string>()
      for (const move of offers) {
        const said = JSON.stringify(move)
        const marks = spotsFor(board, move, view).filter(spot => there.has(spot))
        if (marks.length === 0 && !ELSEWHERE.test(move.type)) wrong.add(`${said} has no mark`)
        // What has a number can begin several moves; a button is of one.
        const button = marks.join(' ')
        if (marks.length === 0 || button.includes(':')) continue
        if (buttons.has(button)) wrong.add(`${said} is marked like ${buttons.get(button)}`)
        buttons.set(button, said)
      }
    }
    expect([...wrong]).toEqual([])
  },
  PATIENCE,
)
