import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TableChild } from './child.fixture.ts'
import { at, GAME, open, replay, state, STATE, SUGGEST, WRONG } from './malformed.fixture.ts'

/**
 * Whatever the input: one reply a line, `ok: false` with a code and a sentence, and the process
 * goes on.
 */
let child: TableChild
beforeAll(async () => {
  child = await TableChild.open()
  await child.ask(open({ seed: '1', options: { start: 0 } }))
})
afterAll(() => child.end())

const asLine = (line: string | Uint8Array | object) =>
  typeof line === 'string' || line instanceof Uint8Array ? line : JSON.stringify(line)

describe.each(WRONG)('%s', (why, lines) => {
  test(`${lines.length} lines`, async () => {
    const replies = await child.sendAll(lines.map(asLine))
    expect(replies).toEqual(
      replies.map(reply => ({ ...reply, id: reply.id ?? null, ok: false, why })),
    )
    for (const { message } of replies) expect(message).toMatch(/.{10}/)
    expect(await child.ask({ do: 'hello' })).toMatchObject({ ok: true })
  })
})

test('there are more than sixty of them', () => {
  expect(WRONG.flatMap(([, lines]) => lines).length).toBeGreaterThan(60)
})

test('an error names the field', async () => {
  const replies = await child.askAll([
    open({ seats: 'two' }),
    at('view', { viewer: 3 }),
    replay({ log: [{ seat: 9, move: {} }] }),
  ])
  expect(replies.map(reply => reply.message)).toEqual([
    '"seats" is a whole number, 0 or more.',
    '"viewer" is a seat from 0 to 1, or null for an onlooker.',
    '"chronicle.log[0].seat" is a seat from 0 to 1.',
  ])
})

test('the id comes back, whatever it is', async () => {
  const ids = [
    0,
    -1.5,
    'x',
    '',
    true,
    false,
    null,
    [1, [2]],
    { a: { b: null } },
    '\u2028',
    '\ud83d\ude00',
  ]
  const replies = await child.askAll(
    ids.flatMap(id => [
      { id, do: 'hello' },
      { id, do: 'nope' },
    ]),
  )
  expect(replies.map(reply => reply.id)).toEqual(ids.flatMap(id => [id, id]))
})

test('a closed table is gone', async () => {
  const { table } = await child.ask(open({}))
  const replies = await child.askAll([
    { do: 'close', table },
    { do: 'close', table },
    { do: 'scores', table },
  ])
  expect(replies.map(reply => reply.why)).toEqual([undefined, 'unknown-table', 'unknown-table'])
})

describe('fuzz', () => {
  const runs = { numRuns: 150 }

  test('any bytes', async () => {
    const line = fc.uint8Array({ maxLength: 200 }).map(bytes => bytes.filter(byte => byte !== 0x0a))
    await fc.assert(
      fc.asyncProperty(line, async bytes => {
        const [reply] = await child.sendAll([bytes])
        expect(reply?.ok).toBe(false)
      }),
      runs,
    )
  })

  test('any JSON in any field', async () => {
    const verb = fc.constantFrom(
      'open',
      'state',
      'view',
      'legal',
      'play',
      'explain',
      'undo',
      'scores',
      'replay',
      'suggest',
    )
    const any = fc.jsonValue({ maxDepth: 3 })
    const table = fc.oneof(
      { weight: 3, arbitrary: fc.constant<unknown>('t1') },
      { weight: 1, arbitrary: any },
    )
    const seat = fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom<unknown>(0, 1) },
      { weight: 1, arbitrary: any },
    )
    const move = fc.oneof(
      any,
      fc.record({ type: fc.constantFrom('play', 'give', 'take', 'pass'), value: any, count: any }),
    )
    const request = fc.record(
      {
        do: verb,
        table,
        seat,
        move,
        viewer: any,
        game: fc.constant(GAME),
        state: any,
        options: any,
        chronicle: any,
        plies: any,
        level: any,
      },
      { requiredKeys: ['do'] },
    )
    await fc.assert(
      fc.asyncProperty(request, async fields => {
        const reply = await child.ask(fields)
        expect(
          reply.ok === true || (typeof reply.message === 'string' && reply.why !== 'internal'),
        ).toBe(true)
      }),
      runs,
    )
  })

  test('a valid position with one wrong field', async () => {
    const field = fc.constantFrom(...Object.keys(STATE))
    await fc.assert(
      fc.asyncProperty(field, fc.jsonValue({ maxDepth: 2 }), async (name, value) => {
        const reply = await child.ask(state({ [name]: value }))
        expect(reply.ok || ['bad-state', 'bad-option'].includes(reply.why)).toBe(true)
      }),
      runs,
    )
  })
})

test('after all that the process ends normally, without a word on standard error', async () => {
  expect(await child.end()).toBe(0)
  expect(child.errors).toBe('')
})

test('pending replies are given at the end of the input, also for a last line without its newline', async () => {
  const other = await TableChild.open()
  const replies = other.sendAll([
    '{"id":1,"do":"open","game":"merchant-of-goldfish","seats":2,"options":{"start":0}}',
    SUGGEST,
  ])
  expect(await other.end()).toBe(0)
  expect((await replies).map(({ id, ok }) => [id, ok])).toEqual([
    [1, true],
    [2, true],
  ])
})

test('the reader of the replies may go away', async () => {
  const other = await TableChild.open()
  expect(await other.hangUp()).toBe(0)
})
