import { describe, expect, test } from 'vitest'
import { clone } from '../../../kernel/json.ts'
import { game } from './index.ts'
import { act, may, offers, position, refusal, table } from './table.fixture.ts'

/** Seat 0 faces a 13 of seat 2 that this seat cannot beat, with these cards and this market. */
const waiting = (hand: number[], market: number[]) =>
  position({ hands: [hand, [12], [11]], inPlay: [13], market })

describe('a pass', () => {
  test('GOL-20 is free even to those who could play', () => {
    const state = position({ hands: [[14], [12], [11]], inPlay: [13] })
    expect(offers(state)).toEqual(['14', 'pass'])
    act(state, 'pass')
    expect(state).toMatchObject({ turn: 1, passes: 1, value: 13, owner: 2 })
  })

  test('GOL-21, GOL-R2 may come with an exchange, but need not', () => {
    const state = waiting([5], [2, 3])
    act(state, 'pass…')
    expect(offers(state)).toEqual(['keep', 'give 5'])
    expect(act(state, 'keep')).toEqual([
      { type: 'passed', seat: 0, gave: [], took: [], reveals: true },
    ])
    expect(table(state)).toMatchObject({ hands: [[5], [12], [11]], market: [2, 3] })
  })

  test('GOL-R2 where no exchange is possible, a pass alone is the whole answer', () => {
    const state = waiting([1], [2, 3])
    act(state, 'pass…')
    expect(state).toMatchObject({ phase: 'turn', turn: 1, passes: 1 })
  })

  test('GOL-R4 one exchange a pass: once it is complete, the turn is over', () => {
    const state = waiting([5, 5], [2, 3, 2, 3])
    act(state, 'swap 5 > 2 3')
    expect(state).toMatchObject({ phase: 'turn', turn: 1, passes: 1, turns: 1, traded: true })
  })

  test('GOL-25, GOL-R8, V6 binds nobody: A plays 3, B passes, C plays 5, A passes, B may play 6', () => {
    const state = position({
      hands: [
        [3, 9],
        [6, 9],
        [5, 9],
      ],
      market: [14],
    })
    act(state, '3', 'pass', '5', 'pass')
    expect(state.turn).toBe(1)
    expect(offers(state)).toContain('6')
    act(state, '6')
    expect(state).toMatchObject({ value: 6, owner: 1, passes: 0 })
  })
})

describe('an exchange', () => {
  test('GOL-22 gives one or more cards and takes one or more, of equal sums', () => {
    const market = [1, 2, 3, 4, 7]
    expect(may(waiting([5], market), 'swap 5 > 2 3')).toBe(true)
    expect(may(waiting([5], market), 'swap 5 > 1 4')).toBe(true)
    expect(may(waiting([5], market), 'swap 5 > 4')).toBe(false)
    expect(may(waiting([5], market), 'swap 5 > 2 4')).toBe(false)
    expect(may(waiting([5, 5], market), 'swap 5 5 > 3 7')).toBe(true)
    expect(may(waiting([5], market), 'swap > 2 3')).toBe(false)
    expect(may(waiting([5], market), 'swap 5 >')).toBe(false)
  })

  test('GOL-22 the cards change hands at once, all of them', () => {
    const state = waiting([5, 5, 8], [3, 7, 1])
    expect(act(state, 'swap 5 5 > 7 3')).toEqual([
      { type: 'passed', seat: 0, gave: [5, 5], took: [3, 7], reveals: true },
    ])
    expect(table(state)).toMatchObject({ hands: [[3, 7, 8], [12], [11]], market: [1, 5, 5] })
    expect(state.sizes).toEqual([3, 1, 1])
  })

  test('GOL-22 a hand may grow or shrink by it', () => {
    const grown = waiting([6], [1, 2, 3])
    act(grown, 'swap 6 > 1 2 3')
    expect(grown.sizes[0]).toBe(3)
    const shrunk = waiting([1, 2, 3], [6])
    act(shrunk, 'swap 1 2 3 > 6')
    expect(shrunk.sizes[0]).toBe(1)
  })

  test('GOL-23 worth at most 14 on either side', () => {
    expect(may(waiting([14], [9, 5]), 'swap 14 > 9 5')).toBe(true)
    expect(may(waiting([9, 5], [14]), 'swap 9 5 > 14')).toBe(true)
    expect(may(waiting([9, 6], [8, 7]), 'swap 9 6 > 8 7')).toBe(false)
    expect(refusal(waiting([9, 6], [8, 7, 5, 4]), 'give 6')).toBe('GOL-21 pass-first')
    const begun = waiting([9, 6], [8, 7, 5, 4])
    act(begun, 'pass…', 'give 9')
    expect(refusal(begun, 'give 6')).toBe('GOL-23 over-limit')
  })

  test('GOL-23, V8 with a 12 facing 6 6 9 3 3 8 4', () => {
    const market = [6, 6, 9, 3, 3, 8, 4]
    const takes = ['6 6', '9 3', '8 4', '6 3 3']
    expect(takes.filter(take => may(waiting([12], market), `swap 12 > ${take}`))).toEqual(takes)
    expect(
      may(position({ hands: [[14, 1], [12], [11]], inPlay: [13], market }), 'swap 14 1 > 9 6'),
    ).toBe(false)
  })

  test('GOL-24 takes only market cards, never those in play or discarded', () => {
    const state = position({
      hands: [[5], [12], [11]],
      inPlay: [4],
      discard: [1, 2, 3],
      market: [5, 14],
    })
    expect(may(state, 'swap 5 > 4 1')).toBe(false)
    expect(may(state, 'swap 5 > 2 3')).toBe(false)
    act(state, 'pass')
    const other = position({ hands: [[5], [12], [11]], inPlay: [4], discard: [1], market: [2, 3] })
    act(other, 'pass…', 'give 5', 'enough')
    expect(offers(other)).toEqual(['take 3'])
    expect(refusal(other, 'take 4')).toBe('GOL-24 not-in-market')
    expect(refusal(other, 'take 1')).toBe('GOL-24 not-in-market')
  })

  test('GOL-R5 the same value on both sides is not offered', () => {
    expect(may(waiting([5], [5]), 'swap 5 > 5')).toBe(false)
    expect(offers(waiting([5], [5]))).toEqual(['pass'])
    const state = waiting([5, 3], [5, 2, 1])
    expect(may(state, 'swap 5 3 > 5 2 1')).toBe(false)
    expect(may(state, 'swap 3 > 2 1')).toBe(true)
    act(state, 'pass…')
    expect(offers(state)).toEqual(['keep', 'give 3'])
  })

  test('GOL-R5 one way to say each: the highest first, on both sides', () => {
    const state = waiting([2, 3, 7], [1, 1, 4, 6])
    act(state, 'pass…', 'give 2')
    expect(refusal(state, 'give 3')).toBe('GOL-R5 highest-first')
    const taking = waiting([5], [1, 1, 3, 3])
    act(taking, 'pass…', 'give 5', 'enough')
    expect(offers(taking)).toEqual(['take 3'])
    act(taking, 'take 3')
    expect(offers(taking)).toEqual(['take 1'])
  })

  test('GOL-R5 nothing is offered that leads nowhere', () => {
    const state = waiting([4, 6], [9, 1])
    act(state, 'pass…')
    expect(offers(state)).toEqual(['keep', 'give 6'])
    act(state, 'give 6')
    expect(offers(state)).toEqual(['give 4'])
    expect(refusal(state, 'enough')).toBe('GOL-22 market-cannot-pay')
    expect(refusal(state, 'keep')).toBe('GOL-22 exchange-begun')
    act(state, 'give 4')
    expect(offers(state)).toEqual(['enough'])
    act(state, 'enough')
    expect(offers(state)).toEqual(['take 9'])
    act(state, 'take 9', 'take 1')
    expect(table(state)).toMatchObject({ hands: [[1, 9], [12], [11]], market: [4, 6] })
  })

  test('GOL-R6 is open: everybody hears what was given and taken', () => {
    const state = waiting([5], [2, 3])
    const [event] = act(state, 'swap 5 > 2 3')
    for (const viewer of [null, 0, 1, 2]) {
      expect(game.redact(event, viewer)).toEqual({
        type: 'passed',
        seat: 0,
        gave: [5],
        took: [2, 3],
        reveals: true,
      })
      expect(game.view(state, viewer).known[0]).toEqual([
        0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      ])
    }
  })

  test('GOL-R14 from an empty market nothing can be had', () => {
    const state = waiting([5], [])
    act(state, 'pass…')
    expect(state).toMatchObject({ phase: 'turn', turn: 1 })
  })
})

test('GOL-22 while an exchange is being chosen, the market and the hand lie as before', () => {
  const state = waiting([5, 5, 8], [3, 7, 1])
  const before = clone(table(state))
  act(state, 'pass…', 'give 5', 'give 5', 'enough', 'take 7')
  expect(table(state)).toEqual(before)
  expect(state.sizes).toEqual([3, 1, 1])
  act(state, 'take 3')
  expect(table(state)).not.toEqual(before)
})
