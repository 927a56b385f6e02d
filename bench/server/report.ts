import { figure } from '../measure.ts'
import { share, shareOf } from './crowd.ts'
import type { Bearing, Load } from './house.ts'
import type { Idle } from './idle.ts'
import type { Opening } from './opening.ts'

const WIDTH = 11
const row = (name: string, cells: readonly string[]) =>
  `  ${name.padEnd(34)}${cells.map(cell => cell.padStart(WIDTH)).join('')}`
/** The shares of all waits that are shown. */
const WAITS = [0.5, 0.95, 0.99, 1]
/** 12.3, 1,234; a dash for what is not known. */
const number = (value: number) => (Number.isFinite(value) ? figure(value) : '–')

/** Two lines a server: the steady load, and the highest that is borne. */
export function loadText(loads: readonly Load[]): string[] {
  const head = row('', [
    'moves/s',
    'reached',
    'p50 ms',
    'p95 ms',
    'p99 ms',
    'max ms',
    'CPU s/1000',
    'MB',
  ])
  const lines = loads.flatMap(({ name, flush, steady, highest }) => [
    line(name, steady),
    highest === null ? row('  bears no rate', []) : line('  the most it bears', highest),
    row('  a flush', ['', '', ...WAITS.map(part => number(shareOf(flush, part)))]),
    ...wrongOf(steady),
  ])
  return [head, ...lines]
}

function line(name: string, run: Bearing): string {
  const waits = WAITS.map(part => share(run, part))
  return row(name, [
    ...[run.rate, run.reached, ...waits].map(number),
    run.cpu.toFixed(2),
    number(run.rss),
  ])
}

/** What went wrong, the first few. */
function wrongOf({ wrong }: Bearing): string[] {
  return wrong.length === 0
    ? []
    : [`    ${wrong.length} went wrong: ${[...new Set(wrong)].slice(0, 3).join('; ')}`]
}

export function ratioText(ours: Load, theirs: Load): string[] {
  const most = (ours.highest?.reached ?? 0) / (theirs.highest?.reached ?? 0)
  return [
    row('beside boardgame.io: moves/s borne', [`${number(most)} ×`]),
    row('  p99 at the same rate', [
      `${number(share(theirs.steady, 0.99) / share(ours.steady, 0.99))} ×`,
    ]),
    row('  processor time a move', [`${number(theirs.steady.cpu / ours.steady.cpu)} ×`]),
  ]
}

export function idleText({ sockets, failed, before, after, rested }: Idle): string[] {
  return [
    row('idle sockets', ['MB before', 'MB with', 'MB rested']),
    row(number(sockets), [before, after, rested].map(number)),
    ...(failed === 0
      ? []
      : [
          `    ${failed} sockets could not be opened: is the limit of open files (ulimit -n) too low?`,
        ]),
  ]
}

export function openingText(opened: readonly Opening[]): string[] {
  return [
    row('opening a table after a restart', ['plies', 'start ms', 'end ms', 'kB']),
    ...opened.map(({ game, plies, start, end, kilobytes }) =>
      row(game, [plies, start, end, kilobytes].map(number)),
    ),
    row('slowest', ['', '', number(Math.max(...opened.flatMap(({ start, end }) => [start, end])))]),
  ]
}

/** The same for programs. */
export function loadFigures({ name, flush, steady, highest }: Load): object {
  const shown = (run: Bearing) => {
    const [p50, p95, p99, max] = WAITS.map(part => share(run, part))
    return {
      rate: run.rate,
      reached: run.reached,
      p50,
      p95,
      p99,
      max,
      cpu: run.cpu,
      rss: run.rss,
      wrong: run.wrong.length,
    }
  }
  const [p50, p95, p99, max] = WAITS.map(part => shareOf(flush, part))
  return {
    name,
    flush: { p50, p95, p99, max },
    steady: shown(steady),
    highest: highest === null ? null : shown(highest),
  }
}
