import { describe, expect, test } from 'vitest'
import { GAMES } from '../../../games/index.ts'
import type { Game, Seat } from '../../../kernel/game.ts'
import { clone, same } from '../../../kernel/json.ts'
import { begin, must, submit } from '../../../kernel/match.ts'
import { Rng } from '../../../kernel/rng.ts'
import { foresee } from './foresee.ts'

/** A match by chance: of each ply, how its player saw it before, and whether that was foreseen. */
function foreseenIn(game: Game, plies: number) {
  const match = must(begin(game, game.seats[0], {}, 'c0ffee'))
  const rng = Rng.from(7)
  const told = { right: 0, wrong: 0, guessed: 0, unknown: 0 }
  let before: readonly Seat[] = []
  for (let ply = 0; ply < plies; ply++) {
    const actors = game.actors(match.state)
    const [seat] = actors
    if (seat === undefined) break
    // Where several were asked at once, others have answered already, in secret.
    const secretly = before.length > 1 && before.includes(seat)
    before = actors
    const offers = game.legal(match.state, seat)
    const move = offers[rng.below(offers.length)] ?? { type: 'none' }
    const view = foresee(game, clone(game.view(match.state, seat)), seat, [move])
    submit(match, seat, move)
    if (view === null) told.unknown++
    else if (same(view, game.view(match.state, seat))) told.right++
    else if (secretly) told.guessed++
    else told.wrong++
  }
  return told
}

describe.each(GAMES)('$meta.id', entry => {
  test('what is foreseen comes, and much is foreseen', async () => {
    const { game } = await entry.load()
    const told = foreseenIn(game, 150)
    expect(told.wrong).toBe(0)
    expect(told.right).toBeGreaterThan(told.unknown)
    // The secret answers of others are imagined alike: what these lead to may be a guess.
    expect(told.guessed).toBeLessThan(told.right / 10)
  })

  test('a move that is not legal is not foreseen', async () => {
    const { game } = await entry.load()
    const { state } = must(begin(game, game.seats[0], {}, 'c0ffee'))
    const [seat = 0] = game.actors(state)
    expect(foresee(game, clone(game.view(state, seat)), seat, [{ type: 'none' }])).toBeNull()
  })
})
