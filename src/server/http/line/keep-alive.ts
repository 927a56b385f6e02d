import type { FastifyReply, FastifyRequest } from 'fastify'

/** The share of the time for which an idle connection is kept that its other end is told. */
const TOLD = 0.4

/**
 * Tells clients to keep an idle connection for less time than the server does. A request may wait
 * unread while the server or its machine stands still, and if the time is over then, the connection
 * is closed before it is read.
 */
export function sayHowLongKept(
  seconds: number,
): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const told = `timeout=${Math.floor(seconds * TOLD)}`
  return async (_, reply) => {
    if (reply.raw.shouldKeepAlive) reply.header('keep-alive', told)
  }
}
