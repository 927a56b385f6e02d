import { expect, test } from 'vitest'
import { game } from '../engine/index.ts'
import type { View } from '../engine/state.ts'
import { Rng } from '../../../kernel/rng.ts'
import { atRandom } from '../../../kit/play.fixture.ts'
import { follow, type Placed, UNPLACED } from '../../../web/board-kit/follow.ts'
import { wanted } from './track.ts'

/** A match of random moves, as a viewer sees it ply by ply. */
function* played(seed: number): Generator<View> {
  const rng = Rng.from(seed)
  const state = game.setup(3, { removal: 'random', removed: 60, market: 'players', start: 0 }, rng)
  for (const at of atRandom(game, state, rng)) yield game.view(at, 0)
}

const all = (placed: Placed) => [...placed.values()].flat()

test('through a whole match no piece is lost, doubled or invented', () => {
  for (const seed of [1, 2, 3]) {
    let placed = UNPLACED
    let known: string[] | null = null
    for (const view of played(seed)) {
      const next = follow(placed, wanted(view))
      expect(new Set(all(next)).size).toBe(all(next).length)
      known ??= all(next).toSorted()
      expect(all(next).toSorted()).toEqual(known)
      placed = next
    }
  }
})

test('only what must moves: a tile that stays keeps its id', () => {
  const views = [...played(4)]
  let placed = UNPLACED
  for (const [step, view] of views.entries()) {
    const next = follow(placed, wanted(view))
    const stayed = [...view.cells.keys()].filter(
      cell => views[step - 1]?.cells[cell] === view.cells[cell],
    )
    expect(stayed.map(cell => next.get(`cell:${cell}`))).toEqual(
      stayed.map(cell => placed.get(`cell:${cell}`)),
    )
    placed = next
  }
})
