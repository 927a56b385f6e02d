import { readFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import type { Served } from './child.ts'

/** What processes have used so far; NaN where the machine does not report it (it is not Linux). */
export interface Usage {
  /** Seconds of processor time. */
  readonly cpu: number
  /** Megabytes of memory (10⁶ bytes) they use now. */
  readonly rss: number
}

/**
 * The kernel counts processor time in hundredths of a second, for programs, on every architecture
 * of Linux.
 */
const TICKS = 100

/** Of all of them together. */
export function usageOf(servers: readonly Served[]): Usage {
  const all = servers.map(({ pid }) => usage(pid))
  const sum = (what: keyof Usage) => all.reduce((total, each) => total + each[what], 0)
  return { cpu: sum('cpu'), rss: sum('rss') }
}

function usage(pid: number): Usage {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [, kilobytes = NaN] =
      /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return {
      cpu: (Number(fields[11]) + Number(fields[12])) / TICKS,
      rss: (Number(kilobytes) * 1024) / 1e6,
    }
  } catch {
    return { cpu: NaN, rss: NaN }
  }
}

/** The conditions of the measurement. */
export function circumstances(): string {
  const cores = availableParallelism()
  const [last = 0] = loadavg()
  return `${cores} cores, load average ${last.toFixed(1)}, Node ${process.versions.node}`
}
