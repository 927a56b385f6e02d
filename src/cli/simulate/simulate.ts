import { makePlan, type SimulateOptions } from './plan.ts'
import { asText } from './print.ts'
import { showProgress } from '../progress.ts'
import { playAll } from './run.ts'
import { Tally } from '../../bots/lab/tally.ts'
import { makeThinker } from './think.ts'
import { NO_TRACE, openTrace } from './trace.ts'

/** `tianguis simulate`: lets bots play, and prints the results. */
export async function simulate(id: string, options: SimulateOptions): Promise<void> {
  const plan = await makePlan(id, options)
  const trace = options.trace === undefined ? NO_TRACE : await openTrace(options.trace, plan)
  const thinker = await makeThinker(plan, options.workers)
  const tally = new Tally(plan)
  const progress = showProgress(plan.games, 'games')
  const started = performance.now()
  try {
    for await (const played of playAll(plan, thinker, { log: trace !== NO_TRACE, uses: false })) {
      tally.add(played, played.uses)
      await trace.write(played)
      progress.step()
    }
  } finally {
    progress.stop()
    await Promise.all([trace.close(), thinker.close()])
  }
  const report = tally.report()
  const seconds = (performance.now() - started) / 1000
  process.stdout.write(options.json ? `${JSON.stringify(report)}\n` : asText(report, seconds))
}
