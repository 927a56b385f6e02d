import { expect, test } from 'vitest'
import { goldfish } from '../../bench/peers/boardgame-io-goldfish.ts'
import { Peer } from '../../bench/peers/boardgame-io.ts'
import { game } from '../games/merchant-of-goldfish/engine/index.ts'
import type { Move, Options } from '../games/merchant-of-goldfish/engine/state.ts'
import { USUAL } from '../games/merchant-of-goldfish/engine/table.fixture.ts'
import { stream } from '../kernel/chance.ts'
import { clone, same } from '../kernel/json.ts'
import { Rng } from '../kernel/rng.ts'

/**
 * The bench compares engines only if they play the same game: two independent implementations,
 * compared ply by ply.
 */
const peer = new Peer(goldfish)

/** One of our moves in the peer's form: "play 8 2". */
const named = ({ type, ...rest }: Move) => [type, ...Object.values(rest)].join(' ')

/** Plays one game in both; returns the number of plies. */
function playBoth(seats: number, options: Options, seed: number): number {
  let plies = 0
  const wrong: unknown[] = []
  const state = game.setup(seats, options, stream('e', seed))
  let theirs = peer.begin(seats, clone(state))
  const rng = Rng.from(seed)
  const table = { rng, emit() {} }
  for (let [seat] = game.actors(state); seat !== undefined; [seat] = game.actors(state)) {
    const moves = game.legal(state, seat)
    const choices = peer.choices(theirs)
    const offered = choices.map(({ move, args }) => [move, ...args].join(' ')).toSorted()
    const alike = same(offered, moves.map(named).toSorted())
    if (!alike || theirs.ctx.currentPlayer !== String(seat)) wrong.push({ plies, seat, offered })
    const move = rng.pick(moves)
    game.play(state, seat, move, table)
    plies++
    const theirMove = choices.find(each => [each.move, ...each.args].join(' ') === named(move))
    theirs = peer.play(theirs, theirMove!)
  }
  expect(wrong.slice(0, 3)).toEqual([])
  expect(theirs.ctx.gameover).toEqual({ winner: String(state.ranking[0]), ranking: state.ranking })
  expect(theirs.G).toEqual(state)
  return plies
}

test.each([2, 3, 4, 5, 6])('the peer of the bench plays the same game with %i players', seats => {
  expect(playBoth(seats, { ...USUAL, maxTurns: 500 }, seats)).toBeGreaterThan(20)
  expect(playBoth(seats, { ...USUAL, start: 0, maxTurns: 100 }, 9)).toBeGreaterThan(20)
})
