import { expect, test, vi } from 'vitest'
import type { Game } from '../../kernel/game.ts'
import { fitOptions } from '../../kernel/match.ts'
import { Rng } from '../../kernel/rng.ts'
import {
  type ContentTypes,
  featuresByContent,
  gameByContent,
  insightByContent,
} from './by-content.ts'
import { contentSets } from './sets.ts'
import { plainInsight } from '../judgement/insight.ts'

/** One seat buys loaves until its money is gone. */
interface Bakery extends ContentTypes {
  options: { content: string; hungry: boolean }
  state: { content: string; money: number }
  view: { content: string; money: number }
  move: { readonly type: 'buy' }
}
interface Prices {
  readonly bread: number
}

const BUY = [{ type: 'buy' }] as const
const NOBODY: readonly number[] = []
const ply = { rng: Rng.from(1), emit() {} }

function makeBakery({ bread }: Prices, digest: string): Game<Bakery> {
  const canBuy = ({ money }: { readonly money: number }) => money >= bread
  return {
    id: 'bakery',
    version: 1,
    seats: [1, 1],
    vocabulary: { moves: ['buy'], refusals: ['money'] },
    options: { hungry: [true], content: [digest] },
    validateOptions: () => (bread > 10 ? 'Too dear.' : null),
    setup: (_seats, { content }) => ({ content, money: 10 }),
    actors: state => (canBuy(state) ? [0] : NOBODY),
    legal: state => (canBuy(state) ? BUY : []),
    play: state => void (state.money -= bread),
    scores: ({ money }) => [[Math.trunc(money / bread)]],
    view: ({ content, money }) => ({ content, money }),
    determinize: ({ content, money }) => ({ content, money }),
    redact: event => event,
    explain: state => (canBuy(state) ? null : { rule: 'BAK-1', why: 'money' }),
    faults: state => (canBuy(state as Bakery['state']) ? [] : ['no money']),
  }
}

function open() {
  const sets = contentSets<Prices, Prices>({ bread: 3 }, prices => prices)
  const make = vi.fn<typeof makeBakery>(makeBakery)
  const game = gameByContent(sets, make)
  return { sets, make, game }
}

const options = (content: string) => ({ content, hungry: true })

test('each state is played by the values of its own set', () => {
  const { sets, make, game } = open()
  const dear = sets.add({ bread: 6 })
  const states = [sets.standard, dear].map(name => game.setup(1, options(name), ply.rng))
  for (const state of states) game.play(state, 0, BUY[0], ply)
  expect(states.map(({ money }) => money)).toEqual([7, 4])
  expect(states.map(state => game.legal(state, 0).length)).toEqual([1, 0])
  expect(states.map(state => game.actors(state).length)).toEqual([1, 0])
  expect(states.map(state => game.scores(state))).toEqual([[[2]], [[0]]])
  expect(states.map(state => game.explain(state, 0, BUY[0])?.why)).toEqual([undefined, 'money'])
  expect(states.map(state => game.faults(state))).toEqual([[], ['no money']])
  const views = states.map(state => game.view(state, null))
  expect(views.map(view => game.determinize(view, ply.rng))).toEqual(states)
  expect(make).toHaveBeenCalledTimes(2)
})

test('the option names all sets, the preferred one first; each set has its own conditions', () => {
  const { sets, game } = open()
  const dear = sets.add({ bread: 60 })
  sets.prefer(dear)
  expect(Object.entries(game.options)).toEqual([
    ['hungry', [true]],
    ['content', [dear, sets.standard]],
  ])
  expect(game.validateOptions(1, options(sets.standard))).toBeNull()
  expect(game.validateOptions(1, options(dear))).toBe('Too dear.')
})

test('a former set is played by its own values, where it is asked for', () => {
  const cheap = { digest: 'f0f0f0f0f0f0f0f0', content: () => ({ bread: 1 }) }
  const sets = contentSets<Prices, Prices>({ bread: 3 }, prices => prices, 'standard', [cheap])
  const game = gameByContent(sets, makeBakery)
  expect(game.options.content).toEqual(['standard'])
  expect(game.retired).toEqual({ content: [cheap.digest] })
  expect(fitOptions(game, 1, { content: cheap.digest }).ok).toBe(true)
  const state = game.setup(1, options(cheap.digest), ply.rng)
  game.play(state, 0, BUY[0], ply)
  expect(state.money).toBe(9)
})

test('a state that names no known set is unsound', () => {
  const { game } = open()
  for (const state of [null, 7, [], {}, { content: 3 }, { content: '0123456789abcdef' }])
    expect(game.faults(state)).toHaveLength(1)
})

test('insight is made for each set too', () => {
  const { sets, game } = open()
  const dear = sets.add({ bread: 6 })
  const insight = insightByContent<Bakery, Prices>(sets, ({ bread }) => ({
    ...plainInsight(game),
    finesse: 2,
    attention: 3,
    settled: () => bread === 6,
    evaluate: (_state, _view, out) => void out.fill(bread / 10),
    weigh: (_state, _seat, _moves, out) => void out.fill(bread),
  }))
  const out = new Float64Array(1)
  const told = [sets.standard, dear].map(content => {
    const state = { content, money: 9 }
    insight.evaluate(state, state, out)
    const prospect = out[0]
    insight.weigh(state, 0, BUY, out)
    return [prospect, out[0], insight.settled(state, state), insight.choose(state, 0, BUY, ply.rng)]
  })
  expect(told).toEqual([
    [0.3, 3, false, BUY[0]],
    [0.6, 6, true, BUY[0]],
  ])
  expect([insight.finesse, insight.attention]).toEqual([2, 3])
})

test('what a judgement looks at is read by the values of the set', () => {
  const { sets, game } = open()
  const dear = sets.add({ bread: 6 })
  const features = featuresByContent<Bakery, Prices>(sets, ({ bread }) => ({
    inputs: ['loaves/left'],
    read: ({ money }, _seat, _sees, out) => void (out[0] = money / bread),
  }))
  const read = [sets.standard, dear].map(name => {
    const out = new Float32Array(1)
    features.read(game.setup(1, options(name), ply.rng), 0, true, out)
    return out[0]
  })
  expect(features.inputs).toEqual(['loaves/left'])
  expect(read).toEqual([10 / 3, 10 / 6].map(Math.fround))
})
