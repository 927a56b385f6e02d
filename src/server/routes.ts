import { adminPeopleRoutes } from './admin/people-routes.ts'
import { adminReportRoutes } from './admin/reports-routes.ts'
import { adminTableRoutes } from './admin/tables-routes.ts'
import { accountRoutes } from './http/account.ts'
import { botRoutes } from './http/bots.ts'
import { chatRoutes } from './http/chat.ts'
import { gameRoutes } from './http/games.ts'
import { guestRoutes } from './http/guests.ts'
import { invitationRoutes } from './http/invitations.ts'
import { localHistoryRoutes } from './http/local-history.ts'
import { lifeRoutes } from './http/life.ts'
import { mailLinkRoutes } from './http/mail-links.ts'
import { noticeRoutes } from './http/notices.ts'
import { documentRoutes } from './http/openapi.ts'
import { passkeyRoutes } from './http/passkeys.ts'
import { peopleRoutes } from './http/people.ts'
import { playRoutes } from './http/play.ts'
import { importRoutes } from './http/imports.ts'
import { recordRoutes } from './http/records.ts'
import type { Route } from './http/route.ts'
import { shuffleRoutes } from './http/shuffle.ts'
import { streamRoutes } from './http/streams.ts'
import { tableRoutes } from './http/tables.ts'
import { timeRoutes } from './http/time.ts'
import { tokenRoutes } from './http/tokens.ts'
import { socketRoutes } from './socket/route.ts'

/** All that the server can be asked under /api, as data, in the order of the document. */
export const ROUTES: readonly Route[] = [
  ...guestRoutes,
  ...accountRoutes,
  ...passkeyRoutes,
  ...mailLinkRoutes,
  ...peopleRoutes,
  ...gameRoutes,
  ...tableRoutes,
  ...lifeRoutes,
  ...timeRoutes,
  ...localHistoryRoutes,
  ...recordRoutes,
  ...importRoutes,
  ...shuffleRoutes,
  ...chatRoutes,
  ...noticeRoutes,
  ...socketRoutes,
  ...tokenRoutes,
  ...botRoutes,
  ...invitationRoutes,
  ...playRoutes,
  ...streamRoutes,
  ...adminTableRoutes,
  ...adminPeopleRoutes,
  ...adminReportRoutes,
  ...documentRoutes,
]
