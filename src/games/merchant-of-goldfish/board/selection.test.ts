import { describe, expect, it } from 'vitest'
import { stream } from '../../../kernel/chance.ts'
import { begin, must, submit } from '../../../kernel/match.ts'
import { game } from '../engine/index.ts'
import type { Move } from '../engine/state.ts'
import { countsOf } from '../../../kit/counts.ts'
import {
  balanced,
  canBalance,
  mayPick,
  meantBy,
  NO_CARDS,
  pickCard,
  type SwapCards,
  swapMoves,
  worth,
} from './selection.ts'

const cards = (...list: number[]) => countsOf(14, list)
const play = (value: number, count: number): Move => ({ type: 'play', value, count })

describe('a play', () => {
  it('asks about the play that was meant', () => {
    const pair = { value: 5, count: 2 }
    expect(meantBy(8, 1, pair)).toEqual(play(8, 2))
    expect(meantBy(3, 4, pair)).toEqual(play(3, 2))
    expect(meantBy(3, 1, pair)).toEqual(play(3, 1))
    expect(meantBy(5, 2, pair)).toEqual(play(5, 2))
    expect(meantBy(8, 1, { value: 0, count: 0 })).toEqual(play(8, 1))
  })
})

describe('choosing a swap', () => {
  const grown = (picks: SwapCards | ReturnType<typeof pickCard>): SwapCards => {
    if ('why' in picks) throw new Error(picks.why)
    return picks
  }

  it('adds copies, and lets go after the last', () => {
    const one = grown(pickCard(NO_CARDS, 'give', 3, 2))
    const two = grown(pickCard(one, 'give', 3, 2))
    expect(worth(two.give)).toBe(6)
    expect(worth(grown(pickCard(two, 'give', 3, 2)).give)).toBe(0)
  })

  it('GOL-23 GOL-R5 refuses more than 14 and the same value on both sides', () => {
    const nine = grown(pickCard(NO_CARDS, 'give', 9, 1))
    expect(pickCard(nine, 'give', 6, 1)).toEqual({
      rule: 'GOL-23',
      why: 'over-limit',
      with: { sum: 15 },
    })
    expect(pickCard(nine, 'take', 9, 1)).toEqual({
      rule: 'GOL-R5',
      why: 'same-value',
      with: { value: 9 },
    })
  })

  it('V8 sees what can still add up', () => {
    const [hand, market] = [cards(12), cards(6, 6, 9, 3, 3, 8, 4)]
    expect(canBalance(hand, market)).toBe(true)
    expect(canBalance(cards(1), cards(2, 5))).toBe(false)
    expect(canBalance(cards(5), cards(5, 5))).toBe(false)
    const eight = grown(pickCard(NO_CARDS, 'take', 8, 1))
    expect(mayPick(hand, market, eight, 'take', 4)).toBe(true)
    expect(mayPick(hand, market, eight, 'take', 3)).toBe(false)
  })

  it('says with the rules whether a pass leads to a swap, and sends only what they accept', () => {
    const match = must(begin(game, 4, { maxTurns: 500 }, 'beef'))
    const rng = stream('beef', 1_000_000)
    let swaps = 0
    for (
      let seat = game.actors(match.state)[0];
      seat !== undefined;
      seat = game.actors(match.state)[0]
    ) {
      const hand = match.state.hands[seat]
      const offers = game.legal(match.state, seat)
      if (!offers.some(move => move.type === 'pass') || rng.below(3) > 0) {
        submit(match, seat, rng.pick([...offers.filter(move => move.type !== 'pass'), ...offers]))
        continue
      }
      const { market } = match.state
      const possible = canBalance(hand, market)
      let picks: SwapCards = NO_CARDS
      while (possible && !balanced(picks)) {
        const sides = (['give', 'take'] as const).flatMap(side =>
          Array.from({ length: 14 }, (_, i) => ({ side, value: i + 1 })).filter(each =>
            mayPick(hand, market, picks, each.side, each.value),
          ),
        )
        const { side, value } = rng.pick(sides)
        picks = grown(pickCard(picks, side, value, (side === 'give' ? hand : market)[value]))
      }
      const moves = possible ? swapMoves(picks) : [{ type: 'pass' }]
      for (const move of moves) expect(submit(match, seat, move).ok).toBe(true)
      expect(match.state.phase === 'give' || match.state.phase === 'take').toBe(false)
      if (possible) swaps++
    }
    expect(swaps).toBeGreaterThan(10)
  })
})
