import { loadGame } from '../../bots/games.ts'
import { type Plan, planOf, type Setting } from '../../bots/lab/plan.ts'
import { type Outcome, playGame, thinkHere } from '../../bots/lab/play.ts'
import { type GameUses, UseCounter } from '../../bots/lab/uses.ts'
import type { ContentSet } from '../../kit/content/sets.ts'
import { knowSet } from '../../kit/judgement/know-set.ts'
import { type Asker, replying } from './reply.ts'

/** What a worker of the lab is told first: what is played, a plan a setting. */
export interface LabOrder {
  readonly game: string
  readonly settings: readonly Setting[]
  /** Printed values that the worker need not know; null = the game's own. */
  readonly contentSets: readonly (ContentSet | null)[]
}

/** One game to be played. */
export interface LabTask {
  readonly setting: number
  readonly index: number
}

export interface LabGame extends LabTask {
  readonly outcome: Outcome
  readonly uses: GameUses
}

let plans: Promise<readonly Plan[]> = Promise.resolve([])
const counters: UseCounter[] = []
const think = thinkHere(() => performance.now())
let queue: Promise<unknown> = Promise.resolve()

/** Bots play whole games, one after the other. */
export function hear(data: LabOrder | LabTask, asker: Asker): void {
  if ('game' in data) plans = plansOf(data)
  else play(data, asker)
}

const play = replying((task: LabTask): Promise<LabGame> => {
  const game = queue.then(() => played(task))
  queue = game.catch(() => {})
  return game
})

async function plansOf({ game: id, settings, contentSets: sets }: LabOrder): Promise<Plan[]> {
  const loaded = await loadGame(id)
  for (const set of sets) knowSet(loaded.contentSets, set)
  return Promise.all(
    settings.map(async setting => {
      counters.push(new UseCounter())
      const plan = await planOf(loaded, setting)
      if (plan.ok) return plan.value
      throw new Error(plan.message)
    }),
  )
}

async function played(task: LabTask): Promise<LabGame> {
  const plan = (await plans)[task.setting]
  const counter = counters[task.setting]
  if (!plan || !counter) throw new Error(`No setting ${task.setting}.`)
  const outcome = await playGame(plan, task.index, think, counter.observe)
  return { ...task, outcome, uses: counter.take() }
}
