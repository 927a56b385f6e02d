import { share } from '../../bench/server/crowd.ts'
import { startChild } from '../../bench/server/child.ts'
import { keptBy } from '../../bench/server/collecting.ts'
import { bear, type Bearing, fillOurs, type House } from '../../bench/server/house.ts'
import { inFolder } from '../../bench/server/places.ts'

/** Moves a second. */
const RATE = 200
const TABLES = 200
/** After this share of the time caches are full, and memory must stay flat. */
const WARM = 0.25
/** What memory may grow by afterwards, as a share of what it was. */
const MOST_GROWTH = 0.1

/** One minute of it. */
export interface Minute {
  /** What the server keeps once its garbage is collected, and all it has, in megabytes. */
  readonly kept: number
  readonly rss: number
  /** The wait that 99 of 100 moves did not exceed, in milliseconds. */
  readonly p99: number
  readonly moves: number
  /** How often so many moves waited that it began afresh: the machine had too much else to do. */
  readonly behind: number
  readonly wrong: readonly string[]
}

/** People play for so many minutes at one server with SQLite. `tried`: called after each minute. */
export function soak(minutes: number, tried: () => void): Promise<Minute[]> {
  return inFolder(async data => {
    const server = await startChild({ data })
    try {
      const house = await fillOurs([server], TABLES)
      const passed: Minute[] = []
      while (passed.length < minutes) {
        const runs = await playAMinute(house)
        passed.push(minuteOf(runs, await keptBy(server.process)))
        tried()
      }
      for (const board of house.boards) board.close()
      return passed
    } finally {
      await server.kill()
    }
  })
}

/** By the clock: a run that falls too far behind ends early. */
async function playAMinute(house: House): Promise<Bearing[]> {
  const end = performance.now() + 60_000
  const left = () => (end - performance.now()) / 1000
  const runs: Bearing[] = []
  while (left() > 1) runs.push(await bear(house, RATE, left()))
  return runs
}

function minuteOf(runs: readonly Bearing[], kept: number): Minute {
  return {
    kept,
    rss: Math.max(...runs.map(({ rss }) => rss)),
    p99: Math.max(...runs.map(run => share(run, 0.99))),
    moves: runs.reduce((sum, { moves }) => sum + moves, 0),
    behind: runs.length - 1,
    wrong: runs.flatMap(({ wrong }) => wrong),
  }
}

/** What came of it: sentences for people, and whether it is as it should be. */
export function soakVerdict(minutes: readonly Minute[]): { text: string; good: boolean } {
  const warm = minutes.slice(Math.floor(minutes.length * WARM))
  const slopes = { kept: slopeOf(warm.map(({ kept }) => kept)), rss: slopeOf(warm.map(m => m.rss)) }
  const wrong = minutes.flatMap(each => each.wrong)
  const p99 = minutes.map(each => each.p99).toSorted((a, b) => a - b)
  const moves = minutes.reduce((sum, each) => sum + each.moves, 0)
  const [first, last] = [warm[0], warm.at(-1)]
  const growth = (slopes.kept * (warm.length - 1)) / (first?.kept ?? 1)
  const behind = minutes.reduce((sum, each) => sum + each.behind, 0)
  const hourly = (slope: number) => `${(slope * 60).toFixed(2)} MB an hour`
  const text = [
    `${minutes.length} minutes at ${RATE} moves a second: ${moves} moves, ${wrong.length} went wrong; p99 ${ms(p99[p99.length >> 1])} (median of the minutes), ${ms(p99.at(-1))} (worst); too far behind ${behind} times.`,
    `Kept after a quarter of the time ${mb(first?.kept)}, at the end ${mb(last?.kept)}, slope ${hourly(slopes.kept)}; in all ${mb(first?.rss)}, ${mb(last?.rss)}, ${hourly(slopes.rss)}.`,
    ...new Set(wrong.slice(0, 5)),
  ].join('\n')
  return { text, good: wrong.length === 0 && growth <= MOST_GROWTH }
}

const ms = (value = NaN) => `${Math.round(value)} ms`
const mb = (value = NaN) => `${value.toFixed(1)} MB`

/** By how much the values grow from one to the next: the line of least squares. */
function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2
  const spread = values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0)
  return spread === 0
    ? 0
    : values.reduce((sum, value, at) => sum + (at - middle) * value, 0) / spread
}
