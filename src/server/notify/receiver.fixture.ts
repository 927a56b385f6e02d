import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export interface Call {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Somebody on loopback who takes what is posted to him. */
export interface Receiver {
  readonly url: string
  readonly calls: Call[]
  /** Resolves when so many calls have come. */
  until(calls: number): Promise<void>
  /** From now on it answers with this status, and sends on to there. */
  answer(status: number, location?: string): void
}

export async function receiver(): Promise<Receiver> {
  const calls: Call[] = []
  const waiting = new Set<() => void>()
  let [status, location]: [number, string | undefined] = [204, undefined]
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      calls.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
      response.writeHead(status, location === undefined ? {} : { location }).end()
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
    answer(next, there) {
      status = next
      location = there
    },
  }
}

/** A browser that has agreed to be sent pushes, and can read them (RFC 8291). */
export function browser(endpoint: string) {
  const keys: ECDH = createECDH('prime256v1')
  const own = keys.generateKeys()
  const auth = randomBytes(16)
  return {
    agreement: { endpoint, keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') } },
    read: (body: Buffer): string => {
      const salt = body.subarray(0, 16)
      const length = body.readUInt8(20)
      const theirs = body.subarray(21, 21 + length)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, theirs])
      const secret = hkdf(auth, keys.computeSecret(theirs), info, 32)
      const key = hkdf(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = hkdf(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12)
      const sealed = body.subarray(21 + length)
      const opener = createDecipheriv('aes-128-gcm', key, nonce)
      opener.setAuthTag(sealed.subarray(-16))
      const padded = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()])
      return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
    },
  }
}

function hkdf(salt: Buffer, key: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, bytes))
}
