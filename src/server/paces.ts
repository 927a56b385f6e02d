import { type Bucket, makeBucket } from './allowance.ts'
import { budgetOf, type LimitName, type Limits } from './limits.ts'

/** People and addresses whose paces are remembered, of one budget. */
const REMEMBERED = 20_000

/** A budget that fills up again, by the clock of this process. */
export function bucketOf(budget: LimitName, limits: Limits, now = performance.now()): Bucket {
  const most = limits[budget]
  return makeBucket(most, most / secondsOf(budget), now)
}

/** In how many seconds a budget that is used up is full again. */
const secondsOf = (budget: LimitName): number => budgetOf(budget).seconds ?? 1

/**
 * Of one budget, what is left to each. What was not used for as long as it takes to fill up is full,
 * so it is forgotten; and if there are very many, those who used theirs longest ago are.
 */
export function makePaces(budget: LimitName, limits: Limits) {
  const fills = secondsOf(budget) * 1000
  let [recent, before] = [new Map<string, Bucket>(), new Map<string, Bucket>()]
  let since = -Infinity
  return (who: string, now = performance.now()): Bucket => {
    if (now - since > fills || recent.size >= REMEMBERED / 2) {
      before = recent
      recent = new Map()
      since = now
    }
    const bucket = recent.get(who) ?? before.get(who) ?? bucketOf(budget, limits, now)
    recent.set(who, bucket)
    return bucket
  }
}
