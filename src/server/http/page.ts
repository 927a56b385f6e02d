import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from './problems.ts'

const NOT_BUILT = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Tianguis</title>
<h1>The page is not built yet</h1>
<p>The server runs, but its page is missing. Build it with <code>npm run build</code>, then reload.</p>
</html>
`

/**
 * Serves the built page. Every address that is not a file belongs to the page, which decides what
 * to show.
 */
export async function servePage(app: FastifyInstance, root: string): Promise<void> {
  const built = existsSync(join(root, 'index.html'))
  if (built)
    await app.register(fastifyStatic, {
      root,
      preCompressed: true,
      cacheControl: false,
      setHeaders: cache,
    })

  app.setNotFoundHandler((request, reply) => {
    if (!wantsPage(request)) return notFound(request, reply)
    return built ? reply.sendFile('index.html') : reply.code(503).type('text/html').send(NOT_BUILT)
  })
}

/**
 * Files under assets have a hash in their names and never change; all others are revalidated each
 * time.
 */
function cache(reply: FastifyReply, path: string): void {
  const hashed = /[\\/]assets[\\/]/.test(path)
  reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
}

function wantsPage(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0] ?? ''
  const ours = path === '/api' || path.startsWith('/api/')
  const file = /\.[a-z0-9]+$/i.test(path)
  return request.method === 'GET' && !ours && !file
}
