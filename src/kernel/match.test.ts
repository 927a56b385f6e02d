import { describe, expect, test } from 'vitest'
import { stream } from './chance.ts'
import { clone } from './json.ts'
import { begin, beginAt, fitOptions, type Match, must, submit } from './match.ts'
import { bid, cheer, draw, show, step, stop, type Toy, toy } from './toy.fixture.ts'

const SEED = 'c0ffee'

const started = (seats = 2, options = {}, seed = SEED) => must(begin(toy, seats, options, seed))

/** The whole match, to check that nothing has changed. */
const whole = ({ state, log, base }: Match<Toy>) => JSON.stringify({ state, log, base })

describe('options', () => {
  test('left out, they take their defaults; given, they are checked', () => {
    expect(fitOptions(toy, 2, {})).toEqual({ ok: true, value: { rounds: 1, mood: 'calm' } })
    expect(fitOptions(toy, 3, { mood: 'wild', rounds: 2 })).toEqual({
      ok: true,
      value: { rounds: 2, mood: 'wild' },
    })
  })

  test('a value that is offered no more can still be asked for, and is never the default', () => {
    const later: typeof toy = { ...toy, retired: { rounds: [3] } }
    expect(fitOptions(later, 2, {})).toMatchObject({ value: { rounds: 1 } })
    expect(fitOptions(later, 2, { rounds: 3 })).toMatchObject({ ok: true, value: { rounds: 3 } })
    expect(fitOptions(later, 2, { rounds: 4 })).toMatchObject({
      message: 'Option "rounds" is one of 1, 2, not 4.',
    })
  })

  const BAD: readonly (readonly [seats: number, chosen: unknown, why: string, message: string])[] =
    [
      [1, {}, 'bad-seats', 'toy takes 2 to 4 seats, not 1.'],
      [5, {}, 'bad-seats', 'toy takes 2 to 4 seats, not 5.'],
      [2.5, {}, 'bad-seats', 'toy takes 2 to 4 seats, not 2.5.'],
      [NaN, {}, 'bad-seats', 'toy takes 2 to 4 seats, not null.'],
      [2, null, 'bad-option', 'Options are an object, {"name": value}.'],
      [2, ['rounds'], 'bad-option', 'Options are an object, {"name": value}.'],
      [2, 'rounds', 'bad-option', 'Options are an object, {"name": value}.'],
      [2, { round: 1 }, 'bad-option', 'No option "round". toy has: rounds, mood.'],
      [2, { toString: 1 }, 'bad-option', 'No option "toString". toy has: rounds, mood.'],
      [
        2,
        JSON.parse('{"__proto__":1}'),
        'bad-option',
        'No option "__proto__". toy has: rounds, mood.',
      ],
      [2, { rounds: 3 }, 'bad-option', 'Option "rounds" is one of 1, 2, not 3.'],
      [2, { rounds: '1' }, 'bad-option', 'Option "rounds" is one of 1, 2, not "1".'],
      [2, { mood: null }, 'bad-option', 'Option "mood" is one of "calm", "wild", not null.'],
      [4, { rounds: 2 }, 'bad-option', 'Two rounds are too long for four.'],
    ]
  test.each(BAD)('%j seats with %j: %s', (seats, chosen, why, message) => {
    expect(fitOptions(toy, seats, chosen)).toEqual({ ok: false, why, message })
    expect(begin(toy, seats, chosen, SEED)).toEqual({ ok: false, why, message })
  })
})

describe('begin', () => {
  test('deals from the stream of ply 0', () => {
    expect(started().state.depth).toBe(stream(SEED, 0).below(1000))
    expect(started(2, {}, '0').state).not.toEqual(started(2, {}, '1').state)
    expect(started(3).state).toEqual(started(3).state)
  })

  test('requires a seed of hexadecimal digits', () => {
    for (const seed of ['', 'C0FFEE', 'x', 'a'.repeat(65)]) {
      expect(begin(toy, 2, {}, seed)).toMatchObject({ ok: false, why: 'bad-seed' })
      expect(beginAt(toy, seed, started().state)).toMatchObject({ ok: false, why: 'bad-seed' })
    }
  })
})

describe('beginAt', () => {
  test('goes on from its own copy of the position', () => {
    const position = clone(started(3).state)
    const match = must(beginAt(toy, SEED, position))
    expect(match).toMatchObject({ seats: 3, start: position, state: position, log: [] })
    submit(match, 1, bid(2))
    expect(position.bids).toEqual([null, null, null])
    expect(match.start).toEqual(position)
    position.depth = -1
    expect(match.state.depth).not.toBe(-1)
    expect(match.start?.depth).not.toBe(-1)
  })

  test('names every invariant that is broken', () => {
    expect(beginAt(toy, SEED, {})).toEqual({
      ok: false,
      why: 'bad-state',
      message: 'No purse. No depth.',
    })
    const message = 'No depth.'
    expect(beginAt(toy, SEED, { ...started().state, depth: '7' })).toEqual({
      ok: false,
      why: 'bad-state',
      message,
    })
  })

  test('a position for too many seats is refused', () => {
    const crowd = { ...started().state, purse: [0, 0, 0, 0, 0] }
    expect(beginAt(toy, SEED, crowd)).toMatchObject({ ok: false, why: 'bad-seats' })
  })
})

describe('submit', () => {
  test('plays and logs what the game offers, and hands out its events', () => {
    const match = started()
    expect(submit(match, 1, bid(3))).toEqual({ ok: true, events: [] })
    const opened = { type: 'opened', bids: [1, 3], reveals: true }
    expect(submit(match, 0, bid(1))).toEqual({ ok: true, events: [opened] })
    expect(match.log).toEqual([
      { seat: 1, move: bid(3) },
      { seat: 0, move: bid(1) },
    ])
    expect(match.state).toMatchObject({ phase: 'dig', digger: 1 })
  })

  test('takes any order of keys, and logs the move as the game made it', () => {
    const match = started()
    const sent: unknown = JSON.parse('{"aloud":false,"coins":2,"type":"bid"}')
    expect(submit(match, 0, sent)).toMatchObject({ ok: true })
    expect(match.log[0].move).toBe(toy.legal(started().state, 0)[1])
  })

  test('each ply draws from its own stream', () => {
    const match = started()
    for (const seat of [0, 1]) submit(match, seat, bid(1))
    expect(submit(match, 0, draw)).toMatchObject({ events: [{ found: stream(SEED, 3).below(6) }] })
    expect(submit(match, 0, draw)).toMatchObject({ events: [{ found: stream(SEED, 4).below(6) }] })
  })

  const JUNK: readonly unknown[] = [
    null,
    undefined,
    7,
    'bid',
    [],
    {},
    { type: 'bid' },
    { type: 'bid', coins: 4, aloud: false },
    { type: 'bid', coins: '1', aloud: false },
    { type: 'bid', coins: 1, aloud: false, extra: 1 },
    [{ type: 'bid', coins: 1, aloud: false }],
    JSON.parse('{"type":"bid","coins":1,"aloud":false,"__proto__":{}}'),
    stop,
  ]
  test.each(JUNK)('refuses %j and changes nothing', move => {
    const match = started()
    submit(match, 1, bid(3))
    const before = whole(match)
    expect(submit(match, 0, move)).toMatchObject({ ok: false, why: 'illegal' })
    expect(whole(match)).toBe(before)
  })

  test.each([1, 2, -1, 0.5, NaN])('refuses seat %j, which is not to act', seat => {
    const match = started()
    submit(match, 1, bid(3))
    const before = whole(match)
    const refusal = { rule: 'TOY-1', why: 'no', with: { seat } }
    expect(submit(match, seat, bid(1))).toEqual({ ok: false, why: 'not-your-turn', refusal })
    expect(whole(match)).toBe(before)
  })

  test('accepts a move of a seat that is not to act, where the game offers it one', () => {
    const match = started(3)
    expect(submit(match, 2, cheer)).toMatchObject({ ok: false, why: 'illegal' })
    for (const seat of [0, 1, 2]) submit(match, seat, bid(1))
    expect(toy.actors(match.state)).toEqual([0])
    expect(submit(match, 2, cheer)).toEqual({ ok: true, events: [{ type: 'cheered', seat: 2 }] })
    expect(submit(match, 2, draw)).toMatchObject({ ok: false, why: 'illegal' })
    expect(submit(match, 3, cheer)).toMatchObject({ ok: false, why: 'not-your-turn' })
    submit(match, 0, stop)
    expect(submit(match, 2, cheer)).toMatchObject({ ok: false, why: 'over' })
    expect(match.log.map(({ seat }) => seat)).toEqual([0, 1, 2, 2, 0])
  })

  test('refuses everything once it is over', () => {
    const match = started()
    for (const seat of [0, 1]) submit(match, seat, bid(1))
    submit(match, 0, stop)
    const before = whole(match)
    for (const move of [stop, show, step(1), null]) {
      expect(submit(match, 0, move)).toMatchObject({
        ok: false,
        why: 'over',
        refusal: { rule: 'TOY-1' },
      })
    }
    expect(whole(match)).toBe(before)
  })
})
