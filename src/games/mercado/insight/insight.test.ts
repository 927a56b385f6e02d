import { describe, expect, test } from 'vitest'
import { game } from '../engine/index.ts'
import { offers } from '../engine/play.fixture.ts'
import { OPTIONS, position, type Setting } from '../engine/table.fixture.ts'
import { must } from '../../../kernel/match.ts'
import { greatest } from '../../../kit/draw.ts'
import { findBot } from '../../../bots/levels.ts'
import { onlyInsight } from '../../../bots/knowledge.ts'
import { compare } from '../../../bots/tournament.ts'
import { insight } from './index.ts'
import { daily } from '../../../../test/deep.ts'

const setting = { game, options: OPTIONS, seed: 1000, now: () => 0 }
const weights = new Float64Array(64)

const bot = (name: string) => must(findBot(name, onlyInsight(insight)))

/** What the rule bot would do in this position, in words. */
function liked(where: Setting): string {
  const state = position(where)
  const [seat] = game.actors(state)
  const moves = game.legal(state, seat)
  insight.weigh(state, seat, moves, weights)
  return offers(state)[greatest(weights, moves.length)]
}

describe('strength', () => {
  test('a short search is no worse than the rule bot', () => {
    expect(
      compare({ ...setting, seats: 2, deals: daily(1, 20) }, bot('mcts:30'), bot('greedy')).wins,
    ).toBeGreaterThan(0.4)
  })
})

describe('judgement', () => {
  test('at the end the places are certain', () => {
    const prospects = new Float64Array(3)
    const state = position({ players: 3, phase: 'over', progress: [31, 40, 33] })
    insight.evaluate(state, game.view(state, null), prospects)
    expect([...prospects]).toEqual([0, 1, 0.5])
  })

  test('who is ahead, has white coins or nearly owns a tile has better prospects; black coins are a burden', () => {
    const first = (where: Setting) => {
      const prospects = new Float64Array(2)
      const state = position({ turn: 1, ...where })
      insight.evaluate(state, game.view(state, null), prospects)
      return prospects[0]
    }
    const level = first({})
    expect(first({ progress: [5, 0] })).toBeGreaterThan(level)
    expect(first({ whites: [3, 0] })).toBeGreaterThan(level)
    expect(first({ blacks: [9, 5] })).toBeLessThan(level)
    expect(first({ display: ['O12'], edges: { O12: ['G2 S1', ''] } })).toBeGreaterThan(level)
  })
})

describe('sense', () => {
  test('MER-37 a coin goes where it completes a price, and to the better tile of two', () => {
    expect(liked({ drawn: 'S1', display: ['O02', 'O09'], edges: { O02: ['S1', ''] } })).toBe(
      'place S O02',
    )
    expect(
      liked({ drawn: 'G1', display: ['O05', 'O08'], edges: { O05: ['G1', ''], O08: ['G2', ''] } }),
    ).toBe('place G O08')
  })

  test('MER-19 coins are taken back when the purse holds nothing but black ones', () => {
    expect(liked({ purses: ['B4', 'G5 S5 C5 T5 B5'] })).toBe('recover')
    expect(liked({ trays: ['G1', ''] })).toBe('draw')
  })

  test('MER-22 a seal is paid when one more coin is as good as certain to complete a price, not to draw black ones', () => {
    const near: Setting = { drawn: 'C1', phase: 'sealOffer', display: ['O12', 'O08'] }
    expect(
      liked({
        ...near,
        purses: ['G2', 'G5 S5 C5 T5 B5'],
        edges: { O12: ['G1 S2', ''], O08: ['G2', ''] },
      }),
    ).toBe('seal yes')
    expect(liked({ ...near, purses: ['B5', 'G5 S5 C5 T5 B5'] })).toBe('seal no')
  })

  test('MER-61 a good symbol is carried out, a bad one is not', () => {
    const landed: Setting = { phase: 'privilegeSymbol', token: 'PR01', players: 2 }
    expect(liked({ ...landed, progress: [4, 0] })).toBe('symbol yes')
    expect(liked({ ...landed, progress: [5, 0] })).toBe('symbol no')
  })

  test('MER-73 a token is played where a symbol helps, and else is kept for that', () => {
    const start: Setting = { phase: 'turnStart', tokens: [['PR01'], []] }
    expect(liked({ ...start, progress: [4, 0] })).toBe('privilege PR01')
    expect(liked({ ...start, progress: [9, 0] })).toBe('noPrivilege')
  })

  test('MER-69 the token given up is the one that is worth least', () => {
    const asked: Setting = {
      tokens: [[], ['PR01', 'PR06', 'PR13']],
      phase: 'forcedDiscard',
      debts: [0, 1],
      sale: { slot: 4, done: 3 },
      display: ['F01'],
      edges: { F01: ['G1 S1 C1 T1', ''] },
    }
    expect(liked(asked)).toBe('discard PR06')
  })

  test('MER-54 the Coin Changer’s coin buys what is worth more than a coin', () => {
    expect(
      liked({
        phase: 'changerWhite',
        drawn: 'W1',
        display: ['O09'],
        edges: { M2: ['C3', ''], O09: ['S2', ''] },
        sale: { slot: 7, done: 1 },
      }),
    ).toBe('white O09')
  })
})
