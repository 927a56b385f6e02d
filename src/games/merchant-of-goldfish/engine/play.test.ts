import { describe, expect, test } from 'vitest'
import { act, BOX, cards, may, offers, position, refusal, table } from './table.fixture.ts'

const set = ({ value, count }: { value: number; count: number }) =>
  new Array<number>(count).fill(value)
const spoken = (cards: { value: number; count: number }) => set(cards).join(' ')

/** A leader with these cards, and two others who can wait. */
const lead = (...hand: number[]) => position({ hands: [hand, [12], [10]], market: [4] })
/** The same with a set in play that seat 2 has played. */
const facing = (inPlay: number[], ...hand: number[]) =>
  position({ hands: [hand, [12], [12]], inPlay })

describe('a turn', () => {
  test('GOL-12 is one play or one pass: then it is the next player’s', () => {
    for (const words of ['5', 'pass']) {
      const state = facing([4], 5, 5, 6)
      act(state, words)
      expect(state).toMatchObject({ turn: 1, turns: 1, phase: 'turn' })
    }
  })

  test('GOL-12 nothing else can be done', () => {
    expect(offers(facing([4], 5, 5, 6))).toEqual(['5', '6', 'pass'])
    expect(refusal(facing([4], 5, 5, 6), 'collect 4')).toBe('GOL-28 no-trick-won')
    expect(refusal(facing([4], 5, 5, 6), '0')).toBe('GOL-12 no-such-move')
  })

  test('GOL-11 out of turn nothing is offered', () => {
    const state = facing([4], 5)
    for (const seat of [1, 2]) {
      expect(offers(state, seat)).toEqual([])
      expect(refusal(state, '13', seat)).toBe('GOL-11 not-your-turn')
    }
  })

  test('GOL-13 the leader must play and may not pass', () => {
    const state = lead(1, 8)
    expect(offers(state)).toEqual(['1', '8'])
    expect(refusal(state, 'pass…')).toBe('GOL-13 must-lead')
  })

  test('GOL-R15 a leader can always play; anybody else never has to', () => {
    for (let value = 1; value <= 14; value++) expect(offers(lead(value))).toEqual([String(value)])
    for (let value = 2; value <= 14; value++)
      expect(offers(facing([1], value))).toEqual([String(value), 'pass'])
  })
})

describe('what may be played', () => {
  test('GOL-14 one or more cards of one value', () => {
    expect(offers(lead(3, 3, 3, 8))).toEqual(['3', '3 3', '3 3 3', '8'])
  })

  test('GOL-14 only from one’s own hand', () => {
    const state = position({
      hands: [
        [3, 8],
        [5, 5],
      ],
      market: [6],
    })
    for (const words of ['5', '6', '3 3', '8 8'])
      expect(refusal(state, words)).toBe('GOL-14 not-in-hand')
  })

  test('GOL-15, V2 into an empty area any value and any number: a single 1 or a pair of 1s', () => {
    expect(offers(lead(1, 1, 14, 9, 9))).toEqual(['1', '1 1', '9', '9 9', '14'])
    expect(offers(lead(2, 2, 2, 2, 2, 2, 2))).toHaveLength(7)
  })

  test('GOL-R16 "any number" does not allow mixed values', () => {
    const state = lead(3, 4)
    expect(offers(state)).toEqual(['3', '4'])
    act(state, '3')
    expect(table(state)).toMatchObject({ hands: [[4], [12], [10]], inPlay: [3] })
  })

  test('GOL-16 the same number of cards of a higher value', () => {
    expect(offers(facing([5], 4, 5, 6, 14))).toEqual(['6', '14', 'pass'])
    expect(offers(facing([5, 5], 4, 4, 6, 8, 8))).toEqual(['8 8', 'pass'])
    expect(refusal(facing([5], 4), '4')).toBe('GOL-16 not-higher')
    expect(refusal(facing([5, 5], 8, 8), '8')).toBe('GOL-16 same-number')
  })

  test('GOL-17 more cards of the same value', () => {
    expect(offers(facing([5], 5, 5, 5))).toEqual(['5 5', '5 5 5', 'pass'])
    expect(offers(facing([5, 5, 5], 5, 5, 5))).toEqual(['pass'])
    expect(refusal(facing([5, 5], 5, 5), '5 5')).toBe('GOL-17 more-copies')
    expect(refusal(facing([5, 5], 5, 5), '5')).toBe('GOL-17 more-copies')
  })

  test('GOL-18 not more cards of a higher value', () => {
    expect(offers(facing([5], 6, 6))).toEqual(['6', 'pass'])
    expect(refusal(facing([5], 6, 6), '6 6')).toBe('GOL-18 higher-and-more')
  })

  /** The table of section 4. */
  const TABLE: readonly (readonly [inPlay: number[], legal: string[], illegal: string[]])[] = [
    [[], ['1', '1 1', '2', '2 2', '2 2 2', '3', '3 3 3', '14'], ['pass']],
    [[1], ['2', '3', '13', '14', '1 1', '1 1 1', 'pass'], ['1', '2 2', '3 3 3']],
    [
      [2, 2],
      ['3 3', '13 13', '2 2 2', '2 2 2 2', 'pass'],
      ['3', '2', '1 1', '3 3 3', '2 2'],
    ],
    [[14], ['pass'], ['1', '2', '3', '13', '1 1', '2 2', '13 13', '14']],
  ]
  test.each(TABLE)('GOL-15..18 over %j legal is %j, illegal %j', (inPlay, legal, illegal) => {
    const fourteen = inPlay.includes(14) ? [] : [14]
    const hand = [1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 13, 13, ...fourteen]
    const state = position({ hands: [hand, [12], [12]], inPlay })
    expect([...legal, ...illegal].filter(words => may(state, words))).toEqual(legal)
  })

  test('GOL-14..18 as a plain reading has it: every set there is, over every set there is, from a hand of all the rest', () => {
    const sets = BOX.flatMap((copies, value) =>
      Array.from({ length: copies }, (_, i) => ({ value, count: i + 1 })),
    )
    for (const inPlay of [{ value: 0, count: 0 }, ...sets]) {
      const left = BOX.map((copies, value) => copies - (value === inPlay.value ? inPlay.count : 0))
      left[1]--
      if (left[1] < 0) continue
      const state = position({ hands: [cards(left), [1]], inPlay: set(inPlay) })
      const beats = ({ value, count }: typeof inPlay) =>
        count <= left[value] &&
        (inPlay.count === 0 ||
          (count === inPlay.count && value > inPlay.value) ||
          (value === inPlay.value && count > inPlay.count))
      const expected = sets.filter(beats).map(spoken)
      if (inPlay.count > 0) expected.push('pass')
      expect([inPlay, ...offers(state).sort()]).toEqual([inPlay, ...expected.sort()])
    }
  })
})

describe('a play', () => {
  test('GOL-19 replaces the cards in play, which go face up to the discard pile', () => {
    const state = position({
      hands: [[6, 6, 7], [13], [13]],
      inPlay: [5, 5],
      discard: [4, 4],
      market: [1],
    })
    expect(act(state, '6 6')).toEqual([
      { type: 'played', seat: 0, value: 6, count: 2, lead: false, reveals: true },
    ])
    expect(table(state)).toEqual({
      hands: [[7], [13], [13]],
      market: [1],
      discard: [4, 4, 5, 5],
      inPlay: [6, 6],
    })
    expect(state.owner).toBe(0)
  })

  test('GOL-19 a lead finds nothing to replace', () => {
    const state = lead(2, 2, 9)
    expect(act(state, '2 2')).toEqual([
      { type: 'played', seat: 0, value: 2, count: 2, lead: true, reveals: true },
    ])
    expect(cards(state.discard)).toEqual([])
  })
})
