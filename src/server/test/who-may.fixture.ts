import { ADMIN } from './who-may-admin.fixture.ts'
import { ME } from './who-may-me.fixture.ts'
import { TABLES } from './who-may-tables.fixture.ts'
import {
  all,
  move,
  type Outcome,
  type Outcomes,
  type Role,
  row,
  type Row,
  some,
} from './who-may-words.fixture.ts'
import type { World } from './world.fixture.ts'

/*
 * The table of expected access. A route that is missing here fails the test. `scope` says what a
 * token needs (null = no token at all): a token without it gets `403 no-scope`, and so does a bot,
 * whose token has `read` and `play`.
 */

export const TABLE: readonly Row[] = [
  ...ME,
  ...TABLES,
  row('GET /api/openapi.json', 'read', all('200')),
  row('GET /api/docs', 'read', all('200')),
  row('GET /api/docs/style.css', 'read', all('200')),
  ...ADMIN,
]

/**
 * One kind of message over the socket of a running table, after the sender has sent `watch`.
 */
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
  {
    message: (_world, role) => ({ type: 'undo', key: `undo-by-${role}` }),
    outcomes: seats('refused revealed'),
  },
  {
    message: (_world, role) => ({
      type: 'explain',
      key: `why-asks-${role}`,
      move: { type: 'pass' },
    }),
    outcomes: seats('explained'),
  },
  {
    message: () => ({
      type: 'contribute',
      given: { commitment: 'ab'.repeat(32), hash: 'cd'.repeat(32) },
    }),
    outcomes: some('trouble not-seated', {
      player: 'trouble other-promise',
      host: 'trouble other-promise',
      bot: 'trouble other-promise',
    }),
  },
  { message: () => ({ type: 'listen' }), outcomes: all('chat') },
  {
    message: (_world, role) => ({ type: 'say', key: `said-by-${role}`, text: 'Hello' }),
    outcomes: some('said', { stranger: 'refused no-guest' }),
  },
  // It is not answered: the next message is the answer to a ping.
  { message: () => ({ type: 'looking', visible: true }), outcomes: all('pong') },
]
