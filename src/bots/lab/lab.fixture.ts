import { findGame } from '../../games/index.ts'
import { type Plan, planOf, type Setting } from './plan.ts'
import { playGame, thinkHere } from './play.ts'
import { type LabReport, Tally } from './tally.ts'
import { UseCounter } from './uses.ts'

export const FISH = 'merchant-of-goldfish'

export async function planFor(setting: Setting, id = FISH): Promise<Plan> {
  const loaded = await findGame(id)?.load()
  const plan = loaded && (await planOf(loaded, setting))
  if (!plan?.ok) throw new Error(`no plan: ${plan?.message}`)
  return plan.value
}

/** What is said of a plan's games, or of the first of them. */
export async function reportOf(setting: Setting, id = FISH, games?: number): Promise<LabReport> {
  const plan = await planFor(setting, id)
  const tally = new Tally(plan)
  const counter = new UseCounter()
  const think = thinkHere(() => 0)
  for (let index = 0; index < (games ?? plan.games); index++)
    tally.add(await playGame(plan, index, think, counter.observe), counter.take())
  return tally.detail()
}
