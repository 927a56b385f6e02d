import { known, type Row } from './who-may-words.fixture.ts'

const adminOnly = (outcome: string) => known('403 admin-only', { admin: outcome })
const NOBODY_KNOWS = 'nobody-knows-this'

/**
 * What admins do. The command line may do all of it, including what an admin may not.
 */
export const ADMIN: readonly Row[] = [
  { route: 'GET /api/admin/tables', scope: 'admin', outcomes: adminOnly('200') },
  {
    route: 'GET /api/admin/tables/:id',
    scope: 'admin',
    outcomes: adminOnly('200'),
    path: ({ table }) => `/api/admin/tables/${table}`,
  },
  {
    route: 'POST /api/admin/tables/:id/end',
    scope: 'admin',
    outcomes: adminOnly('200'),
    path: ({ table }) => `/api/admin/tables/${table}/end`,
    body: () => ({ why: 'a trial' }),
  },
  {
    route: 'DELETE /api/admin/tables/:id',
    scope: 'admin',
    outcomes: adminOnly('200'),
    path: ({ table }) => `/api/admin/tables/${table}`,
  },
  { route: 'GET /api/admin/people', scope: 'admin', outcomes: adminOnly('200') },
  {
    route: 'POST /api/admin/people/:id/ban',
    scope: 'admin',
    outcomes: adminOnly('200'),
    path: ({ bot }) => `/api/admin/people/${bot}/ban`,
    body: () => ({}),
  },
  {
    route: 'POST /api/admin/people/:id/unban',
    scope: 'admin',
    outcomes: adminOnly('409 not-banned'),
    path: ({ bot }) => `/api/admin/people/${bot}/unban`,
  },
  ...['grant', 'revoke'].map(act => ({
    route: `POST /api/admin/people/:id/${act}`,
    scope: 'admin' as const,
    outcomes: adminOnly('403 operator-only'),
    path: () => `/api/admin/people/${NOBODY_KNOWS}/${act}`,
  })),
  { route: 'GET /api/admin/reports', scope: 'admin', outcomes: adminOnly('200') },
  {
    route: 'GET /api/admin/reports/:id/:channel/:n',
    scope: 'admin',
    outcomes: adminOnly('404 no-report'),
    path: ({ table }) => `/api/admin/reports/${table}/players/9`,
  },
  {
    route: 'POST /api/admin/reports/:id/:channel/:n/close',
    scope: 'admin',
    outcomes: adminOnly('404 no-report'),
    path: ({ table }) => `/api/admin/reports/${table}/players/9/close`,
  },
  { route: 'POST /api/admin/ratings', scope: 'admin', outcomes: adminOnly('403 operator-only') },
  { route: 'GET /api/admin/log', scope: 'admin', outcomes: adminOnly('200') },
]
