import type { FastifySchema } from 'fastify'
import type { ServerConfig } from '../config.ts'
import { type Route as Described, schemaOf } from '../http/route/route.ts'
import { ROUTES } from '../routes.ts'
import { serve, type TestServer } from './server.fixture.ts'

/** One route, and how the server checks what it is sent. */
export interface Route extends Pick<Described, 'method' | 'access'> {
  readonly url: string
  readonly schema: FastifySchema
  /** `POST /api/tables` */
  readonly name: string
}

/** A server and all its routes under /api. */
export async function serveKnown(
  config: Partial<ServerConfig> = {},
): Promise<{ server: TestServer; routes: readonly Route[] }> {
  return { server: await serve(config), routes: routesKnown() }
}

/** All routes under /api. */
export const routesKnown = (): readonly Route[] => ROUTES.map(known)

function known(described: Described): Route {
  const { method, path: url, access } = described
  return { method, url, access, schema: schemaOf(described), name: `${method} ${url}` }
}
