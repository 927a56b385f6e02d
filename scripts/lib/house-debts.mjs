/*
 * What is known to be wrong and still there. Both lists only ever get shorter.
 */

/** Lines that a file and a function may have. */
export const LIMITS = { file: 300, testFile: 500, function: 80 }

/**
 * The inside of the server. An entry that no longer exists fails the test, so that it is struck
 * off. Arrows are written "from to", below src/server/.
 */
export const SERVER = {
  arrows: [
    'admin/admin-client.ts backup.ts',
    'admin/offline-admin.ts app.ts',
    'admin/offline-admin.ts background.ts',
    'admin/offline-admin.ts backup.ts',
    'config.ts jobs/thinker.ts',
    'config.ts mail/mailer.ts',
    'config.ts notify/outward.ts',
    'http/access.ts socket/allowance.ts',
    'jobs/jobs.ts background.ts',
    'store/admin-find.ts tables/record.ts',
    'store/plies.ts tables/course.ts',
    'store/results.ts identity/ratings.ts',
    'store/results.ts tables/record.ts',
    'store/tables-of.ts tables/record.ts',
    'store/tables.ts tables/clock-rules.ts',
    'store/tables.ts tables/record.ts',
    'store/times.ts tables/clock-still.ts',
    'store/turns.ts tables/record.ts',
    'tables/away.ts jobs/schedule.ts',
    'tables/hub.ts jobs/jobs.ts',
    'tables/hub.ts notify/notices.ts',
    'tables/hub.ts streams/streams.ts',
    'tables/imports.ts http/names.ts',
    'tables/time-up.ts jobs/schedule.ts',
  ],
  circles: [
    'notify/channels.ts notify/notices.ts tables/hub.ts tables/presence.ts',
    'store/embedded.ts store/postgres.ts store/store.ts',
    'config.ts mail/mailer.ts',
    'tables/clock-quiet.ts tables/clock-still.ts',
  ],
  /** Functions that are too long, and how many of them a file has. */
  functions: [
    'assemble.ts 1',
    'http/account.ts 2',
    'http/admin-reports.ts 2',
    'http/bots.ts 2',
    'http/chat.ts 2',
    'http/notices.ts 2',
    'http/passkeys.ts 2',
    'http/play.ts 2',
    'http/records.ts 2',
    'http/streams.ts 1',
    'http/tables.ts 2',
    'jobs/bots.ts 1',
    'jobs/cluster-sync.ts 1',
    'jobs/graphile-queue.ts 1',
    'socket/attend.ts 1',
    'store/postgres-peers.ts 1',
  ],
}

/** Elsewhere, until the rooms that are being rebuilt stand: by layer, so that files may move. */
export const ELSEWHERE = {
  arrows: /** @type {string[]} */ ([]),
  /** Circles that lie wholly in one of these folders. */
  circlesIn: /** @type {string[]} */ ([]),
  functions: ['text namer'],
}
