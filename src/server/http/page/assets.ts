import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Budgets } from '../../limits/budgets.ts'
import { networkOf } from '../../networks.ts'

/*
 * What the page is built of has a hash in its name and never changes, so it is read once and kept.
 * The server of files looks for each in the whole folder, which takes ten times as long as the rest.
 */

const ADDRESS = '/assets/:name'
export const FOR_EVER = 'public, max-age=31536000, immutable'

/** What is kept. What tools alone ask for, or came after the start, is sent from the disk. */
const TYPES: { readonly [ending: string]: string } = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** How a file may be packed, the shortest first, and what its name then ends with. */
const CODINGS = { br: '.br', gzip: '.gz' } as const
type Coding = keyof typeof CODINGS

/** The files of the page that never change. */
export interface Assets {
  /** Whether this asks for one that is there. A first visit asks for all of them. */
  isAskedFor(request: FastifyRequest): boolean
  serve(app: FastifyInstance): void
}

export function assetsIn(root: string, budgets: Pick<Budgets, 'limits' | 'spend'>): Assets {
  const folder = join(root, 'assets')
  const names = new Set(existsSync(folder) ? readdirSync(folder) : [])
  const read = makeKept(folder, budgets.limits.bytesOfPage)

  async function send(name: string, { headers, ip }: FastifyRequest, reply: FastifyReply) {
    if (!names.has(name)) return reply.sendFile(`assets/${name}`)
    budgets.spend({ budget: 'pageFilesPerAddress', who: networkOf(ip) })
    const type = TYPES[extname(name)]
    const accepted = headers['accept-encoding'] ?? ''
    const coding = codingsOf(accepted).find(each => names.has(name + CODINGS[each]))
    const bytes = type && (await read(coding ? name + CODINGS[coding] : name))
    if (!bytes) return reply.sendFile(`assets/${name}`)
    if (coding) reply.header('content-encoding', coding)
    return reply
      .headers({ 'cache-control': FOR_EVER, vary: 'accept-encoding', 'content-type': type })
      .send(bytes)
  }

  return {
    isAskedFor: ({ routeOptions, params }) =>
      routeOptions.url === ADDRESS && names.has(nameIn(params)),
    serve(app) {
      app.get(
        ADDRESS,
        { schema: { hide: true }, config: { shared: true } },
        async (request, reply) => send(nameIn(request.params), request, reply),
      )
    },
  }
}

const nameIn = (params: unknown) => (params as { readonly name: string }).name

/** Reads a file once and keeps it; null once there has been no room. */
function makeKept(folder: string, most: number): (name: string) => Promise<Buffer | null> {
  const kept = new Map<string, Buffer>()
  let left = most
  let full = false
  return async name => {
    if (!full && !kept.has(name)) {
      const bytes = await readFile(join(folder, name))
      full ||= bytes.length > left
      if (!full && !kept.has(name)) {
        left -= bytes.length
        kept.set(name, bytes)
      }
    }
    return kept.get(name) ?? null
  }
}

/** Those of ours that this header accepts. */
function codingsOf(accepted: string): Coding[] {
  const wishes = accepted
    .toLowerCase()
    .split(',')
    .map(wish => wish.split(';').map(part => part.trim()))
  const taken = wishes.flatMap(([coding, weight = '']) =>
    /^q=0(\.0*)?$/.test(weight) ? [] : [coding],
  )
  return (Object.keys(CODINGS) as Coding[]).filter(coding => taken.includes(coding))
}
