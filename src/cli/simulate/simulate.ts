import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import type { Plan } from '../../bots/lab/plan.ts'
import { Tally } from '../../bots/lab/tally.ts'
import { Failure } from '../failure.ts'
import { listen } from '../interrupt.ts'
import { showProgress } from '../progress.ts'
import { gameNamed } from '../values.ts'
import { makePlan, type SimulateOptions } from './plan.ts'
import { asText } from './print.ts'
import { type ReportFile, reportTo } from './report.ts'
import { type PlayedGame, playAll } from './run.ts'
import { makeThinker } from './think.ts'
import { NO_TRACE, openTrace, type Trace } from './trace.ts'

/** `tianguis simulate`: lets bots play, and prints the results. Ctrl-C keeps what was played. */
export async function simulate(id: string, options: SimulateOptions): Promise<void> {
  const plan = await makePlan(id, options)
  const report = await reportTo(id, options)
  const trace = options.trace === undefined ? NO_TRACE : await openTrace(options.trace, plan)
  const tally = new Tally(plan)
  const started = performance.now()
  const stopped = await playUntilStopped(plan, options.workers, trace, report, tally)
  const seconds = (performance.now() - started) / 1000
  const result = tally.report()
  if (stopped)
    process.stderr.write(
      `Stopped: the results are those of the first ${result.games} of ${plan.games} games.\n`,
    )
  process.stdout.write(
    options.json ? `${JSON.stringify(result)}\n` : asText(result, seconds, await rolesOf(id)),
  )
  await report?.write(tally.detail())
  if (stopped) throw Failure.interrupted()
}

/** What each role of a game is called. */
async function rolesOf(id: string): Promise<(role: string) => string> {
  const { text } = await gameNamed(id).text('en')
  return role => text.role?.(role) ?? role
}

/** Plays, counts and traces; answers whether it was stopped before the last game. */
async function playUntilStopped(
  plan: Plan,
  workers: number | undefined,
  trace: Trace,
  report: ReportFile | null,
  tally: Tally,
): Promise<boolean> {
  const thinker = await makeThinker(plan, workers)
  const progress = showProgress(plan.games, 'games')
  const interrupt = listen()
  const stopped = once(interrupt.signal, 'abort').then(() => 'stop' as const)
  const wanted = { log: trace !== NO_TRACE, uses: report !== null }
  const games = playAll(plan, thinker, wanted)
  try {
    for (;;) {
      const next = await Promise.race([games.next(), stopped])
      if (next === 'stop') return true
      if (next.done) return false
      await keep(next.value, trace, tally)
      progress.step()
      // Games that are played in this thread leave no other time to hear of Ctrl-C.
      await setImmediate()
    }
  } finally {
    interrupt.close()
    progress.stop()
    await Promise.all([trace.close(), thinker.close()])
  }
}

async function keep(played: PlayedGame, trace: Trace, tally: Tally): Promise<void> {
  tally.add(played, played.uses)
  await trace.write(played)
}
