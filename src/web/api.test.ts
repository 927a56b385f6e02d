import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { api, banned, becomeGuest, me, recallMe, changeMe, request } from './api.ts'
import { answering, refusal } from './server.fixture.ts'

const ana = { id: 'ana', name: 'Ana' }

beforeEach(() => {
  me.value = null
  banned.value = null
})
afterEach(() => {
  me.value = null
  banned.value = null
})

describe('answers', () => {
  test.each([
    [400, 'bad-request', 'not-found'],
    [404, 'no-table', 'not-found'],
    [429, 'too-many', 'too-many'],
    [503, 'busy', 'offline'],
    [503, 'unstorable', 'unstorable'],
  ])('a table asked for and answered %i %s: %s', async (status, why, told) => {
    answering({ 'GET /tables/xyz': refusal(why, status) })
    expect(await api.table('xyz')).toEqual({ ok: false, why: told })
  })

  test('a good answer is passed on', async () => {
    answering({ 'GET /tables': { mine: [], open: [], running: [] } })
    expect(await api.tables()).toEqual({ ok: true, value: { mine: [], open: [], running: [] } })
  })

  test('nobody there, and an answer that is no JSON, are the same', async () => {
    answering({})
    expect(await api.tables()).toEqual({ ok: false, why: 'offline' })
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>')))
    expect(await api.tables()).toEqual({ ok: false, why: 'offline' })
  })

  test('a refusal without a code is still one', async () => {
    answering({ 'GET /games': { status: 409 } })
    expect(await api.games()).toEqual({ ok: false, why: '' })
  })
})

describe('requests', () => {
  test('ids are escaped', async () => {
    const { asked } = answering({})
    await api.table('a/b?c')
    await api.content('x y')
    expect(asked.map(({ request: path }) => path)).toEqual([
      'GET /tables/a%2Fb%3Fc',
      'GET /contents/x%20y',
    ])
  })

  test('what is sent is JSON; without anything to send there is no body', async () => {
    const { bodies } = answering({ 'POST /tables/t/end': {}, 'POST /tables/t/rematch': {} })
    await api.end('t', true)
    await api.rematch('t')
    expect(bodies('POST /tables/t/end')).toEqual([{ end: true }])
    expect(bodies('POST /tables/t/rematch')).toEqual([null])
  })
})

describe('who I am', () => {
  test('is recalled without becoming anybody', async () => {
    const { asked } = answering({ 'GET /me': { me: ana } })
    await recallMe()
    expect(me.value).toEqual(ana)
    expect(asked).toHaveLength(1)
  })

  test('stays unknown when the server cannot be reached', async () => {
    answering({})
    await recallMe()
    expect(me.value).toBeNull()
  })

  test('making a table makes me a guest first, once', async () => {
    const { asked } = answering({ 'POST /guest': { me: ana }, 'POST /tables': { seat: 0 } })
    await api.make({ game: 'g', chairs: ['me'] })
    await api.make({ game: 'g', chairs: ['me'] })
    expect(asked.map(({ request: path }) => path)).toEqual([
      'POST /guest',
      'POST /tables',
      'POST /tables',
    ])
    expect(me.value).toEqual(ana)
  })

  test('if I cannot become a guest, nothing else is asked', async () => {
    const { asked } = answering({ 'POST /guest': refusal('too-many', 429) })
    expect(await becomeGuest()).toEqual({ ok: false, why: 'too-many' })
    expect(asked).toHaveLength(1)
  })

  test('another name is known here once the server has it', async () => {
    const { answers } = answering({ 'PATCH /me': refusal('bad-name') })
    expect(await changeMe({ name: '?' })).toEqual({ ok: false, why: 'bad-name' })
    expect(me.value).toBeNull()
    answers['PATCH /me'] = { me: { ...ana, name: 'Anna' } }
    await changeMe({ name: 'Anna' })
    expect(me.value?.name).toBe('Anna')
  })
})

describe('a ban', () => {
  test('is known from any answer, with its end and its reason', async () => {
    answering({
      'GET /tables': { ...refusal('banned', 403), until: 5000, reason: 'rude' },
      'GET /games': refusal('banned', 403),
    })
    await api.tables()
    expect(banned.value).toEqual({ until: 5000, reason: 'rude' })
    await api.games()
    expect(banned.value).toEqual({ until: null, reason: '' })
  })

  test('is over when the server speaks of me again', async () => {
    banned.value = { until: null, reason: '' }
    answering({ 'GET /games': {}, 'GET /me': { me: ana } })
    await request('GET', '/games')
    expect(banned.value).not.toBeNull()
    await request('GET', '/me')
    expect(banned.value).toBeNull()
  })
})
