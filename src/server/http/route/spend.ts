import { type Doing, sharesOf } from '../../limits/budgets.ts'
import type { LimitName } from '../../limits/limits.ts'
import { networkOf } from '../../networks.ts'
import type { Hub } from '../../tables/room/hub.ts'

/** Counts one more, by this person at this address; throws a problem if that is too many. */
export function spend({ budgets }: Hub, doing: Doing, person: string, ip: string): void {
  budgets.spend(...sharesOf(doing, person, networkOf(ip)))
}

/** The same of what only all people at one address together may do so often. */
export function spendAt(
  { budgets }: Pick<Hub, 'budgets'>,
  budget: Extract<LimitName, `${string}PerAddress`>,
  ip: string,
): void {
  budgets.spend({ budget, who: networkOf(ip) })
}
