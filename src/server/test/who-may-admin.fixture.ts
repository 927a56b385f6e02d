import { known, row, type Row } from './who-may-words.fixture.ts'

/** A route for admins: what an admin is answered, and what is sent. */
const admin = (route: string, outcome: string, sent?: object): Row =>
  row(route, 'admin', known('403 admin-only', { admin: outcome }), sent && { body: () => sent })

/**
 * What admins do. The command line may do all of it, including what an admin may not.
 */
export const ADMIN: readonly Row[] = [
  admin('GET /api/admin/tables', '200'),
  admin('GET /api/admin/tables/:id', '200'),
  admin('POST /api/admin/tables/:id/end', '200', { why: 'a trial' }),
  admin('DELETE /api/admin/tables/:id', '200'),
  admin('GET /api/admin/people', '200'),
  admin('POST /api/admin/people/:id/ban', '200', {}),
  admin('POST /api/admin/people/:id/unban', '409 not-banned'),
  admin('POST /api/admin/people/:id/grant', '403 operator-only'),
  admin('POST /api/admin/people/:id/revoke', '403 operator-only'),
  admin('GET /api/admin/reports', '200'),
  admin('GET /api/admin/reports/:id/:channel/:n', '404 no-report'),
  admin('POST /api/admin/reports/:id/:channel/:n/close', '404 no-report'),
  admin('POST /api/admin/ratings', '403 operator-only'),
  admin('GET /api/admin/log', '200'),
]
