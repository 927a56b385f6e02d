import { maxHeaderSize } from 'node:http'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import websocket from '@fastify/websocket'
import {
  fastify,
  type FastifyBaseLogger,
  type FastifyInstance,
  LogController,
  type onRequestHookHandler,
} from 'fastify'
import helmet from 'helmet'
import { MAX_MESSAGE_BYTES } from '../protocol/messages.ts'
import { type ServerConfig, IDLE_SECONDS, REQUEST_SECONDS } from './config.ts'
import { keepAddress, proxiesIn } from './http/line/address.ts'
import { bearerCheck } from './http/people/bearer.ts'
import { checkPart } from './http/route/check.ts'
import { fewAtOnce } from './http/line/few-at-once.ts'
import { sayHowLongKept } from './http/line/keep-alive.ts'
import { shareConnections, shareFiles } from './http/line/connections.ts'
import { spelled } from './http/line/spelled.ts'
import { noStore, originCheck, socketsWhereTheyAre } from './http/line/origin.ts'
import { type Assets, assetsIn } from './http/page/assets.ts'
import { servePage } from './http/page/page.ts'
import { answerProblems } from './http/route/problems.ts'
import { RequestCounts } from './http/line/request-counts.ts'
import { registerRoutes } from './http/route/route.ts'
import type { Services } from './http/route/services.ts'
import { makeTurns } from './http/route/turns.ts'
import { countWaiting, oneAtATime } from './http/line/waiting.ts'
import { statusRoutes } from './http/line/status.ts'
import { networkOf } from './networks.ts'
import { WEB_ROOT } from './paths.ts'
import { ROUTES } from './routes.ts'
import { closeSockets, socketFailed } from './socket/lifetime.ts'
import { ratesOf } from './limits/rates.ts'
import { keepSockets } from './socket/route.ts'

const MAX_BODY_BYTES = 16_384
/** Seconds in which the head of a request must have arrived, and how late that is found. */
const HEAD_SECONDS = 10
const LATE_SECONDS = 5
/**
 * In how many pieces a message of a socket may come: frames, and what the network hands over at
 * once. A piece may keep 64 kB in memory until the message is whole, however short it is.
 */
const PIECES = { maxFragments: 16, maxBufferedChunks: 256 }
/** Of many frames that come together one is read at a time: others have their turn in between. */
const IN_TURN = { allowSynchronousEvents: false }
/** Seconds over which a token gets one address's per-minute quota. */
const TOKEN_SECONDS = 180

/** What is refused by the thousand is made once. */
const TOO_MANY = Object.assign(new Error('Too many requests.'), { statusCode: 429 })

/** Puts the parts together: first what applies to every request, then the routes. */
export async function makeApp(hub: Services, config: ServerConfig): Promise<FastifyInstance> {
  const secure = config.publicUrl?.startsWith('https:') ?? false
  const perMinute = hub.limits.requestsPerAddress
  const requestSeconds = config.requestSeconds ?? REQUEST_SECONDS
  const idleSeconds = config.idleSeconds ?? IDLE_SECONDS

  const loggerInstance: FastifyBaseLogger = hub.log.child({}, { level: 'error' })

  // Only a proxy on this machine, or a named one, may say for which address it asks.
  const isProxy = proxiesIn(config.proxies)
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    // Nothing is logged of a request by itself.
    childLoggerFactory: logger => logger,
    bodyLimit: MAX_BODY_BYTES,
    ...patience(requestSeconds),
    keepAliveTimeout: idleSeconds * 1000,
    trustProxy: isProxy,
    // How the app closes: http/line/closing.ts.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    rewriteUrl: spelled,
    // What is too long for a name is said by its route.
    routerOptions: { maxParamLength: maxHeaderSize },
  })
    .withTypeProvider<TypeBoxTypeProvider>()
    .setValidatorCompiler(checkPart)
    // Answers are built field by field, so there is nothing to filter; a compiled serializer for
    // each route would double the start-up time.
    .setSerializerCompiler(() => value => JSON.stringify(value))
    .setErrorHandler(answerProblems(hub.log))
  app.server.maxConnections = hub.limits.connections
  // `text/plain` is the last of the types a foreign page could send without a preflight that
  // Fastify parses by default.
  app.removeContentTypeParser('text/plain')
  leaveUnread(app)

  app.addHook('onRequest', keepAddress)
  app.addHook('onRequest', fewAtOnce())
  app.addHook('onRequest', protection(secure))
  const webRoot = config.webRoot ?? WEB_ROOT
  const assets = assetsIn(webRoot, hub.budgets)
  await limitRequests(app, perMinute, assets)
  await app.register(cookie, { secret: hub.store.secret })
  await app.register(websocket, {
    options: { maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false, ...PIECES, ...IN_TURN },
    errorHandler: socketFailed(hub.log),
    preClose: async () => {
      await closeSockets(app.websocketServer)
      hub.streams.endAll()
    },
  })
  shareConnections(app, hub.budgets, isProxy)
  shareFiles(app, hub.limits.filesPerAddress, requestSeconds)
  app.addHook('onRequest', originCheck(config.publicUrl))
  app.addHook('onRequest', socketsWhereTheyAre)
  app.addHook('onSend', noStore)
  app.addHook('onSend', countWaiting(hub))
  app.addHook('onSend', sayHowLongKept(idleSeconds))
  app.decorateRequest('bearer', null)
  app.decorateRequest('visit', null)
  app.decorateRequest('operator', false)
  // After the limit of requests, which counts these too.
  app.addHook('preParsing', oneAtATime)
  const turns = makeTurns(hub.limits.requestsAtOncePerAddress)
  const checkBearer = bearerCheck(hub, perMinute / TOKEN_SECONDS)

  keepSockets(app)
  registerRoutes(app, hub, ROUTES, { rates: ratesOf(perMinute), turns, checkBearer })
  await app.register(statusRoutes(hub))
  await servePage(app, webRoot, assets)
  return app
}

/** Counts the requests of each address. Files of the page have a budget of their own. */
async function limitRequests(app: FastifyInstance, perMinute: number, assets: Assets) {
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: '1 minute',
    allowList: request => assets.isAskedFor(request),
    store: RequestCounts,
    errorResponseBuilder: () => TOO_MANY,
    keyGenerator: ({ ip }) => networkOf(ip),
  })
  // By itself the limiter counts only what leads to a route.
  const count = app.rateLimit()
  app.addHook('onRequest', async function (request, reply) {
    if (request.is404) await count.call(app, request, reply)
  })
}

/** Where a route reads the body itself, it gets the text. */
function leaveUnread(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (request.routeOptions.config.unread === true) done(null, body)
      else void parse(request, body, done)
    },
  )
}

/** How long a request may take to arrive: its head, and all of it. Sockets and streams stay. */
function patience(seconds: number) {
  const whole = seconds * 1000
  return {
    requestTimeout: whole,
    http: {
      headersTimeout: Math.min(whole, HEAD_SECONDS * 1000),
      connectionsCheckingInterval: Math.min(whole, LATE_SECONDS * 1000),
    },
  }
}

/** The page loads nothing from other sites and runs only files of ours. */
function protection(secure: boolean): onRequestHookHandler {
  const own = ["'self'"]
  const protect = helmet({
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
    // What else there is at names below ours is not ours to decide.
    strictTransportSecurity: secure && { includeSubDomains: false },
    xFrameOptions: { action: 'deny' },
    crossOriginOpenerPolicy: secure,
    originAgentCluster: secure,
    referrerPolicy: { policy: 'same-origin' },
  })
  return ({ raw }, reply, go) => protect(raw, reply.raw, () => go())
}
