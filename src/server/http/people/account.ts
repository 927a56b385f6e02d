import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { Account, Ended } from '../../../protocol/account.ts'
import { problem } from '../../errors.ts'
import { deletePerson } from '../../identity/delete-person.ts'
import { exportOf } from '../../identity/export.ts'
import { networkOf } from '../../networks.ts'
import { addressOf, dropAddress } from '../../store/people/addresses.ts'
import { standingPasses } from '../../store/people/passes.ts'
import { passkeysOf } from '../../store/people/passkeys.ts'
import { endOldCookie, endOtherSessions, sessionsOf } from '../../store/people/sessions.ts'
import { deleteTheirs, memberSince } from '../../store/people/users.ts'
import { holdPerson } from '../../tables/begin/table-budgets.ts'
import { disconnect } from '../../tables/life/disconnect.ts'
import { showPersonEverywhere } from '../../tables/watch/show-person.ts'
import { onDevice, onDeviceAnyhow, person } from '../route/access.ts'
import { holdUntilClosed } from '../line/connections.ts'
import { BY_ID, chapter, route } from '../route/route.ts'
import { signOut, type Visit } from './sessions.ts'
import { spendAt } from '../route/spend.ts'
import type { Services } from '../route/services.ts'
import { beginSending, type Sending } from './slow-exports.ts'

const ENDED = { ended: true as const }
/** Sent as text because it may be long. */
const ExportText = Type.Unsafe<string>(Type.Object({}))

/**
 * The routes for what is mine alone: my devices, my ways to sign in, all data about me, and how to
 * delete me.
 */
export const accountRoutes = chapter('Me', [
  route.get('/api/me/account', {
    operationId: 'getAccount',
    summary: 'My devices and my ways to sign in.',
    access: onDevice,
    answer: Account,
    handle: (hub, { me: visit }) => accountOf(hub, visit),
  }),
  route.delete('/api/me/devices/:id', {
    operationId: 'signOutDevice',
    summary: 'Signs me out on one device.',
    access: onDevice,
    params: BY_ID,
    answer: Ended,
    async handle(hub, { me: { me, session }, params: { id }, reply }) {
      const done = await hub.store.write(db => deleteTheirs(db, 'sessions', me.id, id))
      if (!done) throw problem(404, 'no-device', 'You are not signed in on that device.')
      if (session?.id === id) signOut(reply)
      disconnect(hub, { user: me.id, session: id })
      return ENDED
    },
  }),
  route.post('/api/me/devices/end-others', {
    operationId: 'signOutOtherDevices',
    summary: 'Signs me out on all other devices.',
    access: onDevice,
    answer: Ended,
    async handle(hub, { me: { me, session } }) {
      await hub.store.write(db => endOtherSessions(db, me.id, session?.id ?? ''))
      disconnect(hub, { user: me.id })
      return ENDED
    },
  }),
  route.post('/api/me/sign-out', {
    operationId: 'signOut',
    summary: 'Signs me out on this device.',
    access: onDeviceAnyhow,
    answer: Ended,
    async handle(hub, { me: { me, session }, reply }) {
      await hub.store.write(async db => {
        if (session === null) await endOldCookie(db, me.id)
        else await deleteTheirs(db, 'sessions', me.id, session.id)
      })
      signOut(reply)
      disconnect(hub, { user: me.id, ...(session && { session: session.id }) })
      return ENDED
    },
  }),
  route.delete('/api/me/mail', {
    operationId: 'deleteMailAddress',
    summary: 'Deletes my e-mail address.',
    access: person,
    answer: Ended,
    async handle(hub, { me }) {
      await hub.store.write(async db => {
        // A link is pressed before this or after, never while it is done.
        await holdPerson(db, me.id)
        await dropAddress(db, me.id)
      })
      return ENDED
    },
  }),
  route.get('/api/me/export', {
    operationId: 'exportMe',
    summary: 'All data about me, as a file.',
    access: onDeviceAnyhow,
    limit: 'few',
    inPieces: true,
    answer: ExportText,
    async handle(hub, { me: visit, request, reply }) {
      const sending = holdExport(hub, visit.me.id, request, reply)
      spendAt(hub, 'newExportsPerAddress', request.ip)
      const pieces = whileSignedIn(hub, visit, exportOf(hub, await accountOf(hub, visit)), sending)
      return reply
        .type('application/json')
        .header('content-disposition', 'attachment; filename="tianguis.json"')
        .send(Readable.from(pieces, { highWaterMark: 1 }))
    },
  }),
  route.delete('/api/me', {
    operationId: 'deleteMe',
    summary: 'Deletes my account. My finished games stay, without my name.',
    access: onDeviceAnyhow,
    limit: 'few',
    answer: Ended,
    async handle(hub, { me: { me }, reply }) {
      await deletePerson(hub, me.id)
      await showPersonEverywhere(hub, me.id)
      signOut(reply)
      return ENDED
    },
  }),
])

/**
 * To send an export may take long. Whoever is signed out meanwhile, as on a lost device, gets no
 * more of it; whoever is banned does, so it is none of the streams that end with a ban.
 */
async function* whileSignedIn(
  { store: { db }, clock }: Services,
  { me, session }: Visit,
  pieces: AsyncIterable<string>,
  sending: Sending,
): AsyncGenerator<string> {
  const pass = { user: me.id, session: session?.id ?? null, token: null }
  for await (const piece of pieces) {
    const [standing] = await standingPasses(db, [pass], clock.now())
    if (standing === undefined) return void sending.raw.destroy()
    yield piece
    sending.took(piece.length)
  }
}

/** How long somebody may take nothing of an export. */
const PATIENCE_MS = 30_000

/** Counts an export as long as it is being sent: a piece of it may be as long as a match. */
function holdExport(
  hub: Services,
  person: string,
  { ip }: FastifyRequest,
  { raw }: FastifyReply,
): Sending {
  const sending = beginSending(hub, raw)
  holdUntilClosed(
    hub.budgets,
    raw,
    { budget: 'exports' },
    { budget: 'exportsPerAddress', who: networkOf(ip) },
    { budget: 'exportsPerPerson', who: person },
  )
  raw.setTimeout(PATIENCE_MS, () => raw.destroy())
  return sending
}

async function accountOf(
  { store: { db }, clock, mailer }: Services,
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
