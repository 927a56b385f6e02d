import { type ProblemError, problem } from '../errors.ts'
import { budgetOf, type LimitName, type Limits } from './limits.ts'
import type { Metrics } from '../metrics.ts'
import { namesOf, sharedBy } from '../networks.ts'
import { makePaces } from './paces.ts'

/** A part of a budget: of one person, one address, or of all if `who` is left out. */
export interface Share {
  readonly budget: LimitName
  readonly who?: string
  /** How much of it; 1 if it is left out. */
  readonly amount?: number
}

/** A share, and what may be left out of it. */
type Part = Required<Share>

/** What is used of the budgets of this process. */
export interface Budgets {
  readonly limits: Limits
  /**
   * Takes of each, to be given back: all of them, or none. Returns how to give them back.
   * Throws a problem if there is none left.
   */
  hold(...shares: readonly Share[]): () => void
  /** The same, without throwing: null if there is none left. */
  tryHold(...shares: readonly Share[]): (() => void) | null
  /** Takes of each budget that fills up again. Throws a problem if there is not enough left. */
  spend(...shares: readonly Share[]): void
  /** The same, without throwing: whether there was enough. */
  trySpend(share: Share): boolean
  /** Counts and says that this budget is used up. */
  over(budget: LimitName): ProblemError
  /** Throws a problem if so many addresses have so many already that one more is too many. */
  oneMore(budget: LimitName, had: number, addresses?: number): void
}

/** What one person may do so often, and all people at one address so often together. */
export type Doing =
  | 'dailyLines'
  | 'hookTests'
  | 'imports'
  | 'moves'
  | 'nameChanges'
  | 'newTables'
  | 'reports'
  | 'timeChanges'

/** The shares that a person at this address takes by doing this so often. */
export const sharesOf = (doing: Doing, person: string, address: string, amount = 1) =>
  [
    { budget: `${doing}PerPerson`, who: person, amount },
    { budget: `${doing}PerAddress`, who: address, amount },
  ] as const

/**
 * What is taken by a network is also taken by the site it belongs to. Each open connection keeps its
 * list, so it is as short as what it holds, and all its shares are built alike.
 */
const withSites = (shares: readonly Share[]): readonly Part[] =>
  shares
    .flatMap(({ budget, who: name = '', amount = 1 }) =>
      namesOf(name).map(who => ({ budget, who, amount })),
    )
    .slice()

/** Where an address has a part of what is there for all. */
const WHOLES: Partial<Record<LimitName, LimitName>> = {
  bodyBytesPerAddress: 'bodyBytes',
  connectionsPerAddress: 'connections',
  exportsPerAddress: 'exports',
  socketsPerAddress: 'sockets',
  streamsPerAddress: 'streams',
  worksPerAddress: 'worksWaiting',
}

/** What this name may hold: a site as much as many addresses, but half of what is there at most. */
function mostOf({ budget, who }: Part, limits: Limits): number {
  const [one, addresses, whole] = [limits[budget], sharedBy(who), WHOLES[budget]]
  if (whole === undefined || addresses === 1) return one * addresses
  return Math.max(one, Math.min(one * addresses, limits[whole] / 2))
}

export function makeBudgets(limits: Limits, metrics: Metrics): Budgets {
  const held = new Map<string, number>()
  const paces = new Map<LimitName, ReturnType<typeof makePaces>>()
  const nameOf = ({ budget, who }: Part) => `${budget} ${who}`

  function over(budget: LimitName): ProblemError {
    metrics.overBudget.inc({ budget })
    return problem(429, 'too-many', saidOf(budget, limits))
  }

  function use({ budget, who, amount }: Part): ProblemError | null {
    const pace = paces.get(budget) ?? makePaces(budget, limits)
    paces.set(budget, pace)
    const now = performance.now()
    return pace(who, now).take(now, amount) ? null : over(budget)
  }

  const heldOf = (share: Part) => held.get(nameOf(share)) ?? 0

  function change(shares: readonly Part[], by: 1 | -1): void {
    for (const share of shares) {
      const name = nameOf(share)
      const count = heldOf(share) + by * share.amount
      if (count === 0) held.delete(name)
      else held.set(name, count)
    }
  }

  const fullOf = (shares: readonly Part[]) =>
    shares.find(share => heldOf(share) + share.amount > mostOf(share, limits))?.budget

  function take(shares: readonly Part[]): () => void {
    change(shares, 1)
    let back = false
    return () => {
      if (!back) change(shares, -1)
      back = true
    }
  }

  return {
    limits,
    over,
    oneMore(budget, had, addresses = 1) {
      if (had >= limits[budget] * addresses) throw over(budget)
    },
    hold(...named) {
      const shares = withSites(named)
      const full = fullOf(shares)
      if (full !== undefined) throw over(full)
      return take(shares)
    },
    tryHold(...named) {
      const shares = withSites(named)
      const full = fullOf(shares)
      if (full === undefined) return take(shares)
      over(full)
      return null
    },
    spend(...shares) {
      for (const share of withSites(shares)) {
        const refusal = use(share)
        if (refusal !== null) throw refusal
      }
    },
    trySpend: share => withSites([share]).every(each => use(each) === null),
  }
}

/** The sentence that says that this budget is used up. */
export function saidOf(budget: LimitName, limits: Limits): string {
  return `The limit is ${limits[budget]} ${budgetOf(budget).unit}. Try again later.`
}
