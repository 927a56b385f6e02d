import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

const SECONDS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5]

/** What the server counts. No ids, no names. */
export interface Metrics {
  readonly registry: Registry
  /** Moves and undos stored. */
  readonly entries: Counter<'by'>
  readonly refusals: Counter<'why'>
  readonly commitSeconds: Histogram
  readonly commitJobs: Histogram
  readonly thinkSeconds: Histogram
  readonly sockets: Gauge
  readonly rooms: Gauge
  readonly faults: Counter
}

export function makeMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry, prefix: 'tianguis_' })
  return {
    registry,
    entries: new Counter({
      name: 'tianguis_entries_total',
      help: 'Moves and undos stored',
      labelNames: ['by'],
      registers,
    }),
    refusals: new Counter({
      name: 'tianguis_refusals_total',
      help: 'Moves refused',
      labelNames: ['why'],
      registers,
    }),
    commitSeconds: new Histogram({
      name: 'tianguis_commit_seconds',
      help: 'Time of a commit',
      buckets: SECONDS,
      registers,
    }),
    commitJobs: new Histogram({
      name: 'tianguis_commit_jobs',
      help: 'Jobs that shared a commit',
      buckets: [1, 2, 5, 10, 20, 50, 100, 200],
      registers,
    }),
    thinkSeconds: new Histogram({
      name: 'tianguis_bot_seconds',
      help: 'Time a bot took',
      buckets: SECONDS,
      registers,
    }),
    sockets: new Gauge({ name: 'tianguis_sockets', help: 'Open sockets', registers }),
    rooms: new Gauge({ name: 'tianguis_rooms', help: 'Tables held in memory', registers }),
    faults: new Counter({
      name: 'tianguis_faults_total',
      help: 'Bugs caught at a table',
      registers,
    }),
  }
}
