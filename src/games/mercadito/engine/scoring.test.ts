import { describe, expect, test } from 'vitest'
import english from '../text/en.json' with { type: 'json' }
import { compareScores } from '../../../kernel/rank.ts'
import { CARDS, PENALTY } from '../content/index.ts'
import { game } from './index.ts'
import { setOf, sizeOf, spentOn, tally, worthOf } from './scoring.ts'
import { act, card, idOf, position } from './table.fixture.ts'

/** Points by the words of the cards, counted the slow way. */
function slowly(hand: readonly string[], budget: number): number {
  const facts = hand.map(id => CARDS[card(id)])
  const points = facts.map(({ score }) => {
    switch (score.kind) {
      case 'flat':
        return score.points
      case 'perCategory':
        return facts.filter(({ category }) => category === score.category).length * score.points
      case 'list':
        return score.tiers[score.needs.filter(id => hand.includes(id)).length]
      case 'variety':
        return new Set(facts.map(({ category }) => category)).size
      case 'ifHas':
        return score.any.some(id => hand.includes(id)) ? score.yes : score.no
    }
  })
  const spent = facts.reduce((sum, { price }) => sum + price, 0)
  return points.reduce((sum, n) => sum + n, 0) - 2 * Math.max(0, spent - budget)
}

const worth = (hand: readonly string[], players = 4) => tally(hand.map(card), players)

describe('scoring', () => {
  test('MTO-50, MTO-52, MTO-R42 coins above the budget cost 2 points each, coins left nothing', () => {
    expect(PENALTY).toBe(2)
    expect(worth(['pinata', 'avocado'], 2)).toMatchObject({
      spent: 8,
      budget: 8,
      penalty: 0,
      points: 11,
    })
    expect(worth(['pinata', 'avocado'], 4)).toMatchObject({
      spent: 8,
      budget: 6,
      penalty: 4,
      points: 7,
    })
    expect(worth(['purse', 'credit'])).toMatchObject({ spent: -7, penalty: 0, points: 0 })
  })

  test('MTO-51 each card is counted in its hand, one by one', () => {
    const { cards } = worth(['list-salsa', 'tomato', 'onion', 'mango', 'juice', 'basket'])
    expect(cards.map(({ card: which, points }) => [idOf(which), points])).toEqual([
      ['list-salsa', 4],
      ['tomato', 1],
      ['onion', 1],
      ['mango', 2],
      ['juice', 2],
      ['basket', 4],
    ])
  })

  test('MTO-51 the texts of the cards say what is counted', () => {
    const texts: { readonly [key: string]: string } = english
    const flat = CARDS.flatMap(({ id, score }) =>
      score.kind === 'flat' ? [[score.points, texts[`card.${id}.text`]] as const] : [],
    )
    for (const [points, text] of flat)
      expect(text?.replace('−', '-')).toMatch(new RegExp(`^${points} points?\\.`))
  })

  test('MTO-49, MTO-51 three thousand hands, against the slow way', () => {
    let wrong = 0
    for (let n = 0; n < 3000; n++) {
      const set = Math.imul(n + 1, 0x9e3779b1) >>> 6
      const hand = CARDS.map((_, which) => which).filter(which => ((set >> which) & 1) === 1)
      if (
        worthOf(set, 6) !== slowly(hand.map(idOf), 6) ||
        sizeOf(set) !== hand.length ||
        setOf(hand) !== set
      )
        wrong++
    }
    expect(wrong).toBe(0)
    expect(spentOn(setOf(CARDS.map((_, which) => which)))).toBe(21)
  })
})

describe('the end', () => {
  const end = (hands: readonly (readonly string[])[]) => {
    const state = position({ players: hands.length, phase: 'final', hands })
    return { state, events: act(state, ...hands.map((_, seat) => `${seat} vote`)) }
  }

  test('MTO-49, MTO-53 all hands are shown; the most points win, and points may be negative', () => {
    const { events, state } = end([['tantrum'], ['credit'], ['lime']])
    const [ended] = events.slice(-1)
    expect(ended).toMatchObject({ points: [-3, -1, 1], spent: [0, -5, 1], winners: [2] })
    expect(game.view(state, null).hands).toEqual(state.hands)
  })

  test('MTO-54, MTO-R36 of equal points fewer coins win; if they are equal too, the victory is shared', () => {
    const thrifty = end([['chile'], ['purse', 'lime']])
    expect(game.scores(thrifty.state)).toEqual([
      [2, -1],
      [2, 1],
    ])
    expect(thrifty.events.at(-1)).toMatchObject({ winners: [1] })
    const shared = end([['tomato'], ['onion']])
    const [a, b] = game.scores(shared.state)
    expect(compareScores(a, b)).toBe(0)
    expect(shared.events.at(-1)).toMatchObject({ winners: [0, 1] })
  })

  test('MTO-49 until then nobody has points that others could see', () => {
    const state = position({ players: 2, phase: 'final', hands: [['pinata'], ['lime']] })
    expect(game.scores(state)).toEqual([
      [0, 0],
      [0, 0],
    ])
  })
})
