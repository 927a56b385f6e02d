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
