import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  type AskMail,
  AskMail as AskMailBody,
  LinkMeaning,
  LinkToken,
  Mailed,
  SignInWays,
} from '../../protocol/account.ts'
import { type Me, MeAnswer, Problem } from '../../protocol/http.ts'
import { problem } from '../errors.ts'
import { refuseBanned } from '../identity/banned.ts'
import { hashOf, newToken } from '../identity/tokens.ts'
import { signInMail } from '../notify/sign-in.ts'
import { findLink, ownerOf, saveAddress, saveLink, useLink } from '../store/addresses.ts'
import type { MailLinkRow } from '../store/schema.ts'
import { findUser } from '../store/users.ts'
import type { Hub } from '../tables/hub.ts'
import { visitorAnyhow } from './access.ts'
import { newGuest, whoIs } from './guests.ts'
import { signIn } from './sessions.ts'

/** Mails that one internet address may ask for: enough for a family, not for a school. */
const MAILS_AN_HOUR = { rateLimit: { max: 20, timeWindow: '1 hour' } }

/** Exactly one address, and nothing that a mail server could read as more. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"]{1,64}@[^\s@<>()[\]\\,;:"]{1,180}\.[^\s@<>()[\]\\,;:".]{2,}$/

/**
 * Links by mail. A person with the link has the mailbox: the link signs in the owner of the
 * address, or gives the address to the guest who asked. Opening it does nothing, because mail
 * scanners open links; the button on the page uses it.
 */
export function mailLinkRoutes(hub: Hub, few: object): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/api/sign-in',
      {
        config: { access: visitorAnyhow },
        schema: {
          summary: 'The ways to sign in here besides passkeys.',
          tags: ['Sign in'],
          response: { 200: SignInWays, '4xx': Problem },
        },
      },
      () => ({ mails: hub.mailer !== null }),
    )

    app.post(
      '/api/sign-in/mail',
      {
        config: { ...MAILS_AN_HOUR, access: visitorAnyhow },
        schema: {
          summary: 'Mails a sign-in link.',
          tags: ['Sign in'],
          body: AskMailBody,
          response: { 200: Mailed, '4xx': Problem },
        },
      },
      async request => {
        await mailLink(hub, await whoIs(hub, request), request.body)
        return { mailed: true as const }
      },
    )

    app.post(
      '/api/sign-in/link/look',
      {
        config: { ...few, access: visitorAnyhow },
        schema: {
          summary: 'Tells what a mailed link would do.',
          tags: ['Sign in'],
          body: LinkToken,
          response: { 200: LinkMeaning, '4xx': Problem },
        },
      },
      async request => {
        const { owner, guest } = await meaningOf(hub, await linkOf(hub, request.body.token))
        return { name: (owner ?? guest)?.name ?? null, keep: owner === null && guest !== null }
      },
    )

    app.post(
      '/api/sign-in/link',
      {
        config: { ...few, access: visitorAnyhow },
        schema: {
          summary: 'Uses a mailed link. Sets the cookie.',
          tags: ['Sign in'],
          body: LinkToken,
          response: { 200: MeAnswer, '4xx': Problem },
        },
      },
      async (request, reply) => {
        return { me: await takeLink(hub, request, reply, await linkOf(hub, request.body.token)) }
      },
    )
  }
}

/** Mails a link to any address, known or not: the answer does not reveal which. */
async function mailLink(
  hub: Hub,
  me: Me | null,
  { address: typed, language }: AskMail,
): Promise<void> {
  const { mailer, publicUrl } = hub
  if (mailer === null || publicUrl === undefined)
    throw problem(409, 'no-mail', 'This server sends no mail.')
  const address = typed.trim().toLowerCase()
  if (!ADDRESS.test(address)) throw problem(400, 'bad-address', 'This is not an e-mail address.')
  const token = newToken()
  const link = {
    hash: hashOf(token),
    address,
    user_id: me?.id ?? null,
    created_at: hub.clock.now(),
  }
  const kept = await hub.store.write(db => saveLink(db, link))
  if (!kept)
    throw problem(
      429,
      'too-many-mails',
      'Too many mails for now. Look for one you already have, or wait an hour.',
    )
  try {
    await mailer.send(signInMail(address, language ?? 'en', publicUrl, me?.name ?? '', token))
  } catch (error) {
    hub.log.error({ err: error }, 'mail not sent')
    throw problem(424, 'mail-failed', 'The mail could not be sent. Try again later.')
  }
}

async function linkOf(hub: Hub, token: string): Promise<MailLinkRow> {
  const link = await findLink(hub.store.db, hashOf(token), hub.clock.now())
  if (link === null)
    throw problem(410, 'old-link', 'This link was already used, or is older than 20 minutes.')
  return link
}

/** The owner of the address, and the guest who wants to keep their account by it. */
async function meaningOf({ store: { db } }: Hub, { address, user_id }: MailLinkRow) {
  const owner = await ownerOf(db, address)
  return { owner, guest: user_id === null ? null : await findUser(db, user_id) }
}

async function takeLink(
  hub: Hub,
  request: FastifyRequest,
  reply: FastifyReply,
  link: MailLinkRow,
): Promise<Me> {
  const { owner, guest } = await meaningOf(hub, link)
  const me = owner ?? guest ?? (await newGuest(hub))
  await refuseBanned(hub, me.id)
  await hub.store.write(async db => {
    if (!(await useLink(db, link.hash))) throw problem(410, 'old-link', 'This link was just used.')
    if (owner === null && !(await saveAddress(db, me.id, link.address, hub.clock.now())))
      throw problem(409, 'address-taken', 'This address was just taken. Use the link once more.')
  })
  await signIn(hub, request, reply, me)
  return me
}
