import type { Server } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** So long whoever is being answered may still take. */
const FINISH_MS = 2000
/** So often connections are let go of whose answer is finished. */
const LOOK_MS = 20

/**
 * Takes nobody new from now on, so that a proxy goes elsewhere at once; what was asked before is
 * still answered.
 */
export async function closeApp(app: FastifyInstance): Promise<void> {
  const answered = finish(app.server)
  await app.close()
  await answered
}

function finish(server: Server): Promise<void> {
  const reaping = setInterval(() => server.closeIdleConnections(), LOOK_MS)
  const impatient = setTimeout(() => server.closeAllConnections(), FINISH_MS)
  return new Promise(done =>
    server.close(() => {
      clearInterval(reaping)
      clearTimeout(impatient)
      done()
    }),
  )
}
