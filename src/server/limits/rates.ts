/** How often one address may use a route: `usual`, or less often where the answer costs more. */
export type Limit = 'usual' | 'few'

/** What a route says to the rate limiter; {} = the limit of all routes together. */
export type Rate = { readonly rateLimit?: { readonly max: number } }

/** The share of the usual requests that one may make of a costly kind. */
const FEW = 1 / 5

/** `perMinute`: requests of one address. */
export function ratesOf(perMinute: number): { readonly [limit in Limit]: Rate } {
  return {
    usual: {},
    few: { rateLimit: { max: Math.ceil(perMinute * FEW) } },
  }
}
