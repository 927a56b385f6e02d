import type { Step } from '../../protocol/messages.ts'

/** The steps that stand: without those that were taken back, and without the taking back itself. */
export function standing(steps: readonly Step[]): readonly Step[] {
  const left: Step[] = []
  for (const step of steps) {
    if (!step.undone) left.push(step)
    else {
      const taken = left.findLastIndex(({ seat }) => seat === step.seat)
      if (taken >= 0) left.splice(taken, 1)
    }
  }
  return left
}
