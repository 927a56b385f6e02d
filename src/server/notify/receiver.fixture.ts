import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export interface Call {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** A program on loopback that takes what is posted to it. */
export interface Receiver {
  readonly url: string
  readonly calls: Call[]
  /** Resolves when this many calls have arrived. */
  until(calls: number): Promise<void>
  /** From now on it answers with this status and these headers. */
  answer(status: number, headers?: OutgoingHttpHeaders): void
}

export async function receiver(): Promise<Receiver> {
  const calls: Call[] = []
  const waiting = new Set<() => void>()
  let [status, headers]: [number, OutgoingHttpHeaders] = [204, {}]
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      calls.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
      response.writeHead(status, headers).end()
      for (const look of waiting) look()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    until: wanted =>
      new Promise(come => {
        const look = () => {
          if (calls.length < wanted) return
          waiting.delete(look)
          come()
        }
        waiting.add(look)
        look()
      }),
    answer(next, more = {}) {
      status = next
      headers = more
    },
  }
}
