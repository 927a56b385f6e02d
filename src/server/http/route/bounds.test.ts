import { expect, test } from 'vitest'
import { Type } from 'typebox'
import { ClientMessage } from '../../../protocol/messages.ts'
import { ROUTES } from '../../routes.ts'
import { serve } from '../../test/server.fixture.ts'
import { guest } from '../../test/visitors.fixture.ts'
import { isLong } from './check.ts'

interface Schema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly items?: Schema
  readonly maxLength?: number
  readonly maximum?: number
  readonly maxItems?: number
  readonly maxProperties?: number
  readonly properties?: { readonly [name: string]: Schema }
  readonly patternProperties?: { readonly [pattern: string]: Schema }
}

/** Where a schema takes a string, a list or a record of any length, or a whole number of any size. */
function unbounded(schema: Schema, where: string): string[] {
  const { anyOf = [], allOf = [], items, properties = {}, patternProperties } = schema
  const fixed = schema.const !== undefined || schema.enum !== undefined
  const own =
    (schema.type === 'string' && !fixed && schema.maxLength === undefined) ||
    (schema.type === 'integer' && !fixed && schema.maximum === undefined) ||
    (schema.type === 'array' && schema.maxItems === undefined) ||
    (patternProperties !== undefined && schema.maxProperties === undefined)
  return [
    ...(own ? [where] : []),
    ...[...anyOf, ...allOf].flatMap(each => unbounded(each, where)),
    ...(items ? unbounded(items, `${where}[]`) : []),
    ...Object.entries({ ...properties, ...patternProperties }).flatMap(([name, each]) =>
      unbounded(each, `${where}.${name}`),
    ),
  ]
}

test('every string, list, record and whole number that anybody can send has a greatest length or value', () => {
  const parts = ROUTES.flatMap(({ method, path, params, query, body }) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema === undefined ? [] : unbounded(schema as Schema, `${method} ${path} ${part}`),
    ),
  )
  expect([...parts, ...unbounded(ClientMessage as Schema, 'socket')]).toEqual([])
})

test('what has no greatest length is found', () => {
  const loose = Type.Object({
    name: Type.Optional(Type.String()),
    list: Type.Array(Type.Union([Type.Literal('a'), Type.String({ maxLength: 3 })])),
    more: Type.Record(Type.String(), Type.Number()),
    n: Type.Integer({ minimum: 0 }),
  })
  expect(unbounded(loose as Schema, 'it')).toEqual(['it.name', 'it.list', 'it.more', 'it.n'])
})

test('a request that does not fit is told what would', async () => {
  const server = await serve()
  const ana = await guest(server)
  const told = async (more: object) => {
    const wish = { game: 'mercado', chairs: ['me', 'easy'], ...more }
    const { body } = await ana.send<{ message: string }>('POST', '/api/tables', wish)
    return body.message.replace('The body', '').replace(' does not fit: it', '')
  }
  expect([
    await told({ chairs: ['me', 'learned'] }),
    await told({ time: { kind: 'slow' } }),
    await told({ time: { kind: 'live', minutes: 0, seconds: 0 } }),
    await told({ colour: 'red' }),
    await told({ listed: 1 }),
  ]).toEqual([
    '/chairs/1 must be one of "me", "open", "random", "greedy", "easy", "medium", "hard", "master".',
    '/time/kind must be one of "none", "live", "days".',
    '/time/minutes must be >= 1.',
    ' must not have colour.',
    '/listed must be boolean.',
  ])
  const headers = { 'content-type': 'application/json', cookie: ana.cookie }
  for (const body of ['{bad', '']) {
    const answer = await fetch(`${server.address}/api/tables`, { method: 'POST', headers, body })
    expect(await answer.json()).toEqual({
      why: 'bad-request',
      message: 'The body is not JSON. A request without a body needs no content-type.',
    })
  }
})

test('what is wrong is said of a short body, and not searched for in a long one', async () => {
  const server = await serve()
  const ana = await guest(server)
  const make = (body: object) => ana.send<{ message: string }>('POST', '/api/tables', body)
  expect((await make({ game: 7, chairs: ['me'] })).body.message).toMatch(/body\/game .*string/)
  const long = await make({ game: 'x', chairs: Array.from({ length: 4000 }, () => 0) })
  expect(long).toEqual({
    status: 400,
    body: {
      why: 'bad-request',
      message: 'The body does not fit: it does not fit its schema, and is too long to say where.',
    },
  })
})

test('a long value is recognized without a look at all of it', () => {
  expect([1, 'x', { a: [1, 2, { b: null }] }, Array(300).fill(0)].map(isLong)).toEqual(
    Array(4).fill(false),
  )
  expect(['x'.repeat(10_000), Array(401).fill(0), { a: Array(401).fill([]) }].map(isLong)).toEqual(
    Array(3).fill(true),
  )
})
