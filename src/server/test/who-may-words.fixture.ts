import type { Scope } from '../../protocol/programs.ts'
import type { World } from './world.fixture.ts'

/* The vocabulary of the access tables. */

export const ROLES = [
  'stranger',
  'guest',
  'onlooker',
  'other',
  'player',
  // Before the host: what ends a host ends their bot.
  'bot',
  'host',
  'admin',
] as const
export type Role = (typeof ROLES)[number]
/** `200`, or status and code of the problem. */
export type Outcome = string
export type Outcomes = { readonly [role in Role]: Outcome }

export interface Row {
  readonly route: string
  readonly scope: Scope | null
  readonly outcomes: Outcomes
  readonly body?: (world: World, role: Role) => object
  /** The table's phase: seat 3 still open, running (the host is to act), or over. */
  readonly table?: 'open' | 'running' | 'over'
  /** It changes the table, so each case gets a table of its own. */
  readonly fresh?: true
  /** What it changes no other row asks about, so it needs no people and tables of its own. */
  readonly aside?: true
}

type More = Omit<Row, 'route' | 'scope' | 'outcomes'>
export const row = (route: string, scope: Row['scope'], outcomes: Outcomes, more?: More): Row => ({
  route,
  scope,
  outcomes,
  ...more,
})

const NOBODY = '401 no-guest'
export const all = (outcome: Outcome): Outcomes => some(outcome, {})
/** Everybody with an account. */
export const known = (outcome: Outcome, but: Partial<Outcomes> = {}) =>
  some(outcome, { stranger: NOBODY, ...but })
/** Those who sit at the table; all others get `no`. */
export const seated = (outcome: Outcome, no: Outcome, but: Partial<Outcomes> = {}) =>
  some(no, { stranger: NOBODY, player: outcome, host: outcome, bot: outcome, ...but })
export const hostOnly = (outcome: Outcome) => known('403 host-only', { host: outcome })

export function some(outcome: Outcome, but: Partial<Outcomes>): Outcomes {
  return Object.fromEntries(ROLES.map(role => [role, but[role] ?? outcome])) as Outcomes
}

export const NOT_SEATED = '409 not-seated'
export const move = ({ offers }: World, role: Role) => ({
  key: `move-of-${role}`,
  at: 0,
  moves: offers.slice(0, 1),
})
