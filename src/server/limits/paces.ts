import { type Bucket, makeBucket } from './allowance.ts'
import { budgetOf, type LimitName, type Limits } from './limits.ts'
import { sharedBy } from '../networks.ts'
import { makeRecent } from '../recent.ts'

/** A budget that fills up again, by the clock of this process. */
export function bucketOf(
  budget: LimitName,
  limits: Limits,
  now = performance.now(),
  who = '',
): Bucket {
  const most = limits[budget] * sharedBy(who)
  return makeBucket(most, most / secondsOf(budget), now)
}

/** In how many seconds a budget that is used up is full again. */
const secondsOf = (budget: LimitName): number => budgetOf(budget).seconds ?? 1

/**
 * Of one budget, what is left to each. What was not used for as long as it takes to fill up is full,
 * so it is forgotten.
 */
export function makePaces(budget: LimitName, limits: Limits) {
  return makeRecent(secondsOf(budget) * 1000, (now, who) => bucketOf(budget, limits, now, who))
}
