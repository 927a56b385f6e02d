import { describe, expect, test } from 'vitest'
import { Rng } from '../../../kernel/rng.ts'
import { game } from './index.ts'
import {
  bargains,
  canBuy,
  type Desk,
  deskOf,
  forCoin,
  shifted,
  spent,
} from '../test/referee.fixture.ts'
import type { PhaseName, State } from './state.ts'
import { inWords, NAMES, offers, position, shuffled, SIGNS } from './table.fixture.ts'

/** What the slow referee would offer before the first purchase. */
function expected(desk: Desk, phase: PhaseName): string[] {
  if (phase === 'turn') return canBuy(desk) ? ['pass', 'play'] : ['pass']
  const lasting = (cell: number, after: Desk) =>
    canBuy(shifted(after, cell)) ? [`move ${cell}`] : []
  if (phase === 'paid') return forCoin(desk).flatMap(cell => lasting(cell, desk))
  const messenger = desk.market.indexOf('m')
  return [
    ...bargains(desk).map(words => `buy ${words[0]} ${NAMES[SIGNS.indexOf(words[2])]}`),
    ...(messenger === desk.last ? [] : lasting(messenger, desk)),
    ...[0, 1, 2, 3]
      .filter(buyer => desk.coins[buyer])
      .filter(buyer => forCoin(desk).some(cell => lasting(cell, spent(desk, buyer)).length > 0))
      .map(buyer => `pay ${buyer}`),
  ]
}

/** A market at random with little in it, for a seat with so many coins and mostly bound buyers. */
function scarce(rng: Rng, coins: number): State {
  const seat = rng.below(4)
  const bits = rng.shuffle([1, 1, 1, 1, 0, 0, 0, 0].slice(4 - coins, 8 - coins)).join('')
  const goods = [0, 1, 2, 3]
    .filter(() => rng.below(4) > 0)
    .map(buyer => `${buyer} ${NAMES[rng.below(4)]} 1`)
  const atSeat = <A>(mine: A, other: A) => [0, 1, 2, 3].map(each => (each === seat ? mine : other))
  return position({
    seats: 4,
    turn: seat,
    market: shuffled(rng),
    stock: rng
      .shuffle(NAMES.slice(0, 4))
      .slice(0, 1 + rng.below(2))
      .map(name => `${name} ${1 + rng.below(2)}`)
      .join(', '),
    coins: atSeat(bits, '1010'),
    goods: atSeat(goods.join(', '), ''),
  })
}

/** Compares what is offered in so many markets; the lists that came up. */
function compare(coins: number, markets: number): string[] {
  const rng = Rng.from(coins)
  const found = new Set<string>()
  for (let i = 0; i < markets; i++) {
    const state = scarce(rng, coins)
    const said = offers(state)
    expect(said).toEqual(expected(deskOf(state), 'turn'))
    found.add(said.join())
  }
  return [...found].toSorted()
}

describe('AZT-R6 what is within reach, against every sequence of moves', () => {
  test.each([
    [1, 120],
    [2, 200],
    [3, 60],
  ])('with %i coins, in %i random markets', (coins, markets) => {
    expect(compare(coins, markets)).toEqual(['pass', 'pass,play'])
  })

  test('with 4 coins, where the slow way is slow, in a few', () =>
    expect(compare(4, 6)).toContain('pass,play'))

  test.each([
    [1, 40],
    [2, 40],
    [3, 12],
  ])('AZT-33, AZT-R5, AZT-R7 on the way to the first purchase, with %i coins', (coins, turns) => {
    const rng = Rng.from(10 + coins)
    const seen = new Map<PhaseName, number>()
    for (let played = 0; played < turns;) {
      const state = scarce(rng, coins)
      if (!offers(state).includes('play')) continue
      played++
      game.play(state, state.turn, { type: 'play' }, { rng, emit: () => undefined })
      for (let step = 0; step < 8 && !state.bought; step++) {
        expect(offers(state)).toEqual(expected(deskOf(state), state.phase))
        seen.set(state.phase, (seen.get(state.phase) ?? 0) + 1)
        const moves = game.legal(state, state.turn)
        const moving = moves.filter(move => !inWords(move).startsWith('buy'))
        game.play(state, state.turn, rng.pick(moving.length > 0 ? moving : moves), {
          rng,
          emit: () => undefined,
        })
      }
    }
    expect(seen.get('play')).toBeGreaterThan(10)
    expect((seen.get('paid') ?? 0) > 10).toBe(coins > 1)
  })
})
