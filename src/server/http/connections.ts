import { finished } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Budgets, Share } from '../budgets.ts'
import { networkOf } from '../networks.ts'
import type { IsProxy } from './address.ts'
import { makeTurns } from './turns.ts'
import { isBehindAnother } from './waiting.ts'

/**
 * Each address has so many connections, so that none takes those of all. A proxy has those of all
 * who come through it: of these each request counts, for the address it comes from.
 */
export function shareConnections(
  app: FastifyInstance,
  budgets: Pick<Budgets, 'hold' | 'tryHold'>,
  isProxy: IsProxy,
): void {
  app.server.on('connection', socket => {
    const { remoteAddress: address } = socket
    if (address === undefined || isProxy(address, 0)) return
    const leave = budgets.tryHold(shareOf(address))
    if (leave === null) socket.destroy()
    else socket.once('close', leave)
  })
  app.addHook('onRequest', async ({ ip, ws, raw: { socket } }, { raw }) => {
    if (!isProxy(socket.remoteAddress ?? '', 0) || isBehindAnother(raw)) return
    const way = ws ? socket : raw
    if (!way.destroyed) way.once('close', budgets.hold(shareOf(ip)))
  })
}

const shareOf = (address: string): Share => ({
  budget: 'connectionsPerAddress',
  who: networkOf(address),
})

/**
 * Of the files of the page each address fetches so many at once, and the rest waits until one has
 * gone out: nothing else limits how often they are asked for. Who takes nothing of a file for so
 * many seconds is let go.
 */
export function shareFiles(app: FastifyInstance, most: number, seconds: number): void {
  const turns = makeTurns(most)
  app.addHook('onRequest', (request, { raw }, begin) => {
    if (!isOfPage(request) || isBehindAnother(raw)) return begin()
    const answered = () =>
      new Promise<void>(over => {
        finished(raw, () => over())
        raw.setTimeout(seconds * 1000, () => raw.destroy())
        begin()
      })
    void turns(request, answered)
  })
}

/** Whatever is neither of the interface nor asked by a watchdog. */
function isOfPage({ routeOptions: { url = '' } }: FastifyRequest): boolean {
  return !url.startsWith('/api/') && url !== '/health'
}
