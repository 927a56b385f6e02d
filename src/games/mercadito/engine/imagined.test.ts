import { describe, expect, test } from 'vitest'
import { Rng } from '../../../kernel/rng.ts'
import { CARDS } from '../content/index.ts'
import { game } from './index.ts'
import { act, card, HANDS, last, rounds } from './table.fixture.ts'

describe('positions imagined from a view', () => {
  test('deal the unseen cards every way they can lie', () => {
    const view = game.view(last(), 0)
    const holders = CARDS.map(() => new Set<string>())
    for (let seed = 0; seed < 400; seed++) {
      const { hands, deck } = game.determinize(view, Rng.from(seed))
      const heaps = [hands[1], hands[2], deck]
      heaps.forEach((heap, i) => heap.forEach(which => holders[which].add(String(i))))
    }
    const mine = HANDS[0].map(card)
    expect(holders.map(({ size }) => size)).toEqual(
      CARDS.map((_, which) => (mine.includes(which) ? 0 : 3)),
    )
  })

  test('MTO-34, MTO-43 keep to what was shown, offered, wanted and remembered', () => {
    const state = last()
    act(state, '1 reveal chile 0', '2 offer 0: banana > pinata tomato', '1 offer 0: mango')
    for (let seed = 0; seed < 100; seed++) {
      const { hands } = game.determinize(game.view(state, 0), Rng.from(seed))
      expect(hands[1]).toEqual(expect.arrayContaining([card('chile'), card('mango')]))
      expect(hands[2]).toContain(card('banana'))
      expect(hands[2]).not.toContain(card('pinata'))
    }
  })

  test('MTO-10 let those who have chosen have chosen anything', () => {
    const state = rounds()
    act(state, '0 pick lime')
    const said = new Set(
      Array.from({ length: 200 }, (_, seed) =>
        JSON.stringify(game.determinize(game.view(state, 1), Rng.from(seed)).committed[0]),
      ),
    )
    expect(said.size).toBe(6)
    expect(game.determinize(game.view(state, 0), Rng.from(1)).committed[0]).toEqual({
      type: 'pick',
      card: card('lime'),
    })
  })
})
