import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  type AskMail,
  AskMail as AskMailBody,
  LinkMeaning,
  LinkToken,
  Mailed,
  SignInWays,
} from '../../protocol/account.ts'
import { type Me, MeAnswer } from '../../protocol/http.ts'
import { problem } from '../errors.ts'
import { refuseBanned } from '../identity/banned.ts'
import { hashOf, newToken } from '../identity/tokens.ts'
import { signInMail } from '../notify/sign-in.ts'
import { findLink, ownerOf, saveAddress, saveLink, useLink } from '../store/addresses.ts'
import type { MailLinkRow } from '../store/schema.ts'
import { findUser } from '../store/users.ts'
import type { Hub } from '../tables/hub.ts'
import { signingInAnyhow } from './access.ts'
import { newGuest } from './guests.ts'
import { type Route, route } from './route.ts'
import { signIn } from './sessions.ts'
import { whoIs } from './who.ts'
import type { Services } from './services.ts'

/** Exactly one address, and nothing that a mail server could read as more. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"]{1,64}@[^\s@<>()[\]\\,;:"]{1,180}\.[^\s@<>()[\]\\,;:".]{2,}$/

/**
 * Links by mail. A person with the link has the mailbox: the link signs in the owner of the
 * address, or gives the address to the guest who asked. Opening it does nothing, because mail
 * scanners open links; the button on the page uses it.
 */
export const mailLinkRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/sign-in',
    operationId: 'listWaysToSignIn',
    tag: 'Sign in',
    summary: 'The ways to sign in here besides passkeys.',
    access: signingInAnyhow,
    limit: 'usual',
    answer: SignInWays,
    handle: hub => ({ mails: hub.mailer !== null }),
  }),
  route({
    method: 'POST',
    path: '/api/sign-in/mail',
    operationId: 'mailSignInLink',
    tag: 'Sign in',
    summary: 'Mails a sign-in link.',
    access: signingInAnyhow,
    limit: 'mails',
    body: AskMailBody,
    answer: Mailed,
    async handle(hub, { request, body }) {
      await mailLink(hub, await whoIs(hub, request), body)
      return { mailed: true as const }
    },
  }),
  route({
    method: 'POST',
    path: '/api/sign-in/link/look',
    operationId: 'lookAtSignInLink',
    tag: 'Sign in',
    summary: 'Tells what a mailed link would do.',
    access: signingInAnyhow,
    limit: 'few',
    body: LinkToken,
    answer: LinkMeaning,
    async handle(hub, { body }) {
      const { owner, guest } = await meaningOf(hub, await linkOf(hub, body.token))
      return { name: (owner ?? guest)?.name ?? null, keep: owner === null && guest !== null }
    },
  }),
  route({
    method: 'POST',
    path: '/api/sign-in/link',
    operationId: 'useSignInLink',
    tag: 'Sign in',
    summary: 'Uses a mailed link. Sets the cookie.',
    access: signingInAnyhow,
    limit: 'few',
    body: LinkToken,
    answer: MeAnswer,
    async handle(hub, { request, reply, body }) {
      return { me: await takeLink(hub, request, reply, await linkOf(hub, body.token)) }
    },
  }),
]

/** Mails a link to any address, known or not: the answer does not reveal which. */
async function mailLink(
  hub: Services,
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
  hub: Services,
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
