import { compile } from '@fastify/proxy-addr'
import type { FastifyRequest } from 'fastify'

/** Whether a proxy that may say for which address it asks has this one; `hop`: 0 = it asks us. */
export type IsProxy = (address: string, hop: number) => boolean

/** `named`: addresses or networks, separated by commas; only this machine if left out. */
export const proxiesIn = (named = 'loopback'): IsProxy => compile(named.split(/\s*,\s*/))

/**
 * From which address a request comes, read as it arrives: once the sender has left, nobody can tell,
 * and what is counted by address would not be.
 */
export async function keepAddress(request: FastifyRequest): Promise<void> {
  Object.defineProperty(request, 'ip', { value: request.ip })
}
