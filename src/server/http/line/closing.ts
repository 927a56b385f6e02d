import type { Server } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** How long a running answer may still take. */
const FINISH_MS = 2000
/** How often connections whose answer is finished are closed. */
const LOOK_MS = 20

/**
 * Takes no new connections from now on, so that a proxy goes elsewhere at once; running requests
 * are still answered.
 */
export async function closeApp(app: FastifyInstance): Promise<void> {
  const answered = finish(app.server)
  await app.close()
  await answered
}

function finish(server: Server): Promise<void> {
  const reaping = setInterval(() => server.closeIdleConnections(), LOOK_MS)
  const timeout = setTimeout(() => server.closeAllConnections(), FINISH_MS)
  return new Promise(done =>
    server.close(() => {
      clearInterval(reaping)
      clearTimeout(timeout)
      done()
    }),
  )
}
