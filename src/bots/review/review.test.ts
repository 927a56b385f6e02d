import { expect, test } from 'vitest'
import type { Frozen, Game, GameTypes } from '../../kernel/game.ts'
import { begin, type Chronicle, chronicle, must, submit } from '../../kernel/match.ts'
import { Rng } from '../../kernel/rng.ts'
import { plainInsight } from '../../kit/judgement/insight.ts'
import type { Judgement } from '../../kit/judgement/judgement.ts'
import { type Toy, toy } from '../../kernel/toy.fixture.ts'
import type { Knowledge } from '../knowledge.ts'
import { nim, pennies } from '../toys.fixture.ts'
import { hint } from './hint.ts'
import { judgeMove } from './judge-move.ts'
import { review, reviewing } from './review.ts'

type TypesOf<G> = G extends Game<infer W> ? W : never
type Nim = TypesOf<typeof nim>

/** Who is to move before a multiple of four has lost. */
const nimKnown: Knowledge<Nim> = {
  insight: plainInsight(nim),
  judges: () =>
    judgementOf<Nim>((state, seat) => {
      const lost = state.left % 4 === 0 ? state.turn : 1 - state.turn
      return seat === lost ? -2 : 2
    }),
}

/** A judgement that weighs one input as it is. */
function judgementOf<W extends GameTypes>(
  read: (state: Frozen<W['state']>, seat: number, sees: boolean) => number,
): Judgement<W> {
  const features: Judgement<W>['features'] = {
    inputs: ['standing/all'],
    read(state, seat, sees, out) {
      out[0] = read(state, seat, sees)
    },
  }
  return {
    features,
    strength: inputs => inputs[0],
    strengths(state, eyes, out) {
      for (let seat = 0; seat < out.length; seat++)
        out[seat] = read(state, seat, eyes === 'all' || eyes === seat)
    },
  }
}

type Player<W extends GameTypes> = (state: W['state'], offers: readonly W['move'][]) => W['move']

function played<W extends GameTypes>(
  game: Game<W>,
  options: object,
  players: readonly Player<W>[],
  seed = 'abc',
): Chronicle<W> {
  const match = must(begin(game, players.length, options, seed))
  for (let [seat] = game.actors(match.state); seat !== undefined;) {
    submit(match, seat, players[seat](match.state, game.legal(match.state, seat)))
    ;[seat] = game.actors(match.state)
  }
  return chronicle(match)
}

const best: Player<Nim> = ({ left }, offers) =>
  offers.find(({ count }) => (left - count) % 4 === 0) ?? offers[0]
const least: Player<Nim> = (_, offers) => offers[0]
const reviewed = (players: readonly Player<Nim>[]) => {
  const found = review(nim, played(nim, {}, players), nimKnown)
  if (found === null) throw new Error('no review')
  return found
}

test('a decision, and an answer to a puzzle, is told to cost so much less as games played on bear out', () => {
  const half: Knowledge<Nim> = {
    ...nimKnown,
    judges(view) {
      const judgement = nimKnown.judges(view)
      return judgement && { ...judgement, features: { ...judgement.features, borneOut: 0.5 } }
    },
  }
  const [whole] = reviewed([least, best]).decisions
  const [told] = review(nim, played(nim, {}, [least, best]), half)?.decisions ?? []
  expect(told?.cost).toBeCloseTo((whole?.cost ?? 0) / 2, 12)
  expect(told?.sure).toBeLessThan(whole?.sure ?? 0)
  const answer = (knowledge: typeof half) =>
    judgeMove({ ...asked, rng: Rng.from(1) }, knowledge, { type: 'take', count: 1 })?.chosen.cost
  expect(answer(half)).toBeCloseTo((answer(nimKnown) ?? 0) / 2, 12)
})

test('the costliest decision is the one that gave the game away', () => {
  // 15: the first takes 3 and would win; with 1 of 12 … of 11 the second gives it back.
  const { decisions, course, fortunes, turned } = reviewed([least, best])
  expect(decisions[0]).toMatchObject({ seat: 0, ply: 0, better: { type: 'take', count: 3 } })
  expect(decisions[0].cost).toBeGreaterThan(0.9)
  expect(decisions[0].sure).toBeGreaterThan(0.99)
  expect(course.at(-1)).toMatchObject({ real: [0, 1], known: [0, 1] })
  expect(fortunes[0].own).toBeLessThan(-0.9)
  expect(fortunes[1].own).toBe(0)
  expect(turned).toMatchObject({ ply: 1, seat: 0, winner: 1, by: 'decision' })
})

test('luck and skill and par are the result, in whatever games', () => {
  const rng = Rng.from(5)
  const any = <Move>(_: object, offers: readonly Move[]) => rng.pick(offers)
  for (let deal = 1; deal <= 25; deal++) {
    const knowledge = {
      insight: plainInsight(toy),
      judges: () => judgementOf<Toy>((state, seat) => state.purse[seat] / 4 - state.depth / 999),
    }
    const record = played(toy, { rounds: 1 }, [any, any, any], deal.toString(16))
    const found = review(toy, record, knowledge, { trials: 200, worlds: 4 })
    for (const { luck, skill, par, result } of found?.fortunes ?? [])
      expect(luck + skill + par).toBeCloseTo(result, 10)
    const sum = (of: 'luck' | 'skill') =>
      found?.fortunes.reduce((total, fortune) => total + fortune[of], 0)
    expect(sum('luck')).toBeCloseTo(0, 9)
    expect(sum('skill')).toBeCloseTo(0, 9)
  }
})

test('a small cost is told as little sure, however many worlds say so', () => {
  const good = ({ left, turn }: Frozen<Nim['state']>, seat: number) =>
    (left % 4 === 0) === (turn !== seat)
  const judges = () => judgementOf<Nim>((state, seat) => +good(state, seat) / 10)
  const found = review(nim, played(nim, {}, [least, least]), { ...nimKnown, judges })
  const small = found?.decisions.filter(({ cost }) => cost < 0.06) ?? []
  expect(small.length).toBeGreaterThan(0)
  for (const { sure } of small) expect(sure).toBeLessThan(0.75)
})

test('what hardly costs anything is not told', () => {
  const good = ({ left, turn }: Frozen<Nim['state']>, seat: number) =>
    (left % 4 === 0) === (turn !== seat)
  const told = (weight: number) => {
    const judges = () => judgementOf<Nim>((state, seat) => +good(state, seat) * weight)
    const record = played(nim, {}, [least, least])
    const found = review(nim, record, { ...nimKnown, judges })?.decisions ?? []
    return found.filter(({ cost }) => cost < 0.1)
  }
  expect(told(0.2).length).toBeGreaterThan(0)
  expect(told(0.05)).toEqual([])
})

test('the same player on all seats has skill 0; one that plays at random gives much away', () => {
  const rng = Rng.from(9)
  const any: Player<Nim> = (_, offers) => rng.pick(offers)
  const mean = (players: readonly Player<Nim>[]) => {
    let sum = 0
    for (let game = 0; game < 15; game++) sum += reviewed(players).fortunes[0].skill / 15
    return sum
  }
  expect(mean([best, best])).toBe(0)
  expect(mean([any, best])).toBeLessThan(-0.5)
})

test('nobody is blamed for what they could not know, and hints do not know it either', () => {
  const knowledge = {
    insight: plainInsight(pennies),
    judges: () =>
      judgementOf<TypesOf<typeof pennies>>(({ shown }, seat, sees) => (sees ? shown[seat] : 0)),
  }
  const shows = (side: number) => (_: object, offers: readonly { side: number }[]) =>
    offers.find(offer => offer.side === side) ?? offers[0]
  const twins = [0, 1].map(hidden => {
    const record = played(pennies, {}, [shows(hidden), shows(1)] as never)
    const found = review(pennies, record, knowledge, { trials: 500, worlds: 16 })
    const { state } = { state: { shown: [hidden, -1] } }
    const question = {
      game: pennies,
      seat: 1,
      view: pennies.view(state, 1),
      offers: pennies.legal(state, 1),
      rng: Rng.from(3),
      now: () => 0,
    }
    return {
      blamed: found?.decisions.filter(({ seat }) => seat === 1),
      told: hint(question, knowledge, { ms: Infinity, iterations: 50 }),
    }
  })
  expect(twins[0]).toEqual(twins[1])
})

const sixLeft = { left: 6, turn: 0, winner: -1 }
const asked = {
  game: nim,
  seat: 0,
  view: nim.view(sixLeft, 0),
  offers: nim.legal(sixLeft, 0),
  rng: Rng.from(1),
  now: () => 0,
}

test('a puzzle is judged beside the best move', () => {
  const found = judgeMove(asked, nimKnown, { type: 'take', count: 1 })
  expect(found?.best.move).toEqual({ type: 'take', count: 2 })
  expect(found?.chosen.cost).toBeGreaterThan(0.9)
  expect(found?.best.cost).toBe(0)
  expect(found?.reasons).toEqual([{ group: 'standing' }])
  const right = judgeMove(asked, nimKnown, { type: 'take', count: 2 })
  expect(right?.chosen).toEqual(right?.best)
  expect(right?.reasons).toEqual([{ group: 'standing' }])
  expect(judgeMove(asked, nimKnown, { type: 'take', count: 9 })).toBeNull()
})

test('a hint names the best move first, says why, and knows the place', () => {
  const told = hint(asked, nimKnown, { ms: Infinity, iterations: 400 })
  expect(told[0]).toMatchObject({
    move: { type: 'take', count: 2 },
    reasons: [{ group: 'standing' }],
  })
  expect(told[0].place).toBeLessThan(1.3)
})

test('a hint tells places without the favour that the judgement shows a seat', () => {
  const judged = nimKnown.judges(asked.view)
  const placeWith = (favour: number, seat: number) => {
    const features = {
      ...judged?.features,
      favour: (_: unknown, of: number) => +(of === seat) * favour,
    }
    const judges = () => ({ ...judged, features }) as Judgement<Nim>
    const told = hint(
      { ...asked, rng: Rng.from(1) },
      { ...nimKnown, judges },
      { ms: Infinity, iterations: 400 },
    )
    return told[0].place ?? NaN
  }
  const fair = placeWith(0, 0)
  expect(placeWith(1, 0)).toBeGreaterThan(fair)
  expect(placeWith(1, 1)).toBeLessThan(fair)
})

/** Two against two, who face each other: whoever takes the last one wins for both. */
const pairs: typeof nim = {
  ...nim,
  seats: [4, 4],
  scores: state => [0, 1, 0, 1].map(side => nim.scores(state)[side] ?? []),
}

test('partners win together: each has the chances of both', () => {
  const record = played(pairs, {}, [least, best, least, best])
  const judges = () =>
    judgementOf<Nim>(({ left, turn }, seat) => ((left % 4 === 0) === (turn === seat % 2) ? -2 : 2))
  const found = review(pairs, record, { ...nimKnown, judges, partners: 4 })
  expect(found?.course.at(-1)).toMatchObject({ real: [0, 1, 0, 1], known: [0, 1, 0, 1] })
  for (const { real } of found?.course ?? []) expect((real[0] ?? 0) + (real[1] ?? 0)).toBeCloseTo(1)
  expect(found?.turned).toMatchObject({ winner: 1 })
})

test('a match that is not over, or of other rules, has no review', () => {
  const record = played(nim, {}, [best, best])
  const before = { ...record, log: record.log.slice(0, 2) }
  expect(review(nim, before, nimKnown)).toBeNull()
  // Nothing is looked at first.
  expect(reviewing(nim, before, nimKnown).next()).toEqual({ done: true, value: null })
  expect(review(nim, { ...record, version: 9 }, nimKnown)).toBeNull()
})

test('after the best move a hint names the others by the place that may be expected, none better', () => {
  // What the insight likes is chosen before what seems as good.
  const weigh = (_: object, __: number, moves: readonly object[], out: Float64Array) =>
    void out.fill(0.1, 0, moves.length).fill(1, 0, 1)
  const liking = { ...nimKnown, insight: { ...nimKnown.insight, weigh } }
  for (let seed = 1; seed <= 200; seed++) {
    const state = { left: 4 + (seed % 9), turn: 0, winner: -1 }
    const question = {
      game: nim,
      seat: 0,
      view: nim.view(state, 0),
      offers: nim.legal(state, 0),
      rng: Rng.from(seed),
      now: () => 0,
    }
    const told = hint(question, liking, { ms: Infinity, iterations: 4 + (seed % 20) })
    const places = told.map(({ place }) => place ?? Infinity)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  }
})
