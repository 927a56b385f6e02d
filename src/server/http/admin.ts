import type { FastifyPluginAsync } from 'fastify'
import type { Hub } from '../tables/hub.ts'
import { adminPeopleRoutes } from './admin-people.ts'
import { adminReportRoutes } from './admin-reports.ts'
import { adminTableRoutes } from './admin-tables.ts'

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
