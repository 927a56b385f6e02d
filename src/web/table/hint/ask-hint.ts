import type { Advice } from '../../../bots/review/hint.ts'
import { HINT_BUDGET } from '../../../bots/review/hint-budget.ts'
import type { HintJob } from '../../../bots/review/work.ts'
import { customContent, findGame } from '../../../games/index.ts'
import { remembered } from '../../../kernel/memory.ts'
import type { SessionState } from '../../session/session.ts'
import { standing } from '../../session/standing.ts'
import type { HintReply } from '../../work/hint.ts'
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
  return inWorker({
    game: table.game,
    contentSet,
    seat,
    view: view as object,
    past: loaded ? remembered(loaded.game, standing(steps), seat) : [],
    offers,
    budget: HINT_BUDGET,
  })
}

function inWorker(job: HintJob): Promise<readonly Advice[]> {
  const asked = (worker ??= startWork('hint'))
  const once = { once: true }
  return new Promise((done, failed) => {
    const answered = ({ data }: MessageEvent<HintReply>) =>
      'trouble' in data ? failed(new Error(data.trouble)) : done(data)
    asked.addEventListener('message', answered, once)
    asked.addEventListener('error', event => failed(new Error(event.message)), once)
    asked.postMessage(job)
  })
}
