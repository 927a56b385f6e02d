import {
  all,
  hostOnly,
  known,
  move,
  NOT_SEATED,
  row,
  type Row,
  seated,
} from './who-may-words.fixture.ts'

/** Games, people, tables and their chat. */
export const TABLES: readonly Row[] = [
  row('GET /api/games', 'read', all('200')),
  row('GET /api/games/:game/best', 'read', all('200')),
  row('GET /api/contents/:digest', 'read', all('404 no-content')),
  row('GET /api/people/:id', 'read', all('200')),

  row('GET /api/tables', 'read', all('200')),
  row('POST /api/tables', 'tables', known('200'), {
    aside: true,
    body: () => ({ game: 'merchant-of-goldfish', chairs: ['me', 'open'] }),
  }),
  row('GET /api/tables/:id', 'read', all('200')),
  // The table is not listed, so people sit down by invitation. Its host needs none, but somebody
  // sits there: who asks once more.
  row(
    'POST /api/tables/:id/sit',
    'play',
    known('403 invited-only', { host: '409 taken', player: '200' }),
    { table: 'open', fresh: true, body: () => ({ seat: 1 }) },
  ),
  row('POST /api/tables/:id/stand', 'play', seated('200', NOT_SEATED), {
    table: 'open',
    fresh: true,
  }),
  row('DELETE /api/tables/:id', 'tables', hostOnly('200'), { table: 'open', fresh: true }),
  row('POST /api/tables/:id/chair', 'tables', hostOnly('200'), {
    table: 'open',
    body: () => ({ seat: 3, chair: 'easy' }),
  }),
  row('POST /api/tables/:id/invitations', 'tables', hostOnly('200'), {
    table: 'open',
    body: ({ bot }) => ({ seat: 3, bot }),
  }),
  row('POST /api/tables/:id/ready', 'play', seated('409 no-ready-check', NOT_SEATED), {
    table: 'open',
    body: () => ({ ready: true }),
  }),
  row('POST /api/tables/:id/leave', 'play', seated('200', NOT_SEATED), { fresh: true }),
  row('POST /api/tables/:id/resign', 'play', seated('200', NOT_SEATED), { fresh: true }),
  row('POST /api/tables/:id/back', 'play', seated('200', NOT_SEATED)),
  row('POST /api/tables/:id/end', 'play', seated('200', NOT_SEATED), {
    fresh: true,
    body: () => ({ end: true }),
  }),
  row('POST /api/tables/:id/rematch', 'play', seated('200', NOT_SEATED), { table: 'over' }),
  row('GET /api/tables/:id/moment', 'read', all('200')),
  row('GET /api/tables/:id/past', 'read', all('200')),
  row(
    'POST /api/tables/:id/moves',
    'play',
    seated('409 not-your-turn', '403 not-seated', { host: '200' }),
    { body: move },
  ),
  row('POST /api/tables/:id/undo', 'play', seated('409 revealed', '403 not-seated'), {
    body: (_world, role) => ({ key: `undo-of-${role}` }),
  }),
  row('POST /api/tables/:id/explain', 'play', seated('200', '403 not-seated'), {
    aside: true,
    body: () => ({ move: { type: 'pass' } }),
  }),
  row('GET /api/tables/:id/events', 'read', all('200')),
  row('GET /api/tables/:id/socket', 'play', all('426 socket-only')),
  row('GET /api/tables/:id/replay', 'read', all('200'), { table: 'over' }),
  row('GET /api/tables/:id/chronicle', 'read', all('200'), { table: 'over' }),
  // The match was given up: only what was played to its end can be reviewed.
  row('GET /api/tables/:id/review', 'read', all('409 no-review'), { table: 'over' }),
  row('POST /api/replays', 'play', known('200'), {
    aside: true,
    table: 'over',
    body: ({ chronicle }) => chronicle,
  }),
  row('GET /api/tables/:id/shuffle', 'read', all('200')),
  row('POST /api/tables/:id/shuffle', 'play', seated('409 other-promise', NOT_SEATED), {
    body: () => ({ commitment: 'ab'.repeat(32), hash: 'cd'.repeat(32) }),
  }),
  row('POST /api/verify', 'play', known('200'), {
    aside: true,
    table: 'over',
    body: ({ chronicle }) => ({ match: chronicle }),
  }),
  ...['', '/chronicle', '/review'].map(part =>
    row(`GET /api/replays/:id${part}`, 'read', all('404 no-replay')),
  ),
  row('GET /api/tables/:id/chat', 'read', all('200')),
  row('POST /api/tables/:id/chat', 'play', known('200'), {
    aside: true,
    body: (_world, role) => ({ key: `line-of-${role}`, text: 'Hello' }),
  }),
  ...['mute', 'report'].map(what =>
    row(`POST /api/tables/:id/chat/${what}`, 'play', known('404 no-line'), {
      body: () => ({ channel: 'players', n: 999, ...(what === 'mute' ? { muted: true } : {}) }),
    }),
  ),
]
