import { expect, test } from 'vitest'
import type { Welcome } from '../../../protocol/messages.ts'
import type { Invitation } from '../../../protocol/programs.ts'
import { botOf, program } from '../../test/program.fixture.ts'
import { playOn } from '../../test/lines.fixture.ts'
import { serve } from '../../test/server.fixture.ts'
import { guest, idOf, keep, visitor } from '../../test/visitors.fixture.ts'

/** Ana's table for two with her bot in seat 1, and Ben, who looks on. */
async function tableWithBot() {
  const server = await serve()
  const [ana, ben] = [await guest(server), await guest(server)]
  const { bot, secret } = await botOf(ana)
  const goldie = program(server, secret)
  const { table } = await ana.make({ chairs: ['me', 'open'], options: { start: 1, games: 1 } })
  const at = (path: string) => `/api/tables/${table.id}/${path}`
  const asked = await ana.send('POST', at('invitations'), { seat: 1, bot: bot.id })
  return { server, ana, ben, bot, goldie, table, at, asked }
}

async function seated() {
  const all = await tableWithBot()
  const { body } = await all.goldie.get<{ invitations: Invitation[] }>('/api/me/invitations')
  const [invitation] = body.invitations
  expect(
    (await all.goldie.send('POST', all.at('sit'), { invite: invitation?.invite })).status,
  ).toBe(200)
  const moment = async () => (await all.goldie.get<Welcome>(all.at('moment'))).body
  return { ...all, invitation, moment }
}

test('a bot is invited to a seat of an unlisted table, and takes it', async () => {
  const { ana, bot, invitation, at, goldie, moment } = await seated()
  expect(invitation).toMatchObject({ seat: 1, table: { status: 'open' } })
  const { table, seat } = (await ana.get<Welcome>(at('moment'))).body
  expect([seat, table.status, table.seats[1]]).toMatchObject([
    0,
    'running',
    { kind: 'person', name: bot.name },
  ])
  expect((await goldie.get('/api/me/invitations')).body).toEqual({ invitations: [] })
  expect((await moment()).moment?.offers.length).toBeGreaterThan(0)
})

test('a bot that is deleted leaves its tables: a bot of the server plays on', async () => {
  const { ana, bot, at } = await seated()
  expect((await ana.send('DELETE', `/api/me/bots/${bot.id}`)).status).toBe(200)
  const { table } = (await ana.get<Welcome>(at('moment'))).body
  expect(table.seats[1]).toMatchObject({ kind: 'bot' })
})

test('a bot leaves its tables with whoever owned it', async () => {
  const { ana, ben, at } = await seated()
  expect((await ana.send('DELETE', '/api/me')).status).toBe(200)
  const { body } = await ben.get<Welcome>(at('moment'))
  expect(body.table.seats.map(({ kind }) => kind)).toEqual(['bot', 'bot'])
})

test('who may not invite a bot, and which seats cannot be offered', async () => {
  const { ana, ben, bot, goldie, at, asked } = await tableWithBot()
  expect(asked.status).toBe(200)
  const ask = async (by: typeof ana, wish: object) =>
    (await by.send('POST', at('invitations'), wish)).status
  expect(await ask(ben, { seat: 1, bot: bot.id })).toBe(403)
  expect(await ask(goldie, { seat: 1, bot: bot.id })).toBe(403)
  expect(await ask(ana, { seat: 0, bot: bot.id })).toBe(409)
  expect(await ask(ana, { seat: 2, bot: bot.id })).toBe(400)
  expect(await ask(ana, { seat: 1, bot: 'nobody' })).toBe(404)
  expect(await ask(ana, { seat: 1, bot: await idOf(ben) })).toBe(404)
})

test('an invitation is gone when it is declined, and when the seat is cleared', async () => {
  const { ana, bot, goldie, at, table } = await tableWithBot()
  const mine = async () =>
    (await goldie.get<{ invitations: Invitation[] }>('/api/me/invitations')).body.invitations
  const [first] = await mine()
  expect((await goldie.send('DELETE', `/api/me/invitations/${table.id}/1`)).body).toEqual({
    invitations: [],
  })
  expect((await goldie.send('DELETE', `/api/me/invitations/${table.id}/1`)).status).toBe(404)
  await ana.send('POST', at('invitations'), { seat: 1, bot: bot.id })
  expect(await mine()).toHaveLength(1)
  await ana.send('POST', at('chair'), { seat: 1, chair: 'open' })
  expect(await mine()).toEqual([])
  expect((await goldie.send('POST', at('sit'), { invite: first?.invite })).status).toBe(403)
})

test('moves by HTTP: made once, refused with a rule, stale, undone', async () => {
  const { goldie, at, moment } = await seated()
  const start = await moment()
  const [move] = start.moment?.offers ?? []
  const send = (body: object) => goldie.send<Record<string, unknown>>('POST', at('moves'), body)
  expect(await send({ key: 'no-such-move', at: 0, moves: [{ type: 'dance' }] })).toMatchObject({
    status: 422,
    body: { why: 'illegal', refusal: { rule: expect.any(String) as unknown } },
  })
  const first = await send({ key: 'first-move', at: 0, moves: [move] })
  expect(first).toEqual({ status: 200, body: { key: 'first-move', seq: 1 } })
  expect(await send({ key: 'first-move', at: 0, moves: [move] })).toEqual(first)
  expect(await send({ key: 'second-move', at: 0, moves: [move] })).toMatchObject({
    status: 409,
    body: { why: 'stale' },
  })
  const why = await goldie.send<{ refusal: object }>('POST', at('explain'), {
    move: { type: 'dance' },
  })
  expect(why).toMatchObject({
    status: 200,
    body: { refusal: { rule: expect.any(String) as unknown } },
  })
  const undone = await goldie.send('POST', at('undo'), { key: 'take-back' })
  expect(undone.status).toBeGreaterThanOrEqual(200)
  expect((await moment()).steps.length).toBe(undone.status === 200 ? 2 : 1)
})

test('a person without a seat cannot play, and sees what onlookers see', async () => {
  const { server, ana, ben, goldie, at } = await seated()
  const [move] = (await goldie.get<Welcome>(at('moment'))).body.moment?.offers ?? []
  const wish = { key: 'not-mine', at: 0, moves: [move] }
  expect(await ben.send('POST', at('moves'), wish)).toMatchObject({
    status: 403,
    body: { why: 'not-seated' },
  })
  expect(await ana.send('POST', at('moves'), wish)).toMatchObject({
    status: 409,
    body: { why: 'not-your-turn' },
  })
  expect((await visitor(server).send('POST', at('moves'), wish)).status).toBe(401)
  const views = await Promise.all(
    [ana, ben, goldie, visitor(server)].map(
      async each => (await each.get<Welcome>(at('moment'))).body,
    ),
  )
  expect(views.map(({ seat }) => seat)).toEqual([0, null, 1, null])
  expect(views[1]?.moment).toEqual(views[3]?.moment)
  expect(views[1]?.moment?.offers).toEqual([])
  const seen = views.map(({ moment }) => JSON.stringify(moment?.view))
  expect(new Set(seen).size).toBe(3)
})

test('a match with a bot counts for no rating', async () => {
  const { server, ana, goldie, bot, at, table } = await seated()
  await keep(server, ana)
  await playOn([await ana.watch(table.id), await goldie.watch(table.id)], 20)
  expect((await ana.send('POST', at('resign'))).status).toBe(200)
  for (const [id, won] of [
    [await idOf(ana), 0],
    [bot.id, 1],
  ] as const) {
    const person = (await ana.get<{ records: object[] }>(`/api/people/${id}`)).body
    expect(person.records).toMatchObject([{ played: 1, won, rating: null }])
  }
})
