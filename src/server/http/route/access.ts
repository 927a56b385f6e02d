import type { FastifyRequest } from 'fastify'
import type { Me } from '../../../protocol/http.ts'
import type { Scope } from '../../../protocol/programs.ts'
import type { Hub } from '../../tables/room/hub.ts'
import type { Visit } from '../people/sessions.ts'
import { someone, visitor, whoIs } from './who.ts'

/**
 * Who may use a route. The OpenAPI document and the check of tokens are made from it.
 */
export interface Access<Sender> {
  /**
   * The scope a personal token needs; null = never by token, a person does this on their page.
   */
  readonly scope: Scope | null
  /** Whether anyone may call it, signed in or not. */
  readonly strangers: boolean
  /**
   * Whether banned people may call it too: they can always sign out, and export or delete what is
   * theirs.
   */
  readonly banned?: true
  /** Who sends this request; throws a problem for those who may not. */
  identify(hub: Hub, request: FastifyRequest): Promise<Sender>
}

const unasked = () => Promise.resolve(null)

/** Anyone may call this, and all get the same answer; a token needs the scope `read`. */
export const everyone: Access<null> = { scope: 'read', strangers: true, identify: unasked }
/** Anyone may call this, and the answer may differ for known users; a token needs the scope. */
export const anybody = (scope: Scope): Access<Me | null> => ({
  scope,
  strangers: true,
  identify: whoIs,
})
/** For known users, by cookie or by a token with the scope. */
export const needs = (scope: Scope): Access<Me> => ({ scope, strangers: false, identify: someone })
/** For known users, by cookie alone. */
export const person: Access<Me> = { scope: null, strangers: false, identify: someone }
/** The same, where it matters on which device they are. */
export const onDevice: Access<Visit> = { scope: null, strangers: false, identify: visitor }
/** The same, for banned people too. */
export const onDeviceAnyhow: Access<Visit> = { ...onDevice, banned: true }
/** Anyone may call this, but not by token: what a browser does to sign in. */
export const signingIn: Access<null> = { scope: null, strangers: true, identify: unasked }
/**
 * The same, in a browser with a banned person's session too: somebody else may sign in there.
 */
export const signingInAnyhow: Access<null> = { ...signingIn, banned: true }
