import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import { type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import websocket from '@fastify/websocket'
import {
  fastify,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { MAX_MESSAGE_BYTES } from '../protocol/messages.ts'
import { type ServerConfig, REQUESTS_PER_MINUTE } from './config.ts'
import { bearerCheck } from './http/access.ts'
import { accountRoutes } from './http/account.ts'
import { adminRoutes } from './http/admin.ts'
import { chatRoutes } from './http/chat.ts'
import { gameRoutes } from './http/games.ts'
import { guestRoutes } from './http/guests.ts'
import { mailLinkRoutes } from './http/mail-links.ts'
import { describeRoutes, serveDocument } from './http/openapi.ts'
import { lifeRoutes } from './http/life.ts'
import { noticeRoutes } from './http/notices.ts'
import { originCheck } from './http/origin.ts'
import { servePage } from './http/page.ts'
import { passkeyRoutes } from './http/passkeys.ts'
import { peopleRoutes } from './http/people.ts'
import { answerProblems } from './http/problems.ts'
import { programRoutes } from './http/programs.ts'
import { recordRoutes } from './http/records.ts'
import { statusRoutes } from './http/status.ts'
import { tableRoutes } from './http/tables.ts'
import { timeRoutes } from './http/time.ts'
import { WEB_ROOT } from './paths.ts'
import { closeSockets } from './socket/lifetime.ts'
import { socketRoutes } from './socket/route.ts'
import type { Hub } from './tables/hub.ts'

const MAX_BODY_BYTES = 16_384
/** One token may in so long what one address may in a minute. */
const TOKEN_SECONDS = 180

/** Puts the parts together: what every request passes, then the routes. */
export async function makeApp(hub: Hub, config: ServerConfig): Promise<FastifyInstance> {
  const secure = config.publicUrl?.startsWith('https:') ?? false
  const perMinute = config.requestsPerMinute ?? REQUESTS_PER_MINUTE
  const strictLimit = { rateLimit: { max: Math.ceil(perMinute / 5) } }

  const loggerInstance: FastifyBaseLogger = hub.log.child({}, { level: 'error' })

  const answer = answerProblems(hub.log)
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    // A proxy on this machine, or one that is named, may say for whom it asks; nobody else.
    trustProxy: config.proxies ?? 'loopback',
    // How it closes: http/closing.ts.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // Errors before there is a route, as of an address that cannot be read.
    frameworkErrors: answer,
  })
    .withTypeProvider<TypeBoxTypeProvider>()
    .setValidatorCompiler(TypeBoxValidatorCompiler)
    // Answers are built field by field, there is nothing to filter; compiling a writer a route
    // would double the start.
    .setSerializerCompiler(() => value => JSON.stringify(value))
    .setErrorHandler(answer)
  // Of the types a foreign page could send without asking, the last that is understood by default.
  app.removeContentTypeParser('text/plain')

  await app.register(helmet, security(secure))
  await app.register(rateLimit, { max: perMinute, timeWindow: '1 minute', allowList: isPartOfPage })
  await app.register(cookie, { secret: hub.store.secret })
  await app.register(websocket, {
    options: { maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false },
    preClose: async () => {
      await closeSockets(app.websocketServer)
      hub.streams.endAll()
    },
  })
  app.addHook('onRequest', originCheck(config.publicUrl))
  app.decorateRequest('bearer', null)
  app.decorateRequest('operator', false)
  app.addHook('onRequest', bearerCheck(hub, perMinute / TOKEN_SECONDS))
  await describeRoutes(app)
  if (config.onRoute !== undefined) app.addHook('onRoute', config.onRoute)

  await app.register(guestRoutes(hub, strictLimit))
  await app.register(accountRoutes(hub, strictLimit))
  await app.register(passkeyRoutes(hub, strictLimit))
  await app.register(mailLinkRoutes(hub, strictLimit))
  await app.register(peopleRoutes(hub))
  await app.register(gameRoutes(hub))
  await app.register(tableRoutes(hub, strictLimit))
  await app.register(lifeRoutes(hub, strictLimit))
  await app.register(timeRoutes(hub))
  await app.register(recordRoutes(hub, strictLimit))
  await app.register(chatRoutes(hub))
  await app.register(noticeRoutes(hub, strictLimit))
  await app.register(socketRoutes(hub))
  await app.register(programRoutes(hub, strictLimit))
  await app.register(adminRoutes(hub))
  await app.register(statusRoutes(hub))
  await serveDocument(app)
  await servePage(app, config.webRoot ?? WEB_ROOT)
  return app
}

/** The page loads nothing from elsewhere and runs nothing that is not a file of ours. */
function security(secure: boolean) {
  const own = ["'self'"]
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: own,
        scriptSrc: own,
        styleSrc: own,
        imgSrc: ["'self'", 'data:'],
        connectSrc: own,
        workerSrc: own,
        manifestSrc: own,
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: own,
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: secure,
    crossOriginOpenerPolicy: secure,
    originAgentCluster: secure,
    referrerPolicy: { policy: 'same-origin' as const },
  }
}

/**
 * The page's own files: a first visit fetches all of them, so that it works offline, and a whole
 * school may share one address.
 */
function isPartOfPage(request: FastifyRequest): boolean {
  return request.method === 'GET' && request.url.startsWith('/assets/')
}
