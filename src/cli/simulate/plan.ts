import { type Plan, planOf, type Setting } from '../../bots/lab/plan.ts'
import { useContents } from '../content.ts'
import { Failure } from '../failure.ts'
import type { Language } from '../../kit/meta.ts'
import { gameNamed } from '../values.ts'

export interface SimulateOptions extends Setting {
  readonly json?: boolean
  readonly trace?: string
  readonly report?: string
  readonly beside?: string
  readonly lang: Language
  readonly workers?: number
  readonly content?: readonly string[]
}

/** The plan for these options; a game, option or level that does not exist is a Failure. */
export async function makePlan(id: string, asked: SimulateOptions): Promise<Plan> {
  const loaded = await gameNamed(id).load()
  await useContents(asked.content, id)
  const plan = await planOf(loaded, asked)
  if (plan.ok) return plan.value
  throw Failure.usage(plan.message)
}
