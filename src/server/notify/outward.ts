import { Resolver } from 'node:dns/promises'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress } from '../public-address.ts'

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

/** What tells the addresses of names. */
export type Names = Pick<Resolver, 'resolve4' | 'resolve6'>

/**
 * Asks name servers itself: the system would do it for two names at a time, and everybody would wait
 * behind names whose server does not answer.
 */
const askedDirectly: Names = new Resolver({ timeout: 2000, tries: 2 })

/** Posts to addresses that are allowed. */
export function postTo(mayReach: MayReach, names = askedDirectly): Post {
  return (to, headers, body) => postOutward({ mayReach, names }, to, headers, body)
}

/** Whom the server may call, and how it finds them. */
interface Reach {
  readonly mayReach: MayReach
  readonly names: Names
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
async function postOutward(
  { mayReach, names }: Reach,
  to: string,
  headers: Readonly<Record<string, string>>,
  body: string | Buffer,
): Promise<void> {
  const url = parse(to)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const secure = url.protocol === 'https:'
  const port = url.port === '' ? (secure ? 443 : 80) : Number(url.port)
  const address = await addressOf(names, host, each => mayReach(each, port))
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
    const end = () => failed(new OutwardError('no-answer'))
    // After 101 (another protocol) nothing but `close` is heard.
    request.on('error', end).on('close', end)
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

async function addressOf(
  names: Names,
  host: string,
  mayReach: (address: string) => boolean,
): Promise<string> {
  const found = isIP(host) === 0 ? await addressesOf(names, host) : [host]
  const [first] = found
  if (first === undefined) throw new OutwardError('unknown-host')
  if (!found.every(mayReach)) throw new OutwardError('closed-address')
  return first
}

/** All addresses of a name; none if nobody knows it. */
async function addressesOf(names: Names, host: string): Promise<string[]> {
  const none = (): string[] => []
  const [old, fresh] = [names.resolve4(host).catch(none), names.resolve6(host).catch(none)]
  return [...(await old), ...(await fresh)]
}
