import { describe, expect, it } from 'vitest'
import { stream } from '../../../kernel/chance.ts'
import { begin, submit } from '../../../kernel/match.ts'
import { game } from '../engine/index.ts'
import type { Move } from '../engine/state.ts'
import { countsOf } from '../../../kit/counts.ts'
import {
  balanced,
  canBalance,
  mayPick,
  meantBy,
  NO_PICKS,
  pick,
  type Picks,
  swapMoves,
  tapped,
  worth,
} from './selection.ts'

const cards = (...list: number[]) => countsOf(14, list)
const play = (value: number, count: number): Move => ({ type: 'play', value, count })

describe('choosing a set', () => {
  const offers = [play(5, 3), play(8, 2), play(5, 4), { type: 'pass' } as const]

  it('takes as many as are needed, then more, then none', () => {
    const three = tapped(null, 5, offers)
    expect(three).toEqual({ value: 5, count: 3 })
    expect(tapped(three, 5, offers)).toEqual({ value: 5, count: 4 })
    expect(tapped({ value: 5, count: 4 }, 5, offers)).toBeNull()
    expect(tapped(three, 8, offers)).toEqual({ value: 8, count: 2 })
    expect(tapped(three, 9, offers)).toBeNull()
  })

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
  const grown = (picks: Picks | ReturnType<typeof pick>): Picks => {
    if ('why' in picks) throw new Error(picks.why)
    return picks
  }

  it('adds copies, and lets go after the last', () => {
    const one = grown(pick(NO_PICKS, 'give', 3, 2))
    const two = grown(pick(one, 'give', 3, 2))
    expect(worth(two.give)).toBe(6)
    expect(worth(grown(pick(two, 'give', 3, 2)).give)).toBe(0)
  })

  it('GOL-23 GOL-R5 refuses more than 14 and the same value on both sides', () => {
    const nine = grown(pick(NO_PICKS, 'give', 9, 1))
    expect(pick(nine, 'give', 6, 1)).toEqual({
      rule: 'GOL-23',
      why: 'over-limit',
      with: { sum: 15 },
    })
    expect(pick(nine, 'take', 9, 1)).toEqual({
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
    const eight = grown(pick(NO_PICKS, 'take', 8, 1))
    expect(mayPick(hand, market, eight, 'take', 4)).toBe(true)
    expect(mayPick(hand, market, eight, 'take', 3)).toBe(false)
  })

  it('says with the rules whether a pass leads to a swap, and sends only what they accept', () => {
    const begun = begin(game, 4, { maxTurns: 500 }, 'beef')
    if (!begun.ok) throw new Error(begun.message)
    const match = begun.value
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
      let picks: Picks = NO_PICKS
      while (possible && !balanced(picks)) {
        const sides = (['give', 'take'] as const).flatMap(side =>
          Array.from({ length: 14 }, (_, i) => ({ side, value: i + 1 })).filter(each =>
            mayPick(hand, market, picks, each.side, each.value),
          ),
        )
        const { side, value } = rng.pick(sides)
        picks = grown(pick(picks, side, value, (side === 'give' ? hand : market)[value]))
      }
      const moves = possible ? swapMoves(picks) : [{ type: 'pass' }]
      for (const move of moves) expect(submit(match, seat, move).ok).toBe(true)
      expect(match.state.phase === 'give' || match.state.phase === 'take').toBe(false)
      if (possible) swaps++
    }
    expect(swaps).toBeGreaterThan(10)
  })
})
