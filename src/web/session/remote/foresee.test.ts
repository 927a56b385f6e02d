import { describe, expect, test } from 'vitest'
import { GAMES } from '../../../games/index.ts'
import type { Game } from '../../../kernel/game.ts'
import { clone, same } from '../../../kernel/json.ts'
import { begin, submit } from '../../../kernel/match.ts'
import { Rng } from '../../../kernel/rng.ts'
import { foresee } from './foresee.ts'

/** A match by chance: of each ply, how its player saw it before, and whether that was foreseen. */
function foreseenIn(game: Game, plies: number) {
  const begun = begin(game, game.seats[0], {}, 'c0ffee')
  if (!begun.ok) throw new Error(begun.message)
  const match = begun.value
  const rng = Rng.from(7)
  const told = { right: 0, wrong: 0, unknown: 0 }
  for (let ply = 0; ply < plies; ply++) {
    const [seat] = game.actors(match.state)
    if (seat === undefined) break
    const offers = game.legal(match.state, seat)
    const move = offers[rng.below(offers.length)] ?? { type: 'none' }
    const view = foresee(game, clone(game.view(match.state, seat)), seat, [move])
    submit(match, seat, move)
    if (view === null) told.unknown++
    else if (same(view, game.view(match.state, seat))) told.right++
    else told.wrong++
  }
  return told
}

/** Mercadito imagines the secret answers of others always alike: what these lead to is a guess. */
const GUESSED: { readonly [game: string]: number } = { mercadito: 2 }

describe.each(GAMES)('$meta.id', entry => {
  test('what is foreseen comes, and much is foreseen', async () => {
    const { game } = await entry.load()
    const told = foreseenIn(game, 150)
    expect(told.wrong).toBeLessThanOrEqual(GUESSED[game.id] ?? 0)
    expect(told.right).toBeGreaterThan(told.unknown)
  })

  test('a move that is not legal is not foreseen', async () => {
    const { game } = await entry.load()
    const begun = begin(game, game.seats[0], {}, 'c0ffee')
    const state = begun.ok ? begun.value.state : {}
    const [seat = 0] = game.actors(state)
    expect(foresee(game, clone(game.view(state, seat)), seat, [{ type: 'none' }])).toBeNull()
  })
})
