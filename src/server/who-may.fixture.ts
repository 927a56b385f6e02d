import type { Scope } from '../protocol/programs.ts'
import type { World } from './world.fixture.ts'

/*
 * Who may what: the table of expectations. A route that is not in it fails the test. What a token may is told by `scope`
 * (null = no token at all): a token without it gets `403 no-scope`, so does a bot, whose token has `read` and `play`.
 */

export const ROLES = ['stranger', 'guest', 'onlooker', 'other', 'player', 'host', 'bot'] as const
export type Role = (typeof ROLES)[number]
/** `200`, or status and code of the problem. */
export type Outcome = string
type Outcomes = { readonly [role in Role]: Outcome }

export interface Row {
  readonly route: string
  readonly scope: Scope | null
  readonly outcomes: Outcomes
  readonly path?: (world: World) => string
  readonly body?: (world: World, role: Role) => object
  /** What the table is like: seat 3 still open, being played (the host is to act), or over. */
  readonly table?: 'open' | 'running' | 'over'
  /** It changes what the next would meet: each comes to a table of its own. */
  readonly fresh?: true
}

const NOBODY = '401 no-guest'
const all = (outcome: Outcome): Outcomes => some(outcome, {})
/** Everybody who is somebody. */
const known = (outcome: Outcome, but: Partial<Outcomes> = {}) => some(outcome, { stranger: NOBODY, ...but })
/** Those who sit at the table; all others get `no`. */
const seated = (outcome: Outcome, no: Outcome, but: Partial<Outcomes> = {}) =>
  some(no, { stranger: NOBODY, player: outcome, host: outcome, bot: outcome, ...but })
const hostOnly = (outcome: Outcome) => known('403 host-only', { host: outcome })

function some(outcome: Outcome, but: Partial<Outcomes>): Outcomes {
  return Object.fromEntries(ROLES.map(role => [role, but[role] ?? outcome])) as Outcomes
}

const NOT_SEATED = '409 not-seated'
const challenge = () => ({
  response: { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: 'e30' } },
})
const move = ({ offers }: World, role: Role) => ({ key: `move-of-${role}`, at: 0, moves: offers.slice(0, 1) })

export const TABLE: readonly Row[] = [
  { route: 'POST /api/guest', scope: null, outcomes: all('200') },
  { route: 'GET /api/me', scope: 'read', outcomes: all('200') },
  { route: 'PATCH /api/me', scope: null, outcomes: known('200'), body: () => ({ name: 'Nopal' }) },
  { route: 'DELETE /api/me', scope: null, outcomes: known('200'), fresh: true },
  { route: 'GET /api/me/account', scope: null, outcomes: known('200') },
  {
    route: 'DELETE /api/me/devices/:id',
    scope: null,
    outcomes: known('404 no-device'),
    path: () => '/api/me/devices/nobodys',
  },
  { route: 'POST /api/me/devices/end-others', scope: null, outcomes: known('200') },
  { route: 'POST /api/me/sign-out', scope: null, outcomes: known('200'), fresh: true },
  { route: 'DELETE /api/me/mail', scope: null, outcomes: known('200') },
  { route: 'GET /api/me/export', scope: null, outcomes: known('200') },
  { route: 'GET /api/me/time', scope: 'read', outcomes: known('200') },
  { route: 'PATCH /api/me/time', scope: 'tables', outcomes: known('200'), body: () => ({}) },
  { route: 'GET /api/me/notices', scope: null, outcomes: known('200') },
  { route: 'PATCH /api/me/notices', scope: null, outcomes: known('200'), body: () => ({}) },
  {
    route: 'POST /api/me/notices/push',
    scope: null,
    outcomes: known('200'),
    body: () => ({ endpoint: 'https://push.example/x', keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } }),
  },
  {
    route: 'POST /api/me/notices/push/end',
    scope: null,
    outcomes: known('200'),
    body: () => ({ endpoint: 'https://push.example/x' }),
  },
  {
    route: 'POST /api/me/notices/test',
    scope: null,
    outcomes: known('422 bad-url'),
    body: () => ({ channel: 'hook' }),
  },
  { route: 'GET /api/tables/:id/notices', scope: null, outcomes: known('200') },
  { route: 'POST /api/tables/:id/notices', scope: null, outcomes: known('200'), body: () => ({ silent: true }) },
  { route: 'POST /api/me/passkeys/ask', scope: null, outcomes: known('200') },
  { route: 'POST /api/me/passkeys', scope: null, outcomes: known('400 old-challenge'), body: challenge },
  {
    route: 'DELETE /api/me/passkeys/:id',
    scope: null,
    outcomes: known('404 no-passkey'),
    path: () => '/api/me/passkeys/nobodys',
  },
  { route: 'GET /api/sign-in', scope: null, outcomes: all('200') },
  { route: 'POST /api/sign-in/passkey/ask', scope: null, outcomes: all('200') },
  { route: 'POST /api/sign-in/passkey', scope: null, outcomes: all('400 old-challenge'), body: challenge },
  {
    route: 'POST /api/sign-in/mail',
    scope: null,
    outcomes: all('409 no-mail'),
    body: () => ({ address: 'ana@example.org' }),
  },
  ...['POST /api/sign-in/link/look', 'POST /api/sign-in/link'].map(route => ({
    route,
    scope: null,
    outcomes: all('410 old-link'),
    body: () => ({ token: 'a-link-that-nobody-was-sent' }),
  })),
  { route: 'GET /api/me/tokens', scope: null, outcomes: known('200') },
  {
    route: 'POST /api/me/tokens',
    scope: null,
    outcomes: known('200'),
    body: () => ({ name: 'script', scopes: ['read'] }),
  },
  {
    route: 'DELETE /api/me/tokens/:token',
    scope: null,
    outcomes: known('404 no-such-token', { host: '200' }),
    path: ({ token }) => `/api/me/tokens/${token.id}`,
  },
  { route: 'GET /api/bots', scope: 'read', outcomes: all('200') },
  { route: 'GET /api/me/bots', scope: 'bot', outcomes: known('200') },
  { route: 'POST /api/me/bots', scope: 'bot', outcomes: known('200'), body: () => ({ name: 'Other' }) },
  {
    route: 'POST /api/me/bots/:bot/token',
    scope: 'bot',
    fresh: true,
    outcomes: known('404 no-bot', { host: '200' }),
    path: ({ bot }) => `/api/me/bots/${bot}/token`,
  },
  {
    route: 'DELETE /api/me/bots/:bot',
    scope: 'bot',
    fresh: true,
    outcomes: known('404 no-bot', { host: '200' }),
    path: ({ bot }) => `/api/me/bots/${bot}`,
  },
  { route: 'GET /api/me/invitations', scope: 'read', outcomes: known('200') },
  {
    route: 'DELETE /api/me/invitations/:id/:seat',
    scope: 'play',
    table: 'open',
    outcomes: known('404 no-invitation', { bot: '200' }),
    path: ({ asked }) => `/api/me/invitations/${asked}/1`,
  },
  { route: 'GET /api/me/events', scope: 'read', outcomes: known('200') },

  { route: 'GET /api/games', scope: 'read', outcomes: all('200') },
  { route: 'GET /api/games/:game/best', scope: 'read', outcomes: all('200'), path: () => '/api/games/mercadito/best' },
  {
    route: 'GET /api/contents/:digest',
    scope: 'read',
    outcomes: all('404 no-content'),
    path: () => '/api/contents/0123456789abcdef',
  },
  { route: 'GET /api/people/:id', scope: 'read', outcomes: all('200'), path: ({ bot }) => `/api/people/${bot}` },

  { route: 'GET /api/tables', scope: 'read', outcomes: all('200') },
  {
    route: 'POST /api/tables',
    scope: 'tables',
    outcomes: known('200'),
    body: () => ({ game: 'merchant-of-goldfish', chairs: ['me', 'open'] }),
  },
  { route: 'GET /api/tables/:id', scope: 'read', outcomes: all('200') },
  {
    route: 'POST /api/tables/:id/sit',
    scope: 'play',
    table: 'open',
    fresh: true,
    // The table is not listed: one sits down by invitation. Its host needs none, but sits there already.
    outcomes: known('403 invited-only', { host: '409 taken' }),
    body: () => ({ seat: 1 }),
  },
  {
    route: 'POST /api/tables/:id/stand',
    scope: 'play',
    table: 'open',
    fresh: true,
    outcomes: seated('200', NOT_SEATED),
  },
  {
    route: 'POST /api/tables/:id/chair',
    scope: 'tables',
    table: 'open',
    outcomes: hostOnly('200'),
    body: () => ({ seat: 3, chair: 'easy' }),
  },
  {
    route: 'POST /api/tables/:id/invitations',
    scope: 'tables',
    table: 'open',
    outcomes: hostOnly('200'),
    body: ({ bot }) => ({ seat: 3, bot }),
  },
  {
    route: 'POST /api/tables/:id/ready',
    scope: 'play',
    table: 'open',
    outcomes: seated('409 no-ready-check', NOT_SEATED),
    body: () => ({ ready: true }),
  },
  { route: 'POST /api/tables/:id/leave', scope: 'play', fresh: true, outcomes: seated('200', NOT_SEATED) },
  { route: 'POST /api/tables/:id/resign', scope: 'play', fresh: true, outcomes: seated('200', NOT_SEATED) },
  { route: 'POST /api/tables/:id/back', scope: 'play', outcomes: seated('200', NOT_SEATED) },
  {
    route: 'POST /api/tables/:id/end',
    scope: 'play',
    fresh: true,
    outcomes: seated('200', NOT_SEATED),
    body: () => ({ end: true }),
  },
  {
    route: 'POST /api/tables/:id/rematch',
    scope: 'play',
    table: 'over',
    outcomes: seated('200', NOT_SEATED),
  },
  { route: 'GET /api/tables/:id/moment', scope: 'read', outcomes: all('200') },
  {
    route: 'POST /api/tables/:id/moves',
    scope: 'play',
    outcomes: seated('409 not-your-turn', '403 not-seated', { host: '200' }),
    body: move,
  },
  {
    route: 'POST /api/tables/:id/undo',
    scope: 'play',
    outcomes: seated('409 revealed', '403 not-seated'),
    body: (_world, role) => ({ key: `undo-of-${role}` }),
  },
  {
    route: 'POST /api/tables/:id/explain',
    scope: 'play',
    outcomes: seated('200', '403 not-seated'),
    body: () => ({ move: { type: 'pass' } }),
  },
  { route: 'GET /api/tables/:id/events', scope: 'read', outcomes: all('200') },
  { route: 'GET /api/tables/:id/socket', scope: 'play', outcomes: all('426 socket-only') },
  { route: 'GET /api/tables/:id/replay', scope: 'read', table: 'over', outcomes: all('200') },
  { route: 'GET /api/tables/:id/chronicle', scope: 'read', table: 'over', outcomes: all('200') },
  {
    route: 'POST /api/replays',
    scope: 'play',
    table: 'over',
    outcomes: known('200'),
    body: ({ chronicle }) => chronicle,
  },
  {
    route: 'GET /api/replays/:id',
    scope: 'read',
    outcomes: all('404 no-replay'),
    path: () => '/api/replays/nobody-brought-this',
  },
  { route: 'GET /api/tables/:id/chat', scope: 'read', outcomes: all('200') },
  {
    route: 'POST /api/tables/:id/chat',
    scope: 'play',
    outcomes: known('200'),
    body: (_world, role) => ({ key: `line-of-${role}`, text: 'Hello' }),
  },
  ...['mute', 'report'].map(what => ({
    route: `POST /api/tables/:id/chat/${what}`,
    scope: 'play' as const,
    outcomes: known('404 no-line'),
    body: () => ({ channel: 'players', n: 999, ...(what === 'mute' ? { muted: true } : {}) }),
  })),
  { route: 'GET /api/openapi.json', scope: 'read', outcomes: all('200') },
  { route: 'GET /api/docs', scope: 'read', outcomes: all('200') },
  { route: 'GET /api/docs/style.css', scope: 'read', outcomes: all('200') },
]

/** One kind of message over the socket of a table that is being played, to which somebody has said `watch`. */
export interface SocketRow {
  readonly message: (world: World, role: Role) => { readonly type: string }
  /** The first answer: its type, and its code if it is a refusal. */
  readonly outcomes: Outcomes
}

const seats = (outcome: Outcome, but: Partial<Outcomes> = {}) =>
  some('refused not-seated', { player: outcome, host: outcome, bot: outcome, ...but })

export const SOCKET_TABLE: readonly SocketRow[] = [
  { message: () => ({ type: 'ping' }), outcomes: all('pong') },
  { message: () => ({ type: 'watch', since: 0 }), outcomes: all('welcome') },
  {
    message: (world, role) => ({ type: 'choose', ...move(world, role) }),
    outcomes: seats('refused not-your-turn', { host: 'done' }),
  },
  { message: (_world, role) => ({ type: 'undo', key: `undo-by-${role}` }), outcomes: seats('refused revealed') },
  {
    message: (_world, role) => ({ type: 'explain', key: `why-asks-${role}`, move: { type: 'pass' } }),
    outcomes: seats('explained'),
  },
  { message: () => ({ type: 'listen' }), outcomes: all('chat') },
  {
    message: (_world, role) => ({ type: 'say', key: `said-by-${role}`, text: 'Hello' }),
    outcomes: some('said', { stranger: 'refused no-guest' }),
  },
  // Not answered: the next that is heard is the answer to a ping.
  { message: () => ({ type: 'looking', visible: true }), outcomes: all('pong') },
]
