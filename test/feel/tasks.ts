import type { Browser, CDPSession } from 'playwright-core'

/** What is heard of the browser: each task of each thread, and for whom it was done. */
const CATEGORIES = ['toplevel', 'disabled-by-default-devtools.timeline']

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds. */
  readonly ts: number
  readonly dur?: number
  readonly args: {
    readonly name?: string
    readonly chrome_mojo_event_info?: { readonly mojo_interface_tag?: string }
  }
}

/** Listens to what the browser's pages do until `longest` is asked for. */
export async function listen(browser: Browser): Promise<{ longest(): Promise<number> }> {
  const session = await browser.newBrowserCDPSession()
  const heard: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) =>
    heard.push(...(value as never as TraceEvent[])),
  )
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  })
  return {
    async longest() {
      await end(session)
      await session.detach()
      return longestTask(heard)
    },
  }
}

async function end(session: CDPSession): Promise<void> {
  const ended = new Promise<void>(done => session.once('Tracing.tracingComplete', () => done()))
  await session.send('Tracing.end')
  await ended
}

/**
 * The longest task of a page, in milliseconds, but for what this program asked the page: that takes
 * as long as a task of its own.
 */
function longestTask(events: readonly TraceEvent[]): number {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(threadOf),
  )
  const asked = events.filter(isQuestion)
  const tasks = events
    .filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
    .filter(task => mains.has(threadOf(task)))
    .toSorted((one, other) => (other.dur ?? 0) - (one.dur ?? 0))
  const longest = tasks.find(task => !asked.some(question => holds(task, question)))
  return (longest?.dur ?? 0) / 1000
}

const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`

/** Whether this is a question of a debugger, as which this program asks. */
const isQuestion = ({ args }: TraceEvent) =>
  args.chrome_mojo_event_info?.mojo_interface_tag?.includes('DevTools') === true

const holds = (task: TraceEvent, inside: TraceEvent) =>
  threadOf(task) === threadOf(inside) &&
  task.ts <= inside.ts &&
  inside.ts <= task.ts + (task.dur ?? 0)
