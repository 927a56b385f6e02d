import { lookup } from 'node:dns/promises'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** Which addresses and ports the server may call for a person. */
export type MayReach = (address: string, port: number) => boolean

/** Posts to an address; rejects with an OutwardError if it was not accepted. */
export type Post = (
  to: string,
  headers: Readonly<Record<string, string>>,
  body: string | Buffer,
) => Promise<void>

/** The ports of the web: a server that knocks on others is a tool for those who look for holes. */
const PORTS = [80, 443]

/** The open internet, and there the web alone. */
export const openInternet: MayReach = (address, port) =>
  PORTS.includes(port) && isPublicAddress(address)

/** Posts to addresses that are allowed. */
export function postTo(mayReach: MayReach): Post {
  return (to, headers, body) => postOutward(mayReach, to, headers, body)
}

/** Why a call failed: a code, and nothing of the answer but its status. */
export class OutwardError extends Error {
  readonly why: 'bad-url' | 'unknown-host' | 'closed-address' | 'no-answer' | 'refused'
  /** The HTTP status of `refused`; else 0. */
  readonly status: number

  constructor(why: OutwardError['why'], status = 0) {
    super(`The call failed (${why}${status === 0 ? '' : ` ${status}`}).`)
    this.why = why
    this.status = status
  }
}

const PATIENCE_MS = 10_000

/**
 * POSTs to an address that a person has given us. The name is resolved once, every address it has
 * must be allowed, and the connection goes to one of these very addresses, so a name that resolves
 * differently the second time gains nothing. Redirects are not followed.
 */
export async function postOutward(
  mayReach: MayReach,
  to: string,
  headers: Readonly<Record<string, string>>,
  body: string | Buffer,
): Promise<void> {
  const url = parse(to)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const secure = url.protocol === 'https:'
  const port = url.port === '' ? (secure ? 443 : 80) : Number(url.port)
  const address = await addressOf(host, each => mayReach(each, port))
  const options = {
    method: 'POST',
    host: address,
    port,
    path: url.pathname + url.search,
    headers: { ...headers, host: url.host, 'content-length': Buffer.byteLength(body) },
    agent: false,
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(isIP(host) === 0 && { servername: host }),
  }
  const status = await new Promise<number>((answered, failed) => {
    const request = (secure ? requestHttps : requestHttp)(options, response => {
      answered(response.statusCode ?? 0)
      // The body of the answer does not matter.
      response.destroy()
    })
    request.on('error', () => failed(new OutwardError('no-answer')))
    request.end(body)
  })
  if (status < 200 || status > 299) throw new OutwardError('refused', status)
}

function parse(to: string): URL {
  const url = URL.canParse(to) ? new URL(to) : null
  const plain =
    url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
  if (!plain) throw new OutwardError('bad-url')
  return url
}

async function addressOf(host: string, mayReach: (address: string) => boolean): Promise<string> {
  const found = await lookup(host, { all: true }).catch(() => [])
  const [first] = found
  if (first === undefined) throw new OutwardError('unknown-host')
  if (!found.every(({ address }) => mayReach(address))) throw new OutwardError('closed-address')
  return first.address
}
