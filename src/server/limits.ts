/** One budget: how much, of what, and why so much. */
interface Budget {
  readonly value: number
  readonly unit: string
  readonly why: string
}

/**
 * All budgets of the server: what one person, one address or all together may use. People who play
 * notice none of them. What is over a budget is refused with 429 and a sentence, or, for bots, is
 * served later and with less effort. `serve --limit name=value` overrides them.
 */
export const LIMITS = {
  botTablesPerPerson: {
    value: 4,
    unit: 'running tables',
    why: 'Where only bots play, nobody waits for them: a person may look at a few such tables at once.',
  },
  botTablesPerAddress: {
    value: 16,
    unit: 'running tables',
    why: 'The same for all people of an address: a class may look on, throw-away guests gain nothing.',
  },
  botThoughtsAtOnce: {
    value: 4,
    unit: 'threads',
    why: 'Of one person or address. One thread stays free for others, if there are several.',
  },
  botCalmMs: {
    value: 4000,
    unit: 'milliseconds',
    why: 'The wait up to which all bots think with full effort: four bots of level hard at once.',
  },
  botLeastEffort: {
    value: 0.1,
    unit: 'share of the effort of its level',
    why: 'However many wait, a bot searches this much and at least 40 iterations: better than chance.',
  },
} as const satisfies { readonly [name: string]: Budget }

export type LimitName = keyof typeof LIMITS

/** The budgets of a running server. */
export type Limits = { readonly [name in LimitName]: number }

export const LIMIT_NAMES = Object.keys(LIMITS) as LimitName[]

/** The documented values, but for those that are set otherwise. */
export function limitsWith(others: Partial<Limits> = {}): Limits {
  const values = LIMIT_NAMES.map(name => [name, others[name] ?? LIMITS[name].value])
  return Object.fromEntries(values) as Limits
}

/**
 * How often one address may use a route: `usual`, or less often where the answer costs more.
 * `mails`: enough for a family, not for a school.
 */
export type Limit = 'usual' | 'few' | 'mails'

/** What a route says to the rate limiter; {} = the limit of all routes together. */
export type Rate = { readonly rateLimit?: { readonly max: number; readonly timeWindow?: string } }

/** The share of the usual requests that one may make of a costly kind. */
const FEW = 1 / 5
const MAILS_AN_HOUR = 20

/** `perMinute`: requests of one address. */
export function ratesOf(perMinute: number): { readonly [limit in Limit]: Rate } {
  return {
    usual: {},
    few: { rateLimit: { max: Math.ceil(perMinute * FEW) } },
    mails: { rateLimit: { max: MAILS_AN_HOUR, timeWindow: '1 hour' } },
  }
}
