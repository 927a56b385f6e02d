import { expect, test } from 'vitest'
import type { BrowserHistories, LocalHistory } from '../../../protocol/local-history.ts'
import { limitsWith } from '../../limits/limits.ts'
import { serve } from '../../test/server.fixture.ts'
import { GOLDFISH, guest, keptGuest, type Visitor } from '../../test/visitors.fixture.ts'

const PATH = '/api/me/local-history'

const history = (played: number): LocalHistory => ({
  latest: [
    {
      game: GOLDFISH,
      dealtAt: 5,
      endedAt: 9,
      players: 3,
      company: 'easy',
      rank: 1,
      points: -2,
      time: 4,
    },
  ],
  sums: {
    [GOLDFISH]: {
      played,
      won: 1,
      kinds: [{ players: 3, company: 'people', played, won: 1 }],
      best: 7.5,
      streak: 0,
      longest: 1,
      time: 4,
      dealtAt: 5,
    },
  },
})

const store = (who: Visitor, browser: string, what: unknown) =>
  who.send('POST', PATH, { browser, history: what })
const partsOf = async (who: Visitor) => (await who.get<BrowserHistories>(PATH)).body.parts

test('each browser of a kept account stores its own part, as often as it likes', async () => {
  const server = await serve()
  const ana = await keptGuest(server)
  expect(await partsOf(ana)).toEqual([])
  expect(await store(ana, 'telephone', history(1))).toMatchObject({ body: { stored: true } })
  await store(ana, 'computer', history(4))
  await store(ana, 'telephone', history(2))
  const parts = [
    { browser: 'computer', history: history(4) },
    { browser: 'telephone', history: history(2) },
  ]
  expect(await partsOf(ana)).toEqual(parts)
  expect((await ana.get('/api/me/export')).body).toMatchObject({ localHistory: parts })

  const ben = await keptGuest(server)
  expect(await partsOf(ben)).toEqual([])
  expect((await ana.send('DELETE', '/api/me')).status).toBe(200)
})

test('a guest has nowhere to come back to, so nothing is stored', async () => {
  const server = await serve()
  const ana = await guest(server)
  const refused = await store(ana, 'telephone', history(1))
  expect(refused).toMatchObject({ status: 403, body: { why: 'not-kept' } })
  expect(await partsOf(ana)).toEqual([])
})

test('too many browsers are refused, and those that are known go on', async () => {
  const server = await serve({ limits: limitsWith({ browsersPerPerson: 2 }) })
  const ana = await keptGuest(server)
  await store(ana, 'browser-1', history(1))
  await store(ana, 'browser-2', history(1))
  expect((await store(ana, 'browser-3', history(1))).status).toBe(429)
  expect((await store(ana, 'browser-2', history(3))).status).toBe(200)
  expect((await partsOf(ana)).map(({ browser }) => browser)).toEqual(['browser-1', 'browser-2'])
})

test('a history that is too long is not read', async () => {
  const ana = await keptGuest(await serve())
  const long = { ...history(1), latest: Array.from({ length: 400 }, () => history(1).latest[0]) }
  expect((await store(ana, 'telephone', long)).status).toBe(413)
})

test('accounts without end at one address do not fill the database, and known browsers go on', async () => {
  const server = await serve({ limits: { browsersPerAddress: 2 } })
  const [ana, ben, eve] = [
    await keptGuest(server),
    await keptGuest(server),
    await keptGuest(server),
  ]
  for (const who of [ana, ben]) expect((await store(who, 'telephone', history(1))).status).toBe(200)
  expect((await store(eve, 'telephone', history(1))).status).toBe(429)
  expect(await partsOf(eve)).toEqual([])
  expect((await store(ana, 'telephone', history(2))).status).toBe(200)
})

const BAD: { readonly [what: string]: unknown } = {
  'a browser without a name': { browser: '', history: history(1) },
  'no history': { browser: 'telephone' },
  'an unknown company': broken(({ latest: [one] }) => ({ ...one, company: 'god' })),
  'a place that is none': broken(({ latest: [one] }) => ({ ...one, rank: 0 })),
  'more than there is': broken(({ latest: [one] }) => ({ ...one, note: 'x' })),
  'too many games': { browser: 'telephone', history: many(101) },
  'a game of no name': { browser: 'telephone', history: named('__proto__') },
  'a game of a strange name': { browser: 'telephone', history: named('Mercado <b>') },
}

test('what is no history is refused, and changes nothing', async () => {
  const server = await serve()
  const ana = await keptGuest(server)
  for (const [what, body] of Object.entries(BAD)) {
    const { status } = await ana.send('POST', PATH, body)
    expect({ what, status }).toEqual({ what, status: 400 })
  }
  expect(await partsOf(ana)).toEqual([])
})

function broken(bend: (history: LocalHistory) => object) {
  return { browser: 'telephone', history: { ...history(1), latest: [bend(history(1))] } }
}

function many(count: number): LocalHistory {
  const { latest, sums } = history(1)
  return { sums, latest: Array.from({ length: count }, () => latest[0]).flatMap(one => one ?? []) }
}

function named(name: string): object {
  const sums = JSON.stringify(history(1).sums).replace(GOLDFISH, name)
  return JSON.parse(`{"latest":[],"sums":${sums}}`) as object
}
