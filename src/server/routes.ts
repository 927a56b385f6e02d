import { adminPeopleRoutes } from './admin/people-routes.ts'
import { adminReportRoutes } from './admin/reports-routes.ts'
import { adminTableRoutes } from './admin/tables-routes.ts'
import { accountRoutes } from './http/people/account.ts'
import { botRoutes } from './http/tables/bots.ts'
import { chatRoutes } from './http/tables/chat.ts'
import { gameRoutes } from './http/page/games.ts'
import { guestRoutes } from './http/people/guests.ts'
import { invitationRoutes } from './http/people/invitations.ts'
import { localHistoryRoutes } from './http/people/local-history.ts'
import { lifeRoutes } from './http/tables/life.ts'
import { mailLinkRoutes } from './http/people/mail-links.ts'
import { noticeRoutes } from './http/people/notices.ts'
import { documentRoutes } from './http/page/document-routes.ts'
import { passkeyRoutes } from './http/people/passkeys.ts'
import { peopleRoutes } from './http/people/people.ts'
import { playRoutes } from './http/tables/play.ts'
import { importRoutes } from './http/tables/imports.ts'
import { recordRoutes } from './http/tables/records.ts'
import type { Route } from './http/route/route.ts'
import { shuffleRoutes } from './http/tables/shuffle.ts'
import { streamRoutes } from './http/tables/streams.ts'
import { tableRoutes } from './http/tables/tables.ts'
import { timeRoutes } from './http/people/time.ts'
import { tokenRoutes } from './http/people/tokens.ts'
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
