import type { FastifyRequest } from 'fastify'

/**
 * From which address a request comes, read as it arrives: once the sender has left, nobody can tell,
 * and what is counted by address would not be.
 */
export async function keepAddress(request: FastifyRequest): Promise<void> {
  Object.defineProperty(request, 'ip', { value: request.ip })
}
