import type { Refusal } from '../kernel/game.ts'

/** A refusal: the rule, a code for the sentence, and the numbers that go into it. */
export function refuse(rule: string, why: string, numbers?: Refusal['with']): Refusal {
  return numbers ? { rule, why, with: numbers } : { rule, why }
}
