import { describe, expect, test } from 'vitest'
import { act, offers, position, refusal, table } from './table.fixture.ts'

/** V4: A's 9 in play, 4 and 7 discarded, 2 and 5 in the market; D is the last to pass. */
const nine = (last = [1]) =>
  position({
    hands: [[1, 3], [1], [1], last],
    inPlay: [9],
    discard: [4, 7],
    market: [2, 5],
    turn: 3,
    owner: 0,
    passes: 2,
  })

describe('a market reset', () => {
  test('GOL-26 comes as soon as all other active players have passed in succession', () => {
    const state = position({ hands: [[1, 9], [1], [1], [1]], market: [14] })
    act(state, '9', 'pass', 'pass')
    expect(state).toMatchObject({ phase: 'turn', turn: 3, passes: 2, count: 1 })
    act(state, 'pass')
    expect(state).toMatchObject({ phase: 'collect', turn: 0 })
  })

  test('GOL-26, GOL-R7 passes count since the last play only', () => {
    const state = position({
      hands: [
        [3, 1],
        [2, 1],
        [5, 1],
      ],
      market: [14],
    })
    act(state, '3', 'pass', '5', 'pass')
    expect(state).toMatchObject({ phase: 'turn', turn: 1, passes: 1 })
    act(state, 'pass')
    expect(state).toMatchObject({ phase: 'collect', turn: 2 })
  })

  test('GOL-27 first, the cards in play go to the discard pile', () => {
    const state = nine()
    act(state, 'pass')
    expect(table(state)).toMatchObject({ inPlay: [], discard: [4, 7, 9], market: [2, 5] })
  })

  test('GOL-28, V4 second, who made that play may take one market card, or none', () => {
    const state = nine()
    act(state, 'pass')
    expect(offers(state)).toEqual(['decline', 'collect 2', 'collect 5'])
    expect(offers(state, 3)).toEqual([])
    act(state, 'collect 5')
    expect(table(state).hands[0]).toEqual([1, 3, 5])
    const none = nine()
    act(none, 'pass', 'decline')
    expect(table(none)).toMatchObject({ hands: [[1, 3], [1], [1], [1]], market: [2, 4, 5, 7, 9] })
  })

  test('GOL-R13, V4 but not a card of the trick: not 4, 7 or 9', () => {
    const state = nine()
    act(state, 'pass')
    for (const value of [4, 7, 9])
      expect(refusal(state, `collect ${value}`)).toBe('GOL-R13 not-in-market')
  })

  test('GOL-30, V4 third, all discarded cards go to the market', () => {
    const state = nine()
    const events = act(state, 'pass', 'collect 5')
    expect(table(state)).toMatchObject({ market: [2, 4, 7, 9], discard: [], inPlay: [] })
    expect(events.slice(1)).toEqual([
      { type: 'allPassed', seat: 0 },
      { type: 'collected', seat: 0, value: 5 },
      { type: 'swept', cards: [4, 7, 9] },
    ])
  })

  test('GOL-31, V4 fourth, that player leads and may not pass', () => {
    const state = nine()
    act(state, 'pass', 'collect 5')
    expect(state).toMatchObject({ phase: 'turn', turn: 0, passes: 0, owner: 0 })
    expect(offers(state)).toEqual(['1', '3', '5'])
  })

  test('GOL-R14 with an empty market there is nothing to take: the winner leads at once', () => {
    const state = position({ hands: [[1, 3], [1]], inPlay: [9], discard: [7], turn: 1, owner: 0 })
    act(state, 'pass')
    expect(state).toMatchObject({ phase: 'turn', turn: 0, count: 0 })
    expect(table(state)).toMatchObject({ market: [7, 9], hands: [[1, 3], [1]] })
  })

  test('GOL-R22 the last pass with its exchange comes first: the cards given can be taken', () => {
    const state = nine([7])
    act(state, 'swap 7 > 5 2')
    expect(state).toMatchObject({ phase: 'collect', turn: 0 })
    expect(offers(state)).toEqual(['decline', 'collect 7'])
  })
})

describe('how many passes', () => {
  const hands = (leader: number[]) => [leader, [1], [1], [1]]

  test('GOL-R7, V7 A plays their last card with 4 active: B, C and D have to pass', () => {
    const state = position({ hands: hands([9]), market: [2] })
    act(state, '9', 'pass', 'pass')
    expect(state).toMatchObject({ count: 1, turn: 3 })
    act(state, 'pass')
    expect(state).toMatchObject({ seeded: true, value: 2, turn: 1 })
  })

  test('GOL-R7, V7 if A has cards left, also three', () => {
    const state = position({ hands: hands([9, 9]), market: [2] })
    act(state, '9', 'pass', 'pass')
    expect(state).toMatchObject({ phase: 'turn', turn: 3 })
    act(state, 'pass')
    expect(state).toMatchObject({ phase: 'collect', turn: 0 })
  })

  test('GOL-R7, V7 over a seeded card with 3 active: three', () => {
    const state = position({ hands: hands([9]), market: [2, 14] })
    act(state, '9', 'pass', 'pass', 'pass')
    expect(state.seeded).toBe(true)
    act(state, 'pass', 'pass')
    expect(state).toMatchObject({ seeded: true, turn: 3, passes: 2 })
    act(state, 'pass')
    expect(state).toMatchObject({ seeded: false, count: 0, turn: 1 })
  })

  test('GOL-R7 seats that are out are not waited for', () => {
    const state = position({ hands: [[9, 9], [], [1], []], market: [14] })
    act(state, '9', 'pass')
    expect(state).toMatchObject({ phase: 'collect', turn: 0 })
  })
})

describe('a trick of a player who is out', () => {
  test('GOL-R9 goes on: the cards may be beaten, and then the trick is another’s', () => {
    const state = position({ hands: [[5], [6, 1], [1]], market: [14] })
    act(state, '5')
    expect(state).toMatchObject({ out: [0], value: 5, turn: 1 })
    act(state, '6', 'pass')
    expect(state).toMatchObject({ phase: 'collect', turn: 1, seeded: false })
  })

  test('GOL-29 the player who is out takes nothing', () => {
    const state = position({ hands: [[5], [1], [1]], market: [9] })
    const events = act(state, '5', 'pass', 'pass')
    expect(events.map(event => event.type)).not.toContain('collected')
    expect(state).toMatchObject({ phase: 'turn', turn: 1 })
    expect(state.sizes).toEqual([0, 1, 1])
  })

  test('GOL-32, GOL-33, V5 one copy of the lowest card is put into play, the turn is their left neighbour’s', () => {
    const state = position({ hands: [[5], [1], [1]], market: [1, 1, 9] })
    expect(act(state, '5', 'pass', 'pass').slice(-3)).toEqual([
      { type: 'allPassed', seat: 0 },
      { type: 'swept', cards: [5] },
      { type: 'seeded', value: 1, seat: 0 },
    ])
    expect(table(state)).toEqual({
      hands: [[], [1], [1]],
      market: [1, 5, 9],
      discard: [],
      inPlay: [1],
    })
    expect(state).toMatchObject({ seeded: true, owner: 0, turn: 1, passes: 0 })
    expect(offers(state)).toEqual(['pass'])
  })

  test('GOL-R10 the card is chosen after the discards have joined the market', () => {
    const state = position({
      hands: [[], [2], [4]],
      inPlay: [5],
      discard: [3],
      market: [9],
      turn: 1,
      owner: 0,
    })
    act(state, 'pass', 'pass')
    expect(table(state)).toMatchObject({ inPlay: [3], market: [5, 9] })
  })

  test('GOL-R10 it is beaten as any single: higher, or more of the same', () => {
    const state = position({
      hands: [[], [3, 3, 4, 4, 1], [1]],
      inPlay: [3],
      seeded: true,
      owner: 0,
      turn: 1,
    })
    expect(offers(state)).toEqual(['3 3', '4', 'pass'])
    act(state, '3 3')
    expect(state).toMatchObject({ owner: 1, seeded: false })
  })

  test('GOL-R10 it is nobody’s play: nobody takes a card for it', () => {
    const state = position({
      hands: [[], [1], [2]],
      inPlay: [3],
      market: [2, 2, 9],
      seeded: true,
      owner: 0,
      turn: 1,
    })
    const events = act(state, 'pass', 'pass')
    expect(events.some(event => event.type === 'collected')).toBe(false)
  })

  test('GOL-R11 a seeded card passed over with an exchange: another reset, and the market plays again', () => {
    const state = position({
      hands: [[], [8], [2]],
      inPlay: [13],
      market: [3, 5, 9],
      seeded: true,
      owner: 0,
      turn: 1,
    })
    const events = act(state, 'swap 8 > 3 5', 'pass')
    expect(events.slice(-3).map(event => event.type)).toEqual(['allPassed', 'swept', 'seeded'])
    expect(table(state)).toMatchObject({ hands: [[], [3, 5], [2]], inPlay: [8], market: [9, 13] })
    expect(state).toMatchObject({ seeded: true, traded: false, turn: 1, owner: 0 })
  })

  test('GOL-R11, V5 without any exchange the next player leads into an empty area', () => {
    const state = position({ hands: [[5], [1], [1]], market: [1, 1, 9] })
    act(state, '5', 'pass', 'pass')
    expect(act(state, 'pass', 'pass').slice(-3)).toEqual([
      { type: 'allPassed', seat: 0 },
      { type: 'swept', cards: [1] },
      { type: 'cleared', seat: 1 },
    ])
    expect(table(state)).toMatchObject({ market: [1, 1, 5, 9], inPlay: [], discard: [] })
    expect(offers(state)).toEqual(['1'])
    act(state, '1')
    expect(state).toMatchObject({ phase: 'over', ranking: [0, 1, 2] })
  })

  test('GOL-R11 an exchange before the card was seeded does not count', () => {
    const state = position({
      hands: [[], [8], [1]],
      inPlay: [13],
      market: [1, 3, 5, 9],
      owner: 0,
      turn: 1,
    })
    act(state, 'swap 8 > 3 5', 'pass')
    expect(state).toMatchObject({ seeded: true, value: 1, traded: false })
    act(state, 'pass', 'pass')
    expect(state).toMatchObject({ count: 0, turn: 1, seeded: false })
  })

  test('GOL-R11 over a set that a player who is out has played, exchange or not, the market always plays', () => {
    const state = position({ hands: [[], [1], [1]], inPlay: [13], market: [9], owner: 0, turn: 1 })
    act(state, 'pass', 'pass')
    expect(state).toMatchObject({ seeded: true, value: 9, turn: 1 })
  })

  test('GOL-R12 if the left neighbour is out too, the turn is the next active player’s', () => {
    const state = position({ hands: [[9], [], [1], [1]], market: [2] })
    act(state, '9', 'pass', 'pass')
    expect(state).toMatchObject({ seeded: true, owner: 0, turn: 2 })
    act(state, 'pass', 'pass')
    expect(state).toMatchObject({ count: 0, owner: 2, turn: 2 })
  })
})
