import { expect, test } from 'vitest'
import type { Game, GameTypes } from '../../kernel/game.ts'
import { begin, chronicle, must, submit } from '../../kernel/match.ts'
import { plainInsight } from '../../kit/judgement/insight.ts'
import type { Knowledge } from '../knowledge.ts'
import { nim } from '../toys.fixture.ts'
import { review } from './review.ts'

interface Shop extends GameTypes {
  options: Record<string, never>
  state: { turn: number; bought: number[]; drawn: number }
  view: { turn: number; bought: number[]; drawn: number }
  move: { readonly type: 'buy'; readonly price: number } | { readonly type: 'end' }
}

const END: Shop['move'] = { type: 'end' }
const BUYS: readonly Shop['move'][] = [1, 2].map(price => ({ type: 'buy', price }))

/** Seat 0 buys what it likes, once each, then seat 1 may buy one thing; it loses whatever it does. */
const shop = (draws: boolean): Game<Shop> => ({
  ...(nim as unknown as Game<Shop>),
  id: 'shop',
  setup: () => ({ turn: 0, bought: [], drawn: 0 }),
  actors: ({ turn }) => (turn > 1 ? [] : [turn]),
  legal: ({ turn, bought }, seat) => {
    if (turn !== seat) return []
    if (turn === 1) return [END]
    return [END, ...BUYS.filter(move => move.type === 'buy' && !bought.includes(move.price))]
  },
  play(state, _, move, { rng }) {
    if (move.type === 'end') state.turn++
    else state.bought.push(move.price)
    if (draws) state.drawn = rng.below(1000)
  },
  scores: () => [[1], [0]],
  view: ({ turn, bought, drawn }) => ({ turn, bought: [...bought], drawn }),
  determinize: ({ turn, bought, drawn }) => ({ turn, bought: [...bought], drawn }),
})

/** Likes to end a turn at once; the more was bought for the better. */
function knowledgeOf(game: Game<Shop>): Knowledge<Shop> {
  const sum = (bought: readonly number[]) => bought.reduce((total, price) => total + price, 0)
  return {
    insight: {
      ...plainInsight(game),
      weigh: (_, __, moves, out) => moves.forEach((move, at) => (out[at] = +(move.type === 'end'))),
    },
    judges: () => ({
      features: {
        inputs: ['bought/all'],
        read: (state, seat, _, out) => (out[0] = seat === 0 ? sum(state.bought) : 0),
      },
      strength: inputs => inputs[0],
      strengths: (state, _, out) => out.set([sum(state.bought), 0]),
    }),
  }
}

function reviewed(turn: readonly Shop['move'][], draws = false) {
  const game = shop(draws)
  const match = must(begin(game, 2, {}, 'abc'))
  for (const move of turn) submit(match, 0, move)
  submit(match, 1, END)
  const found = review(game, chronicle(match), knowledgeOf(game))
  return {
    told: found?.decisions.map(({ ply, better }) => [ply, better]),
    own: found?.fortunes[0]?.own ?? NaN,
  }
}

const [cheap, dear] = BUYS

test('what is bought later in the same turn was not missed before', () => {
  expect(reviewed([cheap, dear, END])).toEqual({ told: [], own: 0 })
})

test('what a turn missed is told once, where it was missed at last', () => {
  const { told, own } = reviewed([cheap, END])
  expect(told).toEqual([[1, dear]])
  const whole = reviewed([END])
  expect(whole.told).toEqual([[0, dear]])
  expect(own).toBeGreaterThan(whole.own)
})

test('what chance brought in between makes nothing good', () => {
  expect(reviewed([cheap, dear, END], true).told).toEqual([[0, dear]])
})
