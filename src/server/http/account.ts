import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { Account, Ended } from '../../protocol/account.ts'
import { Problem } from '../../protocol/http.ts'
import { Id } from '../../protocol/table.ts'
import { problem } from '../errors.ts'
import { exportOf } from '../identity/export.ts'
import { addressOf, dropAddress } from '../store/addresses.ts'
import { forgetPrograms } from '../store/bots.ts'
import { passkeysOf } from '../store/passkeys.ts'
import { endOldCookie, endOtherSessions, endSession, sessionsOf } from '../store/sessions.ts'
import { forgetUser, memberSince } from '../store/users.ts'
import { forgetWords } from '../store/words.ts'
import { disconnect } from '../tables/disconnect.ts'
import type { Hub } from '../tables/hub.ts'
import { leaveAllTables } from '../tables/leaving.ts'
import { showName } from '../tables/seating.ts'
import { person, personAnyhow } from './access.ts'
import { someone } from './guests.ts'
import { signOut, type Visit, visitOf } from './sessions.ts'

const Params = Type.Object({ id: Id })
const ended = { 200: Ended, '4xx': Problem }
const ENDED = { ended: true as const }
/** Sent as text because it may be long. */
const ExportText = Type.Unsafe<string>(Type.Object({}))

/**
 * The routes for what is mine alone: my devices, my ways to sign in, all data about me, and how to
 * delete me.
 */
export function accountRoutes(hub: Hub, few: object): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/api/me/account',
      {
        config: { access: person },
        schema: {
          summary: 'My devices and my ways to sign in.',
          tags: ['Me'],
          response: { 200: Account, '4xx': Problem },
        },
      },
      async request => {
        return accountOf(hub, await visitor(hub, request))
      },
    )

    app.delete(
      '/api/me/devices/:id',
      {
        config: { access: person },
        schema: {
          summary: 'Signs me out on one device.',
          tags: ['Me'],
          params: Params,
          response: ended,
        },
      },
      async (request, reply) => {
        const { me, session } = await visitor(hub, request)
        const { id } = request.params
        const done = await hub.store.write(db => endSession(db, me.id, id))
        if (!done) throw problem(404, 'no-device', 'You are not signed in on that device.')
        if (session?.id === id) signOut(reply)
        disconnect(hub, me.id)
        return ENDED
      },
    )

    app.post(
      '/api/me/devices/end-others',
      {
        config: { access: person },
        schema: { summary: 'Signs me out on all other devices.', tags: ['Me'], response: ended },
      },
      async request => {
        const { me, session } = await visitor(hub, request)
        await hub.store.write(db => endOtherSessions(db, me.id, session?.id ?? ''))
        disconnect(hub, me.id)
        return ENDED
      },
    )

    app.post(
      '/api/me/sign-out',
      {
        config: { access: personAnyhow },
        schema: { summary: 'Signs me out on this device.', tags: ['Me'], response: ended },
      },
      async (request, reply) => {
        const { me, session } = await visitor(hub, request)
        await hub.store.write(async db => {
          if (session === null) await endOldCookie(db, me.id)
          else await endSession(db, me.id, session.id)
        })
        signOut(reply)
        disconnect(hub, me.id)
        return ENDED
      },
    )

    app.delete(
      '/api/me/mail',
      {
        config: { access: person },
        schema: { summary: 'Deletes my e-mail address.', tags: ['Me'], response: ended },
      },
      async request => {
        const me = await someone(hub, request)
        await hub.store.write(db => dropAddress(db, me.id))
        return ENDED
      },
    )

    app.get(
      '/api/me/export',
      {
        config: { ...few, access: personAnyhow },
        schema: {
          summary: 'All data about me, as a file.',
          tags: ['Me'],
          response: { 200: ExportText, '4xx': Problem },
        },
      },
      async (request, reply) => {
        const account = await accountOf(hub, await visitor(hub, request))
        const text = JSON.stringify(await exportOf(hub, account), null, 1)
        return reply
          .type('application/json')
          .header('content-disposition', 'attachment; filename="tianguis.json"')
          .send(text)
      },
    )

    app.delete(
      '/api/me',
      {
        config: { ...few, access: personAnyhow },
        schema: {
          summary: 'Deletes my account. My finished games stay, without my name.',
          tags: ['Me'],
          response: ended,
        },
      },
      async (request, reply) => {
        const me = await someone(hub, request)
        disconnect(hub, me.id)
        await leaveAllTables(hub, me.id)
        await hub.store.write(async db => {
          await forgetPrograms(db, me.id)
          await forgetWords(db, me.id)
          await forgetUser(db, me.id)
        })
        await showName(hub, { id: me.id, name: '' })
        signOut(reply)
        return ENDED
      },
    )
  }
}

async function visitor(hub: Hub, request: FastifyRequest): Promise<Visit> {
  const visit = await visitOf(hub, request)
  if (visit === null) throw problem(401, 'no-guest', 'Become a guest first: POST /api/guest.')
  return visit
}

async function accountOf(
  { store: { db }, clock, mailer }: Hub,
  { me, session }: Visit,
): Promise<Account> {
  const [devices, passkeys] = [
    await sessionsOf(db, me.id, clock.now()),
    await passkeysOf(db, me.id),
  ]
  return {
    me,
    since: await memberSince(db, me.id),
    devices: devices.map(({ id, device, created_at, seen_at }) => {
      return { id, name: device, createdAt: created_at, seenAt: seen_at, here: id === session?.id }
    }),
    passkeys: passkeys.map(({ id, device, created_at }) => ({ id, device, createdAt: created_at })),
    email: await addressOf(db, me.id),
    mails: mailer !== null,
  }
}
