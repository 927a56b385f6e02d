import type { Advice } from '../../../bots/review/hint.ts'
import { HINT_BUDGET } from '../../../bots/review/hint-budget.ts'
import type { HintJob } from '../../../bots/review/work.ts'
import { customContent } from '../../../games/custom-content.ts'
import { findGame } from '../../../games/index.ts'
import { remembered } from '../../../kernel/memory.ts'
import type { SessionState } from '../../session/session.ts'
import { standing } from '../../session/standing.ts'
import { ask } from '../../work/ask.ts'
import { startWork } from '../../work/start.ts'

/** The worker, kept between hints: what it has loaded is there for the next one. */
let worker: Worker | null = null

/** The best moves of my seat in the position shown, by what I can know. */
export async function askHint({
  table,
  seat,
  moment,
  steps,
}: SessionState): Promise<readonly Advice[]> {
  if (seat === null || moment === null) return []
  const { view, offers } = moment
  const contentSet = await customContent(table.game, table.options)
  const loaded = await findGame(table.game)?.load()
  worker ??= startWork('hint')
  const job: HintJob = {
    game: table.game,
    contentSet,
    seat,
    view: view as object,
    past: loaded ? remembered(loaded.game, standing(steps), seat) : [],
    offers,
    budget: HINT_BUDGET,
  }
  const asked = worker
  return ask<readonly Advice[]>(asked, job).catch((trouble: unknown) => {
    // One that cannot be fetched now may be later.
    asked.terminate()
    if (worker === asked) worker = null
    throw trouble
  })
}
