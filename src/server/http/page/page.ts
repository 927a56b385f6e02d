import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findGame } from '../../../games/index.ts'
import { hasDeal } from '../../../kit/day.ts'
import { type Assets, FOR_EVER } from './assets.ts'
import { manifestIn, preloadsOf } from './preloads.ts'
import { notFound } from '../route/problems.ts'
import { settingsIn } from './setting.ts'

const NOT_BUILT = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Tianguis</title>
<h1>The page is not built yet</h1>
<p>The server runs, but its page is missing. Build it with <code>npm run build</code>, then reload.</p>
</html>
`

/** The addresses of the page's own pages, as its router (`src/web/app.tsx`) knows them. */
export const PAGES: readonly string[] = [
  '/',
  '/game/:game',
  '/rules/:game',
  '/learn',
  '/learn/:game',
  '/learn/:game/:lesson',
  '/play/:game',
  '/play/:game/replay',
  '/play/:game/what-if',
  '/t/:id',
  '/t/:id/replay',
  '/me',
  '/sign-in',
  '/person/:id',
  '/r/:id',
  '/replay',
  '/lab',
  '/puzzle',
  '/puzzle/:game/:number',
  '/today',
  '/today/:game/:day',
  '/about',
]

/**
 * Serves the built page. Every address that is not a file belongs to the page, which decides what
 * to show. It is answered 404 where the page will say that nothing is there.
 */
export async function servePage(app: FastifyInstance, root: string, assets: Assets): Promise<void> {
  const built = existsSync(join(root, 'index.html'))
  const manifest = manifestIn(root)
  const preloads = preloadsOf(manifest)
  const settings = settingsIn(root, manifest)
  if (built) {
    await app.register(fastifyStatic, {
      root,
      preCompressed: true,
      cacheControl: false,
      setHeaders: cache,
    })
    assets.serve(app)
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (!wantsPage(request)) return notFound(request, reply)
    if (!built) return reply.code(503).type('text/html').send(NOT_BUILT)
    const path = pathOf(request)
    if (!(await isPage(path))) return reply.code(404).sendFile('index.html')
    const accepted = request.headers['accept-language'] ?? ''
    const links = preloads(path, accepted)
    reply.code(200).header('vary', 'accept-language')
    if (links !== '') reply.header('link', links)
    const setting = settings(path, accepted)
    if (setting === undefined) return reply.sendFile('index.html')
    return reply.type('text/html; charset=utf-8').header('cache-control', REVALIDATED).send(setting)
  }
  // By itself the server of files would answer the first page without what it is to load.
  app.get('/', answer)
  app.setNotFoundHandler(answer)
}

/** Whether the page has something to show at this path. */
async function isPage(path: string): Promise<boolean> {
  const parts = path.replace(/(?<=.)\/$/, '').split('/')
  const shaped = PAGES.find(page => {
    const wanted = page.split('/')
    const fit = (part: string, at: number) => fits(part, parts[at] ?? '', parts[at - 1] ?? '')
    return wanted.length === parts.length && wanted.every(fit)
  })
  if (shaped !== '/puzzle/:game/:number') return shaped !== undefined
  const [, , game = '', number = ''] = parts
  const puzzles = (await findGame(game)?.puzzles?.())?.default ?? []
  return puzzles.some((_, at) => `${at + 1}` === number)
}

/**
 * Whether a part of a path fits a part of a pattern: `:game` is a game there is, `:lesson` one of
 * the game before it, `:day` one with a deal, `:id` anything.
 */
function fits(wanted: string, part: string, before: string): boolean {
  if (wanted === ':game') return findGame(part) !== undefined
  if (wanted === ':lesson') return findGame(before)?.lessons?.ids.includes(part) ?? false
  if (wanted === ':day') return hasDeal(part)
  return wanted.startsWith(':') ? part !== '' : part === wanted
}

const REVALIDATED = 'no-cache'

/**
 * Files under assets have a hash in their names and never change; all others are revalidated each
 * time.
 */
function cache(reply: FastifyReply, path: string): void {
  const hashed = /[\\/]assets[\\/]/.test(path)
  reply.header('cache-control', hashed ? FOR_EVER : REVALIDATED)
}

const pathOf = (request: FastifyRequest) => request.url.split('?')[0] ?? ''

function wantsPage(request: FastifyRequest): boolean {
  const path = pathOf(request)
  const ours = /^\/(api|assets)(\/|$)/.test(path)
  const file = /\.[a-z0-9]+$/i.test(path)
  return (request.method === 'GET' || request.method === 'HEAD') && !ours && !file
}
