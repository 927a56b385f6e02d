import type { FastifySchema, RouteOptions } from 'fastify'
import type { Access } from './http/access.ts'
import { serve, type TestServer } from './server.fixture.ts'
import type { ServerConfig } from './config.ts'

/** One route as the server registered it. */
export interface Route {
  readonly method: string
  readonly url: string
  readonly access: Access | undefined
  readonly schema: FastifySchema
  /** `POST /api/tables` */
  readonly name: string
}

/** A server and all its routes under /api. */
export async function serveKnown(
  config: Partial<ServerConfig> = {},
): Promise<{ server: TestServer; routes: Route[] }> {
  const routes: Route[] = []
  const server = await serve({ ...config, onRoute: route => routes.push(...routesOf(route)) })
  return { server, routes: routes.filter(({ url }) => url.startsWith('/api/')) }
}

function routesOf({ method, url, config, schema }: RouteOptions): Route[] {
  const methods = [method].flat().filter(each => each !== 'HEAD')
  return methods.map(each => ({
    method: each,
    url,
    access: config?.access,
    schema: schema ?? {},
    name: `${each} ${url}`,
  }))
}
