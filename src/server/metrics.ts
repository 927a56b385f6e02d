import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client'
import { once } from '../kit/once.ts'
import type { Limits } from './limits/limits.ts'

/**
 * What the server counts. No ids, no names. `counts` holds what any onlooker could count, so a move
 * made in secret changes nothing in it; `machine` how fast the server is, without how often.
 */
export interface Metrics {
  readonly counts: Registry
  readonly machine: Registry
  /** Moves and undos stored, as an onlooker perceives them. */
  readonly entries: Counter<'by'>
  readonly refusals: Counter<'why'>
  readonly commitSeconds: Spread
  readonly commitJobs: Spread
  /** Time a thread thought for a bot; its wait for the thread is the next. */
  readonly thinkSeconds: Spread
  readonly botWaitSeconds: Spread
  /** Thoughts that had to do with less than their level's effort: `less` or `least`. */
  readonly shortThoughts: Counter<'effort'>
  readonly botsWaiting: Gauge
  readonly sockets: Gauge
  /** Refusals because a budget was used up. */
  readonly overBudget: Counter<'budget'>
  /** Shows the budgets, how many bytes wait for readers, and how many tables are in memory. */
  show(
    limits: Limits,
    outboxes: { readonly waiting: number },
    rooms: ReadonlyMap<string, unknown>,
  ): void
  readonly faults: Counter
}

/** How the latest values are spread; how many there were is not told. */
export interface Spread {
  observe(value: number): void
  /** Returns how to end the measurement, in seconds. */
  startTimer(): () => void
}

/** What watches the process itself: it never ends, so all servers of a process share it. */
const processMetrics = once(() => {
  const register = new Registry()
  collectDefaultMetrics({ register, prefix: 'tianguis_' })
  return register
})

export function makeMetrics(): Metrics {
  const counts = new Registry()
  const machine = Registry.merge([processMetrics()])
  const registers = [counts]
  return {
    counts,
    machine,
    entries: new Counter({
      name: 'tianguis_entries_total',
      help: 'Moves and undos stored, as far as any onlooker may know of them',
      labelNames: ['by'],
      registers,
    }),
    refusals: new Counter({
      name: 'tianguis_refusals_total',
      help: 'Moves refused',
      labelNames: ['why'],
      registers,
    }),
    commitSeconds: spread(machine, 'tianguis_commit_seconds', 'Time of a commit'),
    commitJobs: spread(machine, 'tianguis_commit_jobs', 'Jobs that shared a commit'),
    thinkSeconds: spread(machine, 'tianguis_bot_seconds', 'Time a bot thought'),
    botWaitSeconds: spread(machine, 'tianguis_bot_wait_seconds', 'Time a bot waited for a thread'),
    shortThoughts: new Counter({
      name: 'tianguis_bot_short_thoughts_total',
      help: 'Thoughts of bots with less effort than their level, because too many waited',
      labelNames: ['effort'],
      registers: [machine],
    }),
    botsWaiting: new Gauge({
      name: 'tianguis_bots_waiting',
      help: 'Bots that wait for a thread',
      registers: [machine],
    }),
    overBudget: new Counter({
      name: 'tianguis_over_budget_total',
      help: 'Refusals because a budget was used up',
      labelNames: ['budget'],
      registers: [machine],
    }),
    show(limits, outboxes, rooms) {
      showBudgets(machine, limits)
      level(
        machine,
        'tianguis_bytes_waiting',
        'Bytes that wait for somebody to read them',
        () => outboxes.waiting,
      )
      level(machine, 'tianguis_rooms', 'Tables held in memory', () => rooms.size)
    },
    sockets: new Gauge({ name: 'tianguis_sockets', help: 'Open sockets', registers }),
    faults: new Counter({
      name: 'tianguis_faults_total',
      help: 'Bugs caught at a table',
      registers,
    }),
  }
}

function showBudgets(machine: Registry, limits: Limits): void {
  const budgets = new Gauge({
    name: 'tianguis_budget',
    help: 'The budgets of this server: docs/hosting.md',
    labelNames: ['budget'],
    registers: [machine],
  })
  for (const [budget, value] of Object.entries(limits)) budgets.set({ budget }, value)
}

/** What is read when somebody asks. */
function level(registry: Registry, name: string, help: string, read: () => number): void {
  const gauge: Gauge = new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      gauge.set(read())
    },
  })
}

/** Everything, as Prometheus reads it. */
export async function metricsText({ counts, machine }: Metrics): Promise<string> {
  return `${await counts.metrics()}\n${await machine.metrics()}`
}

/** The latest values of which the spread is told. */
const LATEST = 1000
const QUANTILES = [0.5, 0.9, 0.99, 1]

function spread(registry: Registry, name: string, help: string): Spread {
  const latest: number[] = []
  let next = 0
  const gauge = new Gauge({
    name,
    help: `${help}: quantiles of the latest ${LATEST}`,
    labelNames: ['quantile'],
    registers: [registry],
    collect() {
      const sorted = latest.toSorted((a, b) => a - b)
      for (const quantile of QUANTILES)
        gauge.set({ quantile }, sorted[Math.ceil(quantile * sorted.length) - 1] ?? 0)
    },
  })
  const observe = (value: number) => {
    latest[next] = value
    next = (next + 1) % LATEST
  }
  return {
    observe,
    startTimer() {
      const began = performance.now()
      return () => observe((performance.now() - began) / 1000)
    },
  }
}
