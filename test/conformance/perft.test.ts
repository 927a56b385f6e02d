import { describe, expect, test } from 'vitest'
import type { GameTypes } from '../../src/kernel/game.ts'
import { copyOf } from '../../src/kernel/json.ts'
import { Rng } from '../../src/kernel/rng.ts'
import { type Case, games, isPlain, movers, start, walk } from './cases.ts'
import { goldenCases } from './golden-cases.ts'
import { firstDifference, hasGoldenFiles, NEW_GAME } from './golden.ts'

/*
 * How many different lines of 1, 2, 3 … small steps there are, from the deal and from the middle of
 * a match: one move too many or too few, anywhere, changes the numbers.
 */

const NODES = 1500

function ways(at: Case, state: GameTypes['state'], depth: number): number {
  if (depth === 0) return 1
  let sum = 0
  const { game } = at
  for (const seat of movers(at, state)) {
    const moves = game.legal(state, seat)
    if (depth === 1) sum += moves.length
    else {
      for (const move of moves) {
        const next = copyOf(state)
        game.play(next, seat, move, { rng: Rng.from(depth), emit: () => undefined })
        sum += ways(at, next, depth - 1)
      }
    }
  }
  return sum
}

/** The numbers for 1, 2, 3 … steps, as long as they do not grow too large. */
function series(at: Case, state: GameTypes['state']): number[] {
  const counts: number[] = []
  while (counts.length < 8 && (counts.at(-1) ?? 1) < NODES && counts.at(-1) !== 0) {
    counts.push(ways(at, state, counts.length + 1))
  }
  return counts
}

describe.each(games)('$id', game => {
  test('the counts are unchanged', ({ skip }) => {
    skip(!hasGoldenFiles(game.id), NEW_GAME)
    const lines = goldenCases
      .filter(each => each.game === game && isPlain(each))
      .flatMap(at => {
        const rows = [`${at.seats} seats, seed 1: ${series(at, start(at, 1).state).join(' ')}`]
        for (const plies of [25, 60, 120]) {
          let state: GameTypes['state'] = {}
          for (const step of walk(at, 1, plies)) state = step.state
          rows.push(
            `${at.seats} seats, seed 1, after ${plies} plies: ${series(at, state).join(' ')}`,
          )
        }
        return rows
      })
    expect(lines.length).toBeGreaterThan(0)
    expect(
      firstDifference(`src/games/${game.id}/test/perft.txt`, `${lines.join('\n')}\n`),
    ).toBeNull()
  })
})
