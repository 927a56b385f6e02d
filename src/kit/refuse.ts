import type { Refusal } from '../kernel/game.ts'

/** A refusal: the rule, a code for the sentence, and the numbers that go into it. */
export function refuse(rule: string, why: string, numbers?: Refusal['with']): Refusal {
  return numbers ? { rule, why, with: numbers } : { rule, why }
}

/** The reasons that depend on no question; the kit has a sentence for each. */
export type CommonReason = 'no-such-move' | 'not-seated' | 'not-your-turn' | 'over'

/**
 * The reasons for which a game refuses moves. Each is a code; the texts of the game have a sentence
 * for it. `refuse` takes no other code but those that all games have.
 */
export function refusals<const Code extends string>(codes: readonly Code[]) {
  const typed: (rule: string, why: Code | CommonReason, numbers?: Refusal['with']) => Refusal =
    refuse
  return { codes, refuse: typed }
}
