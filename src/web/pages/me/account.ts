import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import type {
  Account,
  AskMail,
  BestAnswer,
  LinkMeaning,
  PersonAnswer,
  SignInWays,
} from '../../../protocol/account.ts'
import { type Answer, becoming, me, request } from '../../api.ts'
import { leaveAvatar } from '../../characters/avatar.ts'
import { freeHistory, leaveHistory } from '../../history/with-account.ts'

const named = (name: string) => encodeURIComponent(name)

/** The server's HTTP interface about people. */
export const account = {
  mine: () => request<Account>('GET', '/me/account'),
  endDevice: (id: string) => request<object>('DELETE', `/me/devices/${named(id)}`),
  endOthers: () => request<object>('POST', '/me/devices/end-others'),
  removePasskey: (id: string) => request<object>('DELETE', `/me/passkeys/${named(id)}`),
  ways: () => request<SignInWays>('GET', '/sign-in'),
  askMail: (wish: AskMail) => request<object>('POST', '/sign-in/mail', wish),
  dropMail: () => request<object>('DELETE', '/me/mail'),
  lookAtLink: (token: string) => request<LinkMeaning>('POST', '/sign-in/link/look', { token }),
  useLink: (token: string, fresh: boolean) =>
    becoming(request('POST', '/sign-in/link', { token, ...(fresh && { fresh }) })),
  signOut: async () => {
    await leaveHistory()
    return leaving(request<object>('POST', '/me/sign-out'))
  },
  deleteMe: async () => {
    const answer = await leaving(request<object>('DELETE', '/me'))
    if (answer.ok) freeHistory()
    return answer
  },
  person: (id: string) => request<PersonAnswer>('GET', `/people/${named(id)}`),
  best: (game: string) => request<BestAnswer>('GET', `/games/${named(game)}/best`),
}

/** Whether this person can come back on another device. */
export const isKept = ({ email, passkeys }: Account) => email !== null || passkeys.length > 0

/** Where everything the server knows of me can be had as a file. */
export const EXPORT = '/api/me/export'

/** Whether this browser can keep passkeys for this address: browsers refuse to for bare numbers. */
export function canPasskey(): boolean {
  return browserSupportsWebAuthn() && !/^[\d.]+$|:|^\[/.test(location.hostname)
}

/**
 * Adds a passkey of this device; `no-passkey` if the device gave none, as when its
 * owner cancels.
 */
export async function addPasskey(): Promise<Answer<object>> {
  type Asked = { options: PublicKeyCredentialCreationOptionsJSON }
  const asked = await request<Asked>('POST', '/me/passkeys/ask')
  if (!asked.ok) return asked
  const response = await startRegistration({ optionsJSON: asked.value.options }).catch(() => null)
  return response === null ? NONE : request<object>('POST', '/me/passkeys', { response })
}

/** Comes back by a passkey of this device. */
export async function signInByPasskey(): Promise<Answer<object>> {
  type Asked = { options: PublicKeyCredentialRequestOptionsJSON }
  const asked = await request<Asked>('POST', '/sign-in/passkey/ask')
  if (!asked.ok) return asked
  const response = await startAuthentication({ optionsJSON: asked.value.options }).catch(() => null)
  return response === null ? NONE : becoming(request('POST', '/sign-in/passkey', { response }))
}

const NONE = { ok: false, why: 'no-passkey' } as const

async function leaving(answering: Promise<Answer<object>>): Promise<Answer<object>> {
  const answer = await answering
  if (answer.ok) {
    leaveAvatar()
    me.value = null
  }
  return answer
}
