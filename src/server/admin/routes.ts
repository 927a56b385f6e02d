import type { FastifyPluginAsync } from 'fastify'
import type { Hub } from '../tables/hub.ts'
import { adminPeopleRoutes } from './people-routes.ts'
import { adminReportRoutes } from './reports-routes.ts'
import { adminTableRoutes } from './tables-routes.ts'

/**
 * The routes for the people who run the server: admins by cookie or token, and the command line.
 */
export function adminRoutes(hub: Hub): FastifyPluginAsync {
  return async app => {
    await app.register(adminTableRoutes(hub))
    await app.register(adminPeopleRoutes(hub))
    await app.register(adminReportRoutes(hub))
  }
}
