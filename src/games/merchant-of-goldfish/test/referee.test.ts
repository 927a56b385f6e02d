import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clone, same } from '../../../kernel/json.ts'
import { Rng } from '../../../kernel/rng.ts'
import { game } from '../engine/index.ts'
import { carryOut, choicesAt, type Desk, deskOf, swaps } from './referee.fixture.ts'
import type { State } from '../engine/state.ts'
import { act, BOX, cards, offers, position, USUAL } from '../engine/table.fixture.ts'
import { daily } from '../../../../test/deep.ts'

const quiet = { rng: Rng.from(1), emit: () => undefined }

/** Every way through the small steps of an exchange, as whole moves in words. */
function swapsBySteps(state: State): string[] {
  const start = clone(state)
  game.play(start, start.turn, { type: 'pass' }, quiet)
  if (start.phase !== 'give' || start.turn !== state.turn) return []
  const found: string[] = []
  const go = (at: State, gave: number[], took: number[]) => {
    for (const move of game.legal(at, at.turn)) {
      if (move.type === 'keep') continue
      const next = clone(at)
      game.play(next, at.turn, move, quiet)
      const given = move.type === 'give' ? [move.value, ...gave] : gave
      const taken = move.type === 'take' ? [move.value, ...took] : took
      if (move.type === 'take' && at.owed === move.value)
        found.push(`swap ${given.join(' ')} > ${taken.join(' ')}`)
      else go(next, given, taken)
    }
  }
  go(start, [], [])
  return found
}

/** A hand and a market drawn from the box, but for a 14 in play and a 1 in the other hand. */
const drawn = fc
  .tuple(fc.integer(), fc.integer({ min: 1, max: 8 }), fc.integer({ min: 0, max: 9 }))
  .map(([seed, n, m]) => {
    const all = Rng.from(seed).shuffle(
      cards(BOX)
        .filter(card => card < 14)
        .slice(1),
    )
    return { hand: all.slice(0, n), market: all.slice(n, n + m) }
  })

describe('the exchange, against a list of every pair of equal sums', () => {
  test('GOL-22, GOL-23, GOL-R5 the small steps make each exchange, and each once', () => {
    const agreed = fc.property(drawn, ({ hand, market }) => {
      const state = position({ hands: [hand, [1]], inPlay: [14], market })
      expect(swapsBySteps(state).sort()).toEqual(swaps(hand, market).sort())
    })
    fc.assert(agreed, { seed: 7, numRuns: daily(100, 250) })
  })

  test('GOL-22, GOL-23 with hands and markets of a whole game too', () => {
    let most = 0
    for (let seed = 1; seed <= 3; seed++) {
      const all = Rng.from(seed).shuffle(cards(BOX).filter(card => card < 13))
      const [hand, market] = [all.slice(0, 13), all.slice(13, 27)]
      const state = position({ hands: [hand, [14]], inPlay: [13], market })
      const steps = swapsBySteps(state)
      most = Math.max(most, steps.length)
      expect(new Set(steps).size).toBe(steps.length)
      expect(steps.sort()).toEqual(swaps(hand, market).sort())
    }
    expect(most).toBeGreaterThan(100)
  })

  test('V8 the list itself: 12 facing 6 6 9 3 3 8 4', () => {
    expect(swaps([12], [6, 6, 9, 3, 3, 8, 4]).sort()).toEqual(
      ['swap 12 > 6 6', 'swap 12 > 3 9', 'swap 12 > 4 8', 'swap 12 > 3 3 6'].sort(),
    )
    expect(swaps([5, 3], [5, 2, 1])).toEqual(['swap 3 > 1 2'])
    expect(swaps([14, 1], [9, 6])).toEqual([])
  })
})

/** A whole move at random, exchanges among them. */
function chosen(desk: Desk, rng: Rng): string {
  const words = rng.pick(choicesAt(desk))
  if (words !== 'pass' || rng.below(2) === 0) return words
  const all = swaps(desk.hands[desk.turn], desk.market)
  return all.length > 0 ? rng.pick(all) : words
}

/**
 * Plays a game to its end here and with the referee: what differs on the way, and how often what
 * happens seldom has happened.
 */
function playBoth(state: State, rng: Rng) {
  const wrong: unknown[] = []
  const seen: { [type: string]: number } = { seeded: 0, cleared: 0, collected: 0 }
  let desk = deskOf(state)
  while (desk.asks !== 'over') {
    if (!same(offers(state).sort(), choicesAt(desk).sort())) wrong.push(offers(state))
    const words = chosen(desk, rng)
    for (const { type } of act(state, words)) if (type in seen) seen[type]++
    desk = carryOut(desk, words)
    if (!same(deskOf(state), { ...desk, swaps: Math.min(1, desk.swaps) })) wrong.push(desk)
  }
  return { desk, wrong, seen }
}

describe('whole games, against the slow referee', () => {
  test.each([2, 3, 4, 5, 6])(
    'GOL-11..36, GOL-R7..R22 with %i players: the same offers, the same tables, the same end',
    seats => {
      let [seeded, collected, limited] = [0, 0, 0]
      for (let seed = 1; seed <= daily(4, 8); seed++) {
        const rng = Rng.from(100 * seats + seed)
        const state = game.setup(seats, { ...USUAL, ...(seed % 4 === 0 && { maxTurns: 40 }) }, rng)
        const { desk, wrong, seen } = playBoth(state, rng)
        expect(wrong.slice(0, 3)).toEqual([])
        const { ranking, turns, out } = desk
        expect(state).toMatchObject({ phase: 'over', ranking, turns, out })
        if (state.limit) limited++
        seeded += seen.seeded
        collected += seen.collected
      }
      expect(limited).toBeGreaterThan(0)
      expect(collected).toBeGreaterThan(daily(25, 50))
      expect(seeded > daily(1, 3)).toBe(seats > 2)
    },
  )

  test('GOL-R11 from ends of games with few cards, where markets play and areas are cleared', () => {
    let cleared = 0
    for (let seed = 1; seed <= daily(30, 150); seed++) {
      const rng = Rng.from(seed)
      const all = rng.shuffle(cards(BOX))
      const hands = [
        [],
        all.slice(0, 1 + rng.below(3)),
        all.slice(3, 4 + rng.below(3)),
        all.slice(6, 6 + rng.below(3)),
      ]
      const market = all.slice(10, 10 + rng.below(4))
      const state = position({
        hands,
        market,
        inPlay: [all[20]],
        owner: 0,
        turn: 1,
        maxTurns: 60,
      })
      const { wrong, seen } = playBoth(state, rng)
      expect(wrong.slice(0, 3)).toEqual([])
      cleared += seen.cleared
    }
    expect(cleared).toBeGreaterThan(daily(4, 20))
  })
})
