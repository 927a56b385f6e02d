import type { Writable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Budgets, Share } from '../../limits/budgets.ts'
import { NETWORKS_OF_SITE, networkOf } from '../../networks.ts'
import type { IsProxy } from './address.ts'
import { makeTurns } from '../route/turns.ts'
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
    holdUntilClosed(budgets, ws ? socket : raw, shareOf(ip))
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
  const turns = makeTurns(most, most * NETWORKS_OF_SITE)
  app.addHook('onRequest', (request, { raw }, begin) => {
    if (!isOfPage(request) || isBehindAnother(raw)) return begin()
    void turns(request, () => {
      raw.setTimeout(seconds * 1000, () => raw.destroy())
      begin()
      return closed(raw)
    })
  })
}

/** Takes of these budgets until this has closed. Throws a problem if there is none left. */
export function holdUntilClosed(
  budgets: Pick<Budgets, 'hold'>,
  way: Writable,
  ...shares: readonly Share[]
): void {
  void closed(way).then(budgets.hold(...shares))
}

const closing = new WeakMap<Writable, Promise<void>>()

/**
 * Once this has closed. One listener, whoever asks: the server of files has nine of its own on each
 * answer, and Node warns of more than ten.
 */
function closed(way: Writable): Promise<void> {
  const known = closing.get(way)
  if (known) return known
  const once = new Promise<void>(over => {
    if (way.destroyed) over()
    else way.once('close', over)
  })
  closing.set(way, once)
  return once
}

/** Whatever is neither of the interface nor asked by a watchdog. */
function isOfPage({ routeOptions: { url = '' } }: FastifyRequest): boolean {
  return !url.startsWith('/api/') && url !== '/health'
}
