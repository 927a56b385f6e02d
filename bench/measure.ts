import { processorTime } from '../src/cli/processor-time.ts'

/** Something to be measured, in portions of a few milliseconds. */
export interface Contender {
  readonly name: string
  /** Does one portion of the work; how many units that was. */
  readonly portion: () => number
}

/** How fast a contender was: units per second of processor time. */
export interface Rate {
  readonly name: string
  readonly median: number
  readonly rounds: readonly number[]
}

const ROUNDS = 5

/**
 * Measures contenders side by side in one run: a warm-up each, then rounds in turn, so that a slow
 * machine slows them all. Processor time counts, not elapsed time.
 */
export function race(contenders: readonly Contender[], seconds: number): Rate[] {
  const slice = seconds / ROUNDS
  for (const contender of contenders) run(contender, slice / 2)
  const rounds: number[][] = contenders.map(() => [])
  for (let round = 0; round < ROUNDS; round++) {
    contenders.forEach((contender, i) => rounds[i].push(run(contender, slice)))
  }
  return contenders.map(({ name }, i) => ({ name, median: median(rounds[i]), rounds: rounds[i] }))
}

/** Units per processor second, over at least this many seconds. */
function run({ portion }: Contender, seconds: number): number {
  const start = cpuSeconds()
  let units = 0
  let spent = 0
  do {
    units += portion()
    spent = cpuSeconds() - start
  } while (spent < seconds)
  return units / spent
}

const cpuSeconds = () => processorTime() / 1000

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]
}

/** 1234567 as "1,234,567", 3.14159 as "3.1". */
export function figure(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 })
}
