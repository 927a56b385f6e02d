import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { position } from '../../games/merchant-of-goldfish/engine/table.fixture.ts'
import { countsOf } from '../../kit/counts.ts'
import { type Reply, TableChild } from './child.fixture.ts'

/** The vectors of the rules of Goldfish, opened as positions and played through the protocol. */
const GAME = 'merchant-of-goldfish'
const [A, B, C, D] = [0, 1, 2, 3]
const PASS = { type: 'pass' }
const DECLINE = { type: 'decline' }
const play = (value: number, count = 1) => ({ type: 'play', value, count })
const give = (value: number) => ({ type: 'give', value })
const take = (value: number) => ({ type: 'take', value })
const cards = (...values: number[]) => countsOf(14, values)

let child: TableChild
beforeAll(async () => void (child = await TableChild.open()))
afterAll(() => child.end())

/** A table opened at a position, with the verbs a test needs. */
async function open(named: Parameters<typeof position>[0]) {
  const opened = await child.ask({ do: 'open', game: GAME, state: position(named) })
  expect(opened).toMatchObject({ ok: true, ply: 0 })
  const { table } = opened
  return {
    play: (seat: number, move: object) => child.ask({ do: 'play', table, seat, move }),
    explain: (seat: number, move: object) => child.ask({ do: 'explain', table, seat, move }),
    undo: (seat: number) => child.ask({ do: 'undo', table, seat }),
    moves: async (seat: number): Promise<object[]> =>
      (await child.ask({ do: 'legal', table, seat })).moves,
    state: async (): Promise<Reply> => (await child.ask({ do: 'state', table })).state,
    scores: () => child.ask({ do: 'scores', table }),
    /** Plays several moves, each of which must be accepted; the last reply. */
    async run(...moves: readonly (readonly [seat: number, move: object])[]) {
      const replies = await child.askAll(
        moves.map(([seat, move]) => ({ do: 'play', table, seat, move })),
      )
      expect(replies.filter(reply => !reply.ok)).toEqual([])
      return replies[replies.length - 1]
    },
  }
}

test.each([
  [2, 15, 14, 22],
  [3, 14, 14, 10],
  [4, 13, 14, 0],
  [5, 11, 11, 0],
  [6, 9, 12, 0],
])(
  'V1: %i players: hands of %i, a market of %i, %i removed, 66 in all',
  async (seats, hand, market, removed) => {
    const { table } = await child.ask({ do: 'open', game: GAME, seats })
    const { state } = await child.ask({ do: 'state', table })
    const sum = (counts: number[]) => counts.reduce((a, b) => a + b, 0)
    expect(state.hands.map(sum)).toEqual(new Array(seats).fill(hand))
    expect([sum(state.market), sum(state.removed)]).toEqual([market, removed])
    expect(hand * seats + market + removed).toBe(66)
  },
)

test('V2: into an empty area a single 1 or a pair of 1s', async () => {
  const table = await open({ hands: [[1, 1], [5]] })
  expect(await table.moves(A)).toEqual([play(1), play(1, 2)])
})

test.each([2, 3, 4, 5, 6])('V3: rank k of %i scores n − k', async seats => {
  const out = Array.from({ length: seats - 2 }, (_, i) => i + 2)
  const hands = [[9], [5, 5], ...out.map(() => [])]
  const table = await open({ hands, out, turn: A })
  expect(await table.play(A, play(9))).toMatchObject({ ok: true, actors: [] })
  const { over, scores, ranks } = await table.scores()
  expect(over).toBe(true)
  const order = [...out, A, B]
  order.forEach((seat, index) => {
    expect(scores[seat][0]).toBe(seats - index - 1)
    expect(ranks[seat]).toBe(index + 1)
  })
})

const HAND = [1, 1, 2, 2, 2, 3, 3, 3, 14]

describe('the table of plays', () => {
  const cases: [string, number, number, object[], [object, string][]][] = [
    ['nothing', 0, 0, [play(1), play(2, 3), play(14)], [[PASS, 'GOL-13']]],
    [
      '1',
      1,
      1,
      [play(2), play(3), play(14), play(1, 2)],
      [
        [play(1), 'GOL-17'],
        [play(2, 2), 'GOL-18'],
        [play(3, 3), 'GOL-18'],
      ],
    ],
    [
      '2,2',
      2,
      2,
      [play(3, 2), play(2, 3)],
      [
        [play(3), 'GOL-16'],
        [play(2), 'GOL-17'],
        [play(1, 2), 'GOL-16'],
        [play(3, 3), 'GOL-18'],
      ],
    ],
  ]
  test.each(cases)('in play: %s', async (_, value, count, legal, illegal) => {
    const inPlay = new Array<number>(count).fill(value)
    const table = await open({ hands: [HAND, [5, 6]], inPlay, owner: value ? B : A })
    for (const move of legal)
      expect(await table.explain(A, move)).toMatchObject({ ok: true, legal: true })
    for (const [move, rule] of illegal) {
      expect(await table.explain(A, move)).toMatchObject({ ok: true, legal: false, rule })
      expect(await table.play(A, move)).toMatchObject({ ok: false, why: 'illegal', rule })
    }
  })

  test('in play: 14: only pass', async () => {
    const table = await open({ hands: [[1, 1, 13, 13], [5]], inPlay: [14], owner: B })
    expect(await table.moves(A)).toEqual([PASS])
  })
})

test('V4: the winner of a trick takes from the market as it was, then the trick joins it', async () => {
  const table = await open({
    hands: [[1, 1], [14], [13]],
    turn: B,
    owner: A,
    inPlay: [9],
    discard: [4, 7],
    market: [2, 5],
  })
  await table.run([B, PASS], [C, PASS])
  expect(await table.moves(A)).toEqual([
    DECLINE,
    { type: 'collect', value: 2 },
    { type: 'collect', value: 5 },
  ])
  for (const value of [4, 7, 9]) {
    const refusal = await table.play(A, { type: 'collect', value })
    expect(refusal).toMatchObject({ ok: false, why: 'illegal', rule: 'GOL-R13' })
  }
  await table.run([A, { type: 'collect', value: 5 }])
  expect(await table.state()).toMatchObject({
    market: cards(2, 4, 7, 9),
    count: 0,
    turn: A,
    phase: 'turn',
  })
  expect(await table.play(A, PASS)).toMatchObject({ ok: false, rule: 'GOL-13' })
})

test('V5: out, and a card is seeded; over it nobody swaps, so the left neighbour leads', async () => {
  const table = await open({ hands: [[5], [1], [1]], market: [1, 1, 9] })
  await table.run([A, play(5)], [B, PASS], [C, PASS])
  expect(await table.state()).toMatchObject({
    market: cards(1, 5, 9),
    value: 1,
    count: 1,
    seeded: true,
    turn: B,
  })
  expect(await table.moves(B)).toEqual([PASS])
  await table.run([B, PASS], [C, PASS])
  expect(await table.state()).toMatchObject({ market: cards(1, 1, 5, 9), count: 0, turn: B })
  expect(await table.moves(B)).toEqual([play(1)])
  expect(await table.play(B, play(1))).toMatchObject({ actors: [] })
  expect((await table.scores()).ranks).toEqual([1, 2, 3])
})

test('V6: a seat that has passed may come back', async () => {
  const table = await open({
    hands: [
      [3, 9],
      [6, 13],
      [5, 9],
    ],
  })
  await table.run([A, play(3)], [B, PASS], [C, play(5)], [A, PASS])
  expect(await table.explain(B, play(6))).toMatchObject({ legal: true })
  await table.run([B, play(6)])
})

describe('V7: passes needed for a market reset', () => {
  const rest = [
    [1, 2],
    [1, 2],
    [1, 2],
  ]
  test('four active, the last card played: three', async () => {
    const table = await open({ hands: [[14], ...rest], market: [3] })
    await table.run(
      [A, play(14)],
      [B, PASS],
      [B, { type: 'keep' }],
      [C, PASS],
      [C, { type: 'keep' }],
      [D, PASS],
    )
    expect((await table.state()).seeded).toBe(false)
    const { events } = await table.run([D, { type: 'keep' }])
    expect(events).toContainEqual({ type: 'seeded', value: 3, seat: A })
  })

  test('four active, cards left: three', async () => {
    const table = await open({ hands: [[13, 14], [1], [1], [1]], market: [9] })
    const { events } = await table.run([A, play(14)], [B, PASS], [C, PASS], [D, PASS])
    expect(events).toContainEqual({ type: 'allPassed', seat: A })
  })

  test('a seeded card, three active: three', async () => {
    const hands = [[], [1], [1], [1]]
    const table = await open({
      hands,
      out: [A],
      turn: B,
      owner: A,
      inPlay: [9],
      seeded: true,
      market: [12],
    })
    await table.run([B, PASS], [C, PASS])
    expect(await table.state()).toMatchObject({ count: 1, passes: 2 })
    const { events } = await table.run([D, PASS])
    expect(events).toContainEqual({ type: 'allPassed', seat: A })
  })
})

describe('V8: exchanges for a 12', () => {
  const market = [6, 6, 9, 3, 3, 8, 4]
  const begin = { hands: [[12, 13], [14]], turn: A, owner: B, inPlay: [13], market }

  test.each([[[6, 6]], [[9, 3]], [[8, 4]], [[6, 3, 3]]])('for %j', async taken => {
    const table = await open(begin)
    const steps = [PASS, give(12), { type: 'enough' }, ...taken.map(take)].map(
      move => [A, move] as const,
    )
    const { events } = await table.run(...steps)
    expect(events).toContainEqual({
      type: 'passed',
      seat: A,
      gave: [12],
      took: taken.toSorted((a, b) => a - b),
      reveals: true,
    })
  })

  test('14 + 1 for 9 + 6 is worth too much', async () => {
    const table = await open({ ...begin, hands: [[14, 1], [5]] })
    await table.run([A, PASS], [A, give(14)])
    expect(await table.play(A, give(1))).toMatchObject({
      ok: false,
      why: 'illegal',
      rule: 'GOL-23',
    })
  })

  test('an exchange can be undone step by step until it is complete, then no more', async () => {
    const table = await open(begin)
    await table.run([A, PASS], [A, give(12)], [A, { type: 'enough' }], [A, take(9)])
    expect(await table.undo(A)).toMatchObject({ ok: true, ply: 3, actors: [A] })
    expect(await table.undo(A)).toMatchObject({ ok: true, ply: 2 })
    expect(await table.moves(A)).toContainEqual({ type: 'enough' })
    await table.run([A, { type: 'enough' }], [A, take(6)], [A, take(6)])
    expect(await table.undo(A)).toMatchObject({ ok: false, why: 'revealed' })
  })
})
