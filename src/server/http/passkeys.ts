import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { Ended, PasskeyAnswer, PasskeyAsked } from '../../protocol/account.ts'
import { type Me, MeAnswer, Problem } from '../../protocol/http.ts'
import { problem } from '../errors.ts'
import { deviceName } from '../identity/device.ts'
import { hashOf, newToken } from '../identity/tokens.ts'
import {
  countPasskey,
  deletePasskey,
  findPasskey,
  insertPasskey,
  passkeysOf,
  saveChallenge,
  takeChallenge,
} from '../store/passkeys.ts'
import type { PasskeyRow } from '../store/schema.ts'
import { findUser } from '../store/users.ts'
import type { Hub } from '../tables/hub.ts'
import { person, visitorAnyhow } from './access.ts'
import { someone } from './guests.ts'
import { signIn } from './sessions.ts'

const Params = Type.Object({ id: Type.String({ maxLength: 1400 }) })

/**
 * Passkeys: a device proves that it was here before; there is nothing to remember and nothing to
 * steal.
 */
export function passkeyRoutes(hub: Hub, few: object): FastifyPluginAsyncTypebox {
  const asked = { 200: PasskeyAsked, '4xx': Problem }

  return async app => {
    app.post(
      '/api/me/passkeys/ask',
      {
        config: { ...few, access: person },
        schema: {
          summary: 'The options a device needs to make a passkey for me.',
          tags: ['Sign in'],
          response: asked,
        },
      },
      async request => {
        const me = await someone(hub, request)
        const challenge = await newChallenge(hub, me.id)
        const known = await passkeysOf(hub.store.db, me.id)
        const options = await generateRegistrationOptions({
          rpName: 'Tianguis',
          rpID: siteOf(hub, request).hostname,
          userID: new Uint8Array(Buffer.from(me.id)),
          userName: me.name,
          userDisplayName: me.name,
          challenge,
          excludeCredentials: known.map(({ id, transports }) => ({
            id,
            transports: transportsIn(transports),
          })),
          authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
        })
        return { options }
      },
    )

    app.post(
      '/api/me/passkeys',
      {
        config: { ...few, access: person },
        schema: {
          summary: 'Stores a passkey that a device made for me.',
          tags: ['Sign in'],
          body: PasskeyAnswer,
          response: { 200: MeAnswer, '4xx': Problem },
        },
      },
      async request => {
        const me = await someone(hub, request)
        const passkey = await newPasskey(
          hub,
          request,
          me,
          request.body.response as unknown as RegistrationResponseJSON,
        )
        await hub.store.write(db => insertPasskey(db, passkey))
        return { me }
      },
    )

    app.delete(
      '/api/me/passkeys/:id',
      {
        config: { access: person },
        schema: {
          summary: 'Deletes one of my passkeys.',
          tags: ['Sign in'],
          params: Params,
          response: { 200: Ended, '4xx': Problem },
        },
      },
      async request => {
        const me = await someone(hub, request)
        const done = await hub.store.write(db => deletePasskey(db, me.id, request.params.id))
        if (!done) throw problem(404, 'no-passkey', 'You have no such passkey.')
        return { ended: true as const }
      },
    )

    app.post(
      '/api/sign-in/passkey/ask',
      {
        config: { ...few, access: visitorAnyhow },
        schema: {
          summary: 'The options a device needs to use a passkey.',
          tags: ['Sign in'],
          response: asked,
        },
      },
      async request => {
        const options = await generateAuthenticationOptions({
          rpID: siteOf(hub, request).hostname,
          userVerification: 'preferred',
          challenge: await newChallenge(hub, null),
        })
        return { options }
      },
    )

    app.post(
      '/api/sign-in/passkey',
      {
        config: { ...few, access: visitorAnyhow },
        schema: {
          summary: 'Signs in with a passkey. Sets the cookie.',
          tags: ['Sign in'],
          body: PasskeyAnswer,
          response: { 200: MeAnswer, '4xx': Problem },
        },
      },
      async (request, reply) => {
        const me = await ownerOfPasskey(
          hub,
          request,
          request.body.response as unknown as AuthenticationResponseJSON,
        )
        await signIn(hub, request, reply, me)
        return { me }
      },
    )
  }
}

/** The site the passkeys belong to: the public address, or the one this request was sent to. */
function siteOf(hub: Hub, request: FastifyRequest): URL {
  return new URL(hub.publicUrl ?? `${request.protocol}://${request.host}`)
}

async function newChallenge(hub: Hub, user: string | null): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = newToken()
  await hub.store.write(db => saveChallenge(db, hashOf(challenge), user, hub.clock.now()))
  return new Uint8Array(Buffer.from(challenge, 'base64url'))
}

/**
 * The challenge of this answer, if it was ours, for this person, and still unanswered.
 */
async function challengeIn(hub: Hub, clientData: string, user: string | null): Promise<string> {
  const challenge = readChallenge(clientData)
  const ours =
    challenge !== null &&
    (await hub.store.write(db => takeChallenge(db, hashOf(challenge), user, hub.clock.now())))
  if (!ours)
    throw problem(400, 'old-challenge', 'That took too long, or was answered before. Try again.')
  return challenge
}

function readChallenge(clientData: string): string | null {
  try {
    const said = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8')) as {
      challenge?: unknown
    } | null
    return typeof said?.challenge === 'string' ? said.challenge : null
  } catch {
    return null
  }
}

async function newPasskey(
  hub: Hub,
  request: FastifyRequest,
  me: Me,
  response: RegistrationResponseJSON,
): Promise<PasskeyRow> {
  const expectedChallenge = await challengeIn(hub, response.response.clientDataJSON, me.id)
  const site = siteOf(hub, request)
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    expectedOrigin: site.origin,
    expectedRPID: site.hostname,
    requireUserVerification: false,
  }).catch(badPasskey)
  if (registrationInfo === undefined) return badPasskey()
  const { id, publicKey, counter, transports } = registrationInfo.credential
  if ((await findPasskey(hub.store.db, id)) !== null)
    throw problem(409, 'known-passkey', 'This passkey is known already.')
  return {
    id,
    user_id: me.id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: JSON.stringify(transports ?? []),
    device: deviceName(request.headers['user-agent']),
    created_at: hub.clock.now(),
  }
}

async function ownerOfPasskey(
  hub: Hub,
  request: FastifyRequest,
  response: AuthenticationResponseJSON,
): Promise<Me> {
  const expectedChallenge = await challengeIn(hub, response.response.clientDataJSON, null)
  const known = await findPasskey(hub.store.db, response.id)
  const me = known === null ? null : await findUser(hub.store.db, known.user_id)
  if (known === null || me === null)
    throw problem(401, 'no-passkey', 'This passkey belongs to no account here.')
  const site = siteOf(hub, request)
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    expectedOrigin: site.origin,
    expectedRPID: site.hostname,
    requireUserVerification: false,
    credential: {
      id: known.id,
      publicKey: new Uint8Array(Buffer.from(known.public_key, 'base64url')),
      counter: known.counter,
      transports: transportsIn(known.transports),
    },
  }).catch(badPasskey)
  if (!verified) return badPasskey()
  await hub.store.write(db => countPasskey(db, known.id, authenticationInfo.newCounter))
  return me
}

function transportsIn(kept: string): AuthenticatorTransport[] {
  return JSON.parse(kept) as AuthenticatorTransport[]
}

/** One message for everything that can be wrong: an honest person cannot fix any of it. */
function badPasskey(): never {
  throw problem(400, 'bad-passkey', 'The answer of the passkey is not valid.')
}
