import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import {
  type AskMail,
  AskMail as AskMailBody,
  LinkMeaning,
  LinkToken,
  UseLink,
  Mailed,
  SignInWays,
} from '../../../protocol/account.ts'
import { type Me, MeAnswer } from '../../../protocol/http.ts'
import { mailboxOf } from '../../domain/mailbox.ts'
import { problem } from '../../errors.ts'
import { askerOf, hashOf, newToken } from '../../identity/tokens.ts'
import { holderOf, networkOf } from '../../networks.ts'
import { mailFailed } from '../../notify/mailer.ts'
import { signInMail } from '../../notify/sign-in.ts'
import { findLink, ownerOf, saveAddress, saveLink, useLink } from '../../store/people/addresses.ts'
import type { MailLinkRow } from '../../store/database/schema.ts'
import { endOtherSessions } from '../../store/people/sessions.ts'
import { insertUser } from '../../store/people/users.ts'
import { disconnect } from '../../tables/life/disconnect.ts'
import type { Hub } from '../../tables/room/hub.ts'
import { holdPerson } from '../../tables/begin/table-budgets.ts'
import { signingInAnyhow } from '../route/access.ts'
import { newGuest } from './guests.ts'
import { chapter, route } from '../route/route.ts'
import type { Services } from '../route/services.ts'
import { newSession, type Visit, visitOf } from './sessions.ts'

/**
 * Links by mail. A person with the link has the mailbox: the link signs in the owner of the
 * address. It gives the address to the guest who asked only in the browser in which they asked:
 * anybody can ask for a link to anybody's address, and must not get somebody else into their
 * account. Opening it does nothing, because mail scanners open links; the button on the page uses
 * it.
 */
export const mailLinkRoutes = chapter('Sign in', [
  route.get('/api/sign-in', {
    operationId: 'listWaysToSignIn',
    summary: 'The ways to sign in here besides passkeys.',
    access: signingInAnyhow,
    answer: SignInWays,
    handle: hub => ({ mails: hub.mailer !== null }),
  }),
  route.post('/api/sign-in/mail', {
    operationId: 'mailSignInLink',
    summary: 'Mails a sign-in link.',
    access: signingInAnyhow,
    limit: 'few',
    waits: true,
    body: AskMailBody,
    answer: Mailed,
    async handle(hub, { request, body }) {
      await mailLink(hub, request, body)
      return { mailed: true as const }
    },
  }),
  route.post('/api/sign-in/link/look', {
    operationId: 'lookAtSignInLink',
    summary: 'Tells what a mailed link would do.',
    access: signingInAnyhow,
    limit: 'few',
    body: LinkToken,
    answer: LinkMeaning,
    async handle(hub, { request, body }) {
      const { owner, keeper, elsewhere } = await meaningOf(
        hub,
        request,
        await linkOf(hub, body.token),
      )
      return { name: (owner ?? keeper?.me)?.name ?? null, keep: keeper !== null, elsewhere }
    },
  }),
  route.post('/api/sign-in/link', {
    operationId: 'useSignInLink',
    summary: 'Uses a mailed link. Sets the cookie.',
    access: signingInAnyhow,
    limit: 'few',
    body: UseLink,
    answer: MeAnswer,
    handle: async (hub, { request, reply, body }) => ({
      me: await takeLink(hub, request, reply, body),
    }),
  }),
])

/** Mails a link to any address, known or not: the answer does not reveal which. */
async function mailLink(
  hub: Services,
  request: FastifyRequest,
  { address: typed, language }: AskMail,
): Promise<void> {
  const { mailer, publicUrl } = hub
  if (mailer === null || publicUrl === undefined)
    throw problem(409, 'no-mail', 'This server sends no mail.')
  const address = mailboxOf(typed)
  if (address === null) throw problem(400, 'bad-address', 'This is not an e-mail address.')
  const token = newToken()
  const visit = await visitOf(hub, request)
  const link = {
    hash: hashOf(token),
    address,
    user_id: visit?.me.id ?? null,
    session_id: visit?.session?.id ?? null,
    asker: askerOf(hub.store.secret, holderOf(networkOf(request.ip))),
    created_at: hub.clock.now(),
  }
  const kept = await hub.store.write(db => saveLink(db, link, hub.limits))
  if (!kept)
    throw problem(
      429,
      'too-many-mails',
      'Too many mails for now. Look for one you already have, or wait an hour.',
    )
  try {
    await mailer.send(signInMail(address, language ?? 'en', publicUrl, visit?.me.name ?? '', token))
  } catch (error) {
    hub.log.error({ err: error }, 'mail not sent')
    throw mailFailed()
  }
}

async function linkOf(hub: Hub, token: string): Promise<MailLinkRow> {
  const link = await findLink(hub.store.db, hashOf(token), hub.clock.now())
  if (link === null)
    throw problem(410, 'old-link', 'This link was already used, or is older than 20 minutes.')
  return link
}

interface Meaning {
  /** The owner of the address. */
  readonly owner: Me | null
  /** The guest of this browser, who asked in it to keep their account by this address. */
  readonly keeper: Visit | null
  /** Whether a guest asked for that in another browser. */
  readonly elsewhere: boolean
}

async function meaningOf(
  hub: Hub,
  request: FastifyRequest,
  { address, user_id: asker, session_id: session }: MailLinkRow,
): Promise<Meaning> {
  const owner = await ownerOf(hub.store.db, address)
  if (owner !== null || asker === null) return { owner, keeper: null, elsewhere: false }
  const visit = await visitOf(hub, request)
  const isHere = visit?.me.id === asker && visit.session?.id === session
  return { owner, keeper: isHere ? visit : null, elsewhere: !isHere }
}

async function takeLink(
  hub: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { token, fresh }: Static<typeof UseLink>,
): Promise<Me> {
  const link = await linkOf(hub, token)
  const { owner, keeper, elsewhere } = await meaningOf(hub, request, link)
  if (elsewhere && fresh !== true)
    throw problem(
      409,
      'other-browser',
      'This link was asked for in another browser. Use it there to keep that account, or send "fresh" to begin a new one here.',
    )
  const known = owner ?? keeper?.me
  const me = known ?? newGuest()
  const now = hub.clock.now()
  const session = await newSession(hub, request, me)
  await hub.store.write(async db => {
    if (!(await useLink(db, link))) throw problem(410, 'old-link', 'This link was just used.')
    if (known === undefined) await insertUser(db, me, now)
    await holdPerson(db, me.id)
    const isTheirs =
      owner === null
        ? await saveAddress(db, me.id, link.address, now)
        : (await ownerOf(db, link.address))?.id === owner.id
    if (!isTheirs)
      throw problem(
        409,
        'address-taken',
        'This address has just changed hands. Use the link again.',
      )
    // Who was in the account before it could be lost has to sign in like everybody else.
    if (keeper !== null) await endOtherSessions(db, me.id, keeper.session?.id ?? '')
    await session.save(db)
  })
  if (keeper !== null) disconnect(hub, { user: me.id })
  session.begin(reply)
  return me
}
