import type { Duplex } from 'node:stream'
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  RouteOptions,
} from 'fastify'
import { type Static, type TSchema, Type } from 'typebox'
import type { WebSocket } from 'ws'
import { Count } from '../../../protocol/basics.ts'
import { Problem } from '../../../protocol/http.ts'
import type { Scope } from '../../../protocol/programs.ts'
import { Id } from '../../../protocol/table.ts'
import type { Limit, Rate } from '../../limits/rates.ts'
import type { Access } from './access.ts'
import { checkPart } from './check.ts'
import { holdBody } from '../line/hold-body.ts'
import type { Services } from './services.ts'
import type { Turns } from './turns.ts'

declare module 'fastify' {
  interface FastifySchema {
    'x-scope'?: Scope | null
  }
  interface FastifyContextConfig {
    access?: Access<unknown>
    /** The body is not parsed. */
    unread?: boolean
    /** A socket opens here. */
    socket?: boolean
    /** What it answers is in memory once, however many take it. */
    shared?: boolean
  }
  interface FastifyRequest {
    /** Who sends this request, as the access of its route tells them apart. */
    sender: unknown
    /** Its body was still on its way when that was found. */
    isLate: boolean
    /** What goes on at the socket that this request opens. */
    opens: OpenSocket | null
  }
}

/** The parameters of an address that names one thing by its id. */
export const BY_ID = Type.Object({ id: Id })

/** From which of the viewer's steps on they want to know. */
export const SINCE = Type.Object({ since: Type.Optional(Count) }, { additionalProperties: false })

/** The type of an answer that does not end: a line of JSON for each piece of news. */
export const LINES = 'application/x-ndjson'

/** The chapters of the documentation. */
type Tag =
  | 'About'
  | 'Admin'
  | 'Bots'
  | 'Chat'
  | 'Fairness'
  | 'Games'
  | 'Me'
  | 'Notices'
  | 'People'
  | 'Play'
  | 'Records'
  | 'Sign in'
  | 'Streams'
  | 'Tables'
  | 'Tokens'

/** Takes a socket that has opened; `wire`: what it writes to. */
export type OpenSocket = (socket: WebSocket, wire: Duplex) => void

/** What a handler is given: who asks, and what they sent, once all of it is checked. */
export interface Asked<Sender = unknown, Params = unknown, Query = unknown, Body = unknown> {
  readonly me: Sender
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** What a route says of itself; the types of its schemas are those of what its handler gets. */
export interface Described<
  Sender,
  Params extends TSchema,
  Query extends TSchema,
  Body extends TSchema,
  Answer extends TSchema,
> {
  /** The name of the operation in the OpenAPI document: programs are generated from it. */
  readonly operationId: string
  readonly summary: string
  readonly access: Access<Sender>
  /** How often one address may call it, if not as often as usual. */
  readonly limit?: Limit
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  /** The handler gets the body as it came, and checks it: what may be long is read in a thread. */
  readonly unread?: boolean
  /** Waits for more than the database, so nobody waits for it. */
  readonly waits?: boolean
  /** Its answer is made as it is read. */
  readonly inPieces?: boolean
  /** The size a body may have, if it is not the usual one. */
  readonly mostBytes?: number
  readonly answer: Answer
  /** The form of its refusals, if they say more than others. */
  readonly refusal?: TSchema
  /** The type of its answer, if it is not JSON. */
  readonly produces?: string
  /** The answer, or the reply if that is on its way already; throws a problem to refuse. */
  handle(
    services: Services,
    asked: Asked<Sender, Static<Params>, Static<Query>, Static<Body>>,
  ): Static<Answer> | FastifyReply | Promise<Static<Answer> | FastifyReply>
  /** Of a route that opens a socket: called before it opens, returns what goes on there. */
  upgrade?(
    services: Services,
    asked: Asked<Sender, Static<Params>, Static<Query>, Static<Body>>,
  ): Promise<OpenSocket>
}

/**
 * One route, as data: the registrar, the OpenAPI document and the tests of who may do what are made
 * from the same list.
 */
export interface Route extends Described<unknown, TSchema, TSchema, TSchema, TSchema> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly tag: Tag
}

type Untagged = Omit<Route, 'tag'>

function by(method: Route['method']) {
  return <
    Sender,
    Params extends TSchema,
    Query extends TSchema,
    Body extends TSchema,
    Answer extends TSchema,
  >(
    path: string,
    described: Described<Sender, Params, Query, Body, Answer>,
  ): Untagged => ({ ...described, method, path })
}

export const route = { get: by('GET'), post: by('POST'), patch: by('PATCH'), delete: by('DELETE') }

/** The routes of a chapter of the documentation. */
export function chapter(tag: Tag, routes: readonly Untagged[]): readonly Route[] {
  return routes.map(each => ({ ...each, tag }))
}

/** How often an address may use a route, how much it may ask for at once, and by which token. */
interface Doors {
  readonly rates: { readonly [limit in Limit]: Rate }
  readonly turns: Turns
  readonly checkBearer: (request: FastifyRequest) => Promise<void>
}

/**
 * Registers all routes: who sends a request is known before its body is read, and found again where
 * that took a while, as they may have been signed out meanwhile. Nothing reaches a handler that does
 * not fit its schemas.
 */
export function registerRoutes(
  app: FastifyInstance,
  services: Services,
  routes: readonly Route[],
  { rates, turns, checkBearer }: Doors,
): void {
  app.decorateRequest('sender', null)
  app.decorateRequest('isLate', false)
  app.decorateRequest('opens', null)
  for (const each of routes) {
    const { method, path, access, limit = 'usual', mostBytes } = each
    const { unread = false, waits = false, inPieces = each.produces === LINES } = each
    const identify = (request: FastifyRequest) =>
      turns(request, async () => {
        await checkBearer(request)
        request.sender = await access.identify(services, request)
      })
    app.route({
      method,
      url: path,
      ...(mostBytes !== undefined && { bodyLimit: mostBytes }),
      config: { ...rates[limit], access, unread, socket: each.upgrade !== undefined },
      ...(unread && { validatorCompiler: uncheckedBody }),
      schema: schemaOf(each),
      // For a HEAD all pieces would be made, if they end at all, and be held back by no reader.
      exposeHeadRoute: !inPieces && each.upgrade === undefined,
      preParsing: async (request, reply) => {
        await identify(request)
        request.isLate = !request.raw.complete
        if (mostBytes !== undefined) holdBody(services, request, reply, mostBytes)
      },
      handler: async (request, reply) => {
        if (request.isLate) await identify(request)
        const handle = () => each.handle(services, askedBy(request, reply))
        return waits ? handle() : turns(request, handle)
      },
      ...(each.upgrade && socketOf(each, services, turns)),
    })
  }
}

/** Checks all but the body. */
const uncheckedBody: typeof checkPart = part =>
  part.httpPart === 'body' ? value => ({ value }) : checkPart(part)

function socketOf(
  each: Route,
  services: Services,
  turns: Turns,
): Pick<RouteOptions, 'preHandler' | 'wsHandler'> {
  return {
    async preHandler(request, reply) {
      if (!request.ws) return
      const open = () => each.upgrade?.(services, askedBy(request, reply))
      request.opens = (await turns(request, open)) ?? null
    },
    wsHandler: (socket, { opens, socket: wire }) => opens?.(socket, wire),
  }
}

function askedBy(request: FastifyRequest, reply: FastifyReply): Asked {
  const { sender: me, params, query, body } = request
  return { me, params, query, body, request, reply }
}

/** What a route takes and answers; any of them can be refused. */
export function schemaOf(described: Route): FastifySchema {
  const { access, answer, body, operationId, params, produces, query, refusal } = described
  return {
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(produces !== undefined && { produces: [produces] }),
    summary: described.summary,
    operationId,
    tags: [described.tag],
    response: {
      '4xx': refusal ?? Problem,
      '5xx': Problem,
      [described.upgrade ? 101 : 200]: answer,
    },
    security: securityOf(access),
    'x-scope': access.scope,
  }
}

function securityOf({ scope, strangers }: Access<unknown>): { [scheme: string]: string[] }[] {
  return [
    ...(strangers ? [{}] : []),
    { cookie: [] },
    ...(scope === null ? [] : [{ token: [scope] }]),
  ]
}
