import { Type } from 'typebox'
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
import { Ended, PasskeyAnswer, PasskeyAsked } from '../../../protocol/account.ts'
import { type Me, MeAnswer } from '../../../protocol/http.ts'
import { problem } from '../../errors.ts'
import { deviceName } from '../../identity/device.ts'
import { hashOf, newToken } from '../../identity/tokens.ts'
import {
  countPasskey,
  findPasskey,
  insertPasskey,
  passkeysOf,
  saveChallenge,
  takeChallenge,
} from '../../store/people/passkeys.ts'
import type { PasskeyRow } from '../../store/database/schema.ts'
import { deleteTheirs, findUser } from '../../store/people/users.ts'
import type { Hub } from '../../tables/room/hub.ts'
import { onDevice, person, signingInAnyhow } from '../route/access.ts'
import { refuseMore } from '../route/enough.ts'
import { chapter, route } from '../route/route.ts'
import type { Services } from '../route/services.ts'
import { rotate, signIn } from './sessions.ts'

/** One for each device and key ring, for years. */
const MOST_PASSKEYS = 30

/**
 * Passkeys: a device proves that it was here before; there is nothing to remember and nothing to
 * steal.
 */
export const passkeyRoutes = chapter('Sign in', [
  route.post('/api/me/passkeys/ask', {
    operationId: 'askForPasskey',
    summary: 'The options a device needs to make a passkey for me.',
    access: person,
    limit: 'few',
    answer: PasskeyAsked,
    handle: async (hub, { me, request }) => ({ options: await optionsToMake(hub, request, me) }),
  }),
  route.post('/api/me/passkeys', {
    operationId: 'addPasskey',
    summary: 'Stores a passkey that a device made for me.',
    access: onDevice,
    limit: 'few',
    body: PasskeyAnswer,
    answer: MeAnswer,
    async handle(hub, { me: { me, session }, request, reply, body }) {
      const response = body.response as unknown as RegistrationResponseJSON
      const passkey = await newPasskey(hub, request, me, response)
      await hub.store.write(async db => {
        await refuseMore(db, me.id, passkeysOf, MOST_PASSKEYS, 'passkeys')
        if (!(await insertPasskey(db, passkey))) throw knownPasskey()
      })
      if (session !== null) await rotate(hub, request, reply, session)
      return { me }
    },
  }),
  route.delete('/api/me/passkeys/:id', {
    operationId: 'deletePasskey',
    summary: 'Deletes one of my passkeys.',
    access: person,
    params: Type.Object({ id: Type.String({ maxLength: 1400 }) }),
    answer: Ended,
    async handle(hub, { me, params }) {
      const done = await hub.store.write(db => deleteTheirs(db, 'passkeys', me.id, params.id))
      if (!done) throw problem(404, 'no-passkey', 'You have no such passkey.')
      return { ended: true as const }
    },
  }),
  route.post('/api/sign-in/passkey/ask', {
    operationId: 'askForSignIn',
    summary: 'The options a device needs to use a passkey.',
    access: signingInAnyhow,
    limit: 'few',
    answer: PasskeyAsked,
    async handle(hub, { request }) {
      const options = await generateAuthenticationOptions({
        rpID: siteOf(hub, request).hostname,
        userVerification: 'preferred',
        challenge: await newChallenge(hub, null),
      })
      return { options }
    },
  }),
  route.post('/api/sign-in/passkey', {
    operationId: 'signInWithPasskey',
    summary: 'Signs in with a passkey. Sets the cookie.',
    access: signingInAnyhow,
    limit: 'few',
    body: PasskeyAnswer,
    answer: MeAnswer,
    async handle(hub, { request, reply, body }) {
      const response = body.response as unknown as AuthenticationResponseJSON
      const me = await ownerOfPasskey(hub, request, response)
      await signIn(hub, request, reply, me)
      return { me }
    },
  }),
])

async function optionsToMake(hub: Services, request: FastifyRequest, me: Me) {
  const challenge = await newChallenge(hub, me.id)
  const known = await passkeysOf(hub.store.db, me.id)
  return generateRegistrationOptions({
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
}

/** The site the passkeys belong to: the public address, or the one this request was sent to. */
function siteOf(hub: Services, request: FastifyRequest): URL {
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
  hub: Services,
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
  if ((await findPasskey(hub.store.db, id)) !== null) throw knownPasskey()
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
  hub: Services,
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

const knownPasskey = () => problem(409, 'known-passkey', 'This passkey is known already.')

/** One message for everything that can be wrong: an honest person cannot fix any of it. */
function badPasskey(): never {
  throw problem(400, 'bad-passkey', 'The answer of the passkey is not valid.')
}
