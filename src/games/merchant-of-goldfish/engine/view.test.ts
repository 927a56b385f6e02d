import { describe, expect, test } from 'vitest'
import { Rng } from '../../../kernel/rng.ts'
import { atRandom } from '../../../kit/play.fixture.ts'
import { game } from './index.ts'
import type { Event, State } from './state.ts'
import { act, cards, offers, position, USUAL } from './table.fixture.ts'

const random = (seats: number, seed: number) =>
  game.setup(seats, { ...USUAL, games: 3, maxTurns: 60 }, Rng.from(seed))

describe('what is seen', () => {
  test('a hand by its owner only', () => {
    const state = position({ hands: [[1, 2], [3], [4]], market: [5] })
    expect(game.view(state, 1).hands).toEqual([null, state.hands[1], null])
    expect(game.view(state, null).hands).toEqual([null, null, null])
  })

  test('GOL-R19 every hand in an open view, and the exchange that somebody chooses', () => {
    const state = position({ hands: [[5, 9], [12], [3]], inPlay: [13], market: [2, 3], owner: 1 })
    act(state, 'pass…', 'give 5')
    for (const viewer of [null, 0, 1, 2]) {
      const { hands, phase, exchange } = game.view(state, viewer, true)
      expect([hands, phase, exchange?.given]).toEqual([state.hands, 'give', state.given])
      expect(game.view(state, viewer, false)).toEqual(game.view(state, viewer))
    }
    expect(game.view(state, null)).toMatchObject({
      hands: [null, null, null],
      phase: 'turn',
      exchange: null,
    })
  })

  test('GOL-8 an open view leaves nothing to imagine: after the deal nothing is left to chance', () => {
    const state = random(4, 7)
    for (const viewer of [null, 2]) {
      for (const seed of [1, 2]) {
        expect(game.determinize(game.view(state, viewer, true), Rng.from(seed))).toEqual(state)
      }
    }
  })

  test('GOL-R19 the size of every hand, and all that lies open, by everybody', () => {
    const state = position({
      hands: [[1, 2], [3], [4]],
      market: [5],
      discard: [6],
      inPlay: [7],
      owner: 2,
      passes: 1,
    })
    for (const viewer of [null, 0, 1, 2]) {
      const { sizes, market, discard, removed, value, count, owner, passes, turn, known } = state
      const open = {
        sizes,
        market,
        discard,
        removed,
        value,
        count,
        owner,
        passes,
        turn,
        known,
        phase: 'turn',
        viewer,
      }
      expect(game.view(state, viewer)).toMatchObject(open)
    }
  })

  test('every hand once the match is over, not before', () => {
    const state = position({ hands: [[9], [1], [2, 5]] })
    act(state, '9')
    expect(game.view(state, 0).hands[1]).toBeNull()
    act(state, 'pass', 'pass')
    while (state.phase !== 'over')
      act(state, offers(state).find(words => /^\d|collect|decline/.test(words)) ?? 'pass')
    for (const viewer of [null, 0, 1, 2])
      expect(game.view(state, viewer).hands).toEqual(state.hands)
  })

  test('GOL-R6 an exchange only when it is complete: until then the others see a player at their turn', () => {
    const state = position({ hands: [[5, 8], [12], [11]], inPlay: [13], market: [2, 3] })
    const before = [null, 1, 2].map(viewer => JSON.stringify(game.view(state, viewer)))
    for (const words of ['pass…', 'give 5', 'enough', 'take 3']) {
      expect(act(state, words)).toEqual([])
      expect([null, 1, 2].map(viewer => JSON.stringify(game.view(state, viewer)))).toEqual(before)
      expect(game.view(state, 0).exchange).toEqual({
        given: state.given,
        taken: state.taken,
        owed: state.owed,
        last: state.last,
      })
    }
    act(state, 'take 2')
    expect([null, 1, 2].map(viewer => JSON.stringify(game.view(state, viewer)))).not.toEqual(before)
  })

  test('GOL-28 that a trick has been won, by everybody: the cards to choose from lie open', () => {
    const state = position({ hands: [[1, 3], [1]], inPlay: [9], market: [2], turn: 1, owner: 0 })
    act(state, 'pass')
    for (const viewer of [null, 0, 1]) expect(game.view(state, viewer).phase).toBe('collect')
  })
})

describe('what everybody may remember', () => {
  const known = (state: State) => state.known.map(cards)

  test('GOL-24 cards taken openly are known to be in that hand', () => {
    const state = position({ hands: [[5, 9], [12]], inPlay: [13], market: [2, 3], owner: 1 })
    act(state, 'swap 5 > 2 3')
    expect(known(state)).toEqual([[2, 3], []])
  })

  test('GOL-28 also the card taken after a trick', () => {
    const state = position({ hands: [[1, 3], [1]], inPlay: [9], market: [2], turn: 1, owner: 0 })
    act(state, 'pass', 'collect 2')
    expect(known(state)).toEqual([[2], []])
  })

  test('GOL-14 until cards of that value are played: the known ones may have been those', () => {
    const state = position({
      hands: [
        [2, 2, 2, 9],
        [12, 12],
      ],
      market: [1],
      known: [[2, 2], [12]],
    })
    act(state, '2')
    expect(known(state)).toEqual([[2], [12]])
    act(state, '12')
    expect(known(state)).toEqual([[2], []])
    const both = position({ hands: [[2, 2, 2, 9], [12]], known: [[2], []] })
    act(both, '2 2')
    expect(known(both)).toEqual([[], []])
  })

  test('GOL-22 or given away', () => {
    const state = position({
      hands: [[5, 5, 9], [12]],
      inPlay: [13],
      market: [2, 3],
      owner: 1,
      known: [[5, 9], []],
    })
    act(state, 'swap 5 > 2 3')
    expect(known(state)).toEqual([[2, 3, 9], []])
  })

  test('it is exactly what follows from the open events, and never more than the hand', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const state = random(2 + (seed % 5), seed)
      let heard = state.sizes.map(() => new Array<number>(15).fill(0))
      const lose = (seat: number, list: readonly number[]) => {
        for (const value of list) heard[seat][value] = Math.max(0, heard[seat][value] - 1)
      }
      const rng = Rng.from(seed)
      const emit = (event: Event) => {
        if (event.type === 'played')
          lose(event.seat, new Array<number>(event.count).fill(event.value))
        if (event.type === 'passed') lose(event.seat, event.gave)
        if (event.type === 'passed') for (const value of event.took) heard[event.seat][value]++
        if (event.type === 'collected' && event.value > 0) heard[event.seat][event.value]++
        if (event.type === 'dealt') heard = heard.map(() => new Array<number>(15).fill(0))
      }
      for (const { known, hands } of atRandom(game, state, rng, emit)) {
        expect(known).toEqual(heard)
        expect(known.every((cards, seat) => cards.every((n, v) => n <= hands[seat][v]))).toBe(true)
      }
    }
  })
})

describe('positions imagined from a view', () => {
  test('deal the unseen cards every way they can lie, all equally likely', () => {
    // Seat 0 does not know who of the others holds which two of 1, 2, 3 and 4: six ways.
    const state = position({ hands: [[9], [1, 2], [3, 4]], market: [5] })
    const view = game.view(state, 0)
    const rng = Rng.from(1)
    const seen = new Map<string, number>()
    for (let draw = 0; draw < 1200; draw++) {
      const hand = cards(game.determinize(view, rng).hands[1]).join(' ')
      seen.set(hand, (seen.get(hand) ?? 0) + 1)
    }
    expect([...seen.keys()].sort()).toEqual(['1 2', '1 3', '1 4', '2 3', '2 4', '3 4'])
    for (const times of seen.values()) expect(Math.abs(times - 200)).toBeLessThan(60)
  })

  test('keep to what is known of a hand', () => {
    const state = position({ hands: [[9], [1, 2], [3, 4]], known: [[], [2], []] })
    const rng = Rng.from(1)
    for (let draw = 0; draw < 50; draw++)
      expect(game.determinize(game.view(state, 0), rng).hands[1][2]).toBe(1)
  })

  test('with 2 players there is only one: the game hides nothing', () => {
    const state = random(2, 4)
    for (const viewer of [0, 1])
      expect(game.determinize(game.view(state, viewer), Rng.from(9))).toEqual(state)
  })

  test('GOL-6 removed cards are never dealt', () => {
    const state = position({ hands: [[9], [1, 2], [3, 4]] })
    for (const viewer of [null, 0, 1, 2]) {
      const imagined = game.determinize(game.view(state, viewer), Rng.from(2))
      expect(imagined.removed).toEqual(state.removed)
      expect(cards(imagined.hands.reduce((a, b) => a.map((n, v) => n + b[v])))).toEqual([
        1, 2, 3, 4, 9,
      ])
    }
  })
})
