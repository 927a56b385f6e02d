import type { Step, Welcome } from '../../../protocol/messages.ts'

/** The steps of a match as they come in: numbered from 1 without a gap, each kept once. */
export interface StepLog {
  readonly all: readonly Step[]
  /** Takes in an answer to `watch`; returns the steps that are new. */
  readonly welcome: (told: Pick<Welcome, 'reset' | 'steps'>) => readonly Step[]
  /** Takes in steps told later; returns those that are new, or null if some before are missing. */
  readonly add: (told: readonly Step[]) => readonly Step[] | null
}

export function stepLog(): StepLog {
  let all: readonly Step[] = []
  const add = (told: readonly Step[]) => {
    const fresh = told.filter(step => step.seq > all.length)
    if (fresh[0] && fresh[0].seq !== all.length + 1) return null
    all = [...all, ...fresh]
    return fresh
  }
  return {
    get all() {
      return all
    },
    welcome({ reset, steps }) {
      if (!reset) return add(steps) ?? []
      all = [...steps]
      return []
    },
    add,
  }
}
