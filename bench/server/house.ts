import type { Child, Served } from './child.ts'
import { type Board, type Crowd, makeCrowd, type Over, type Run, share } from './crowd.ts'
import { openTable, type Route, sitDown, spread, type Table } from './ours.ts'
import { openMatch } from './theirs.ts'
import { inTurns } from './turns.ts'
import { usageOf } from './usage.ts'
import { whyOf } from './why.ts'

/** A server with people at many tables. */
export interface House<B extends Board = Board> {
  readonly servers: readonly Served[]
  readonly crowd: Crowd
  /** Those at which a match is being played. */
  readonly boards: ReadonlySet<B>
}

const GOLDFISH = { game: 'merchant-of-goldfish', options: { games: 1, start: 0 } }
/** Two, three and four people at a table, in turn. */
const seatsAt = (index: number) => 2 + (index % 3)

/** When a match is over the same people begin another. */
export function fillOurs(
  servers: readonly Served[],
  tables: number,
  route: Route = spread,
): Promise<House<Table>> {
  const addresses = servers.map(({ address }) => address)
  return fill<Table>(servers, tables, (index, old, crowd, over) =>
    old === null
      ? openTable(addresses, seatsAt(index), GOLDFISH, crowd, over, route)
      : sitDown(addresses, old.people, GOLDFISH, crowd, over, route),
  )
}

export function fillTheirs(server: Child, tables: number): Promise<House> {
  let deal = 0
  return fill([server], tables, (index, _, crowd, over) =>
    openMatch(server, seatsAt(index), deal++, crowd, over),
  )
}

type Begin<B extends Board> = (
  index: number,
  old: B | null,
  crowd: Crowd,
  over: Over<B>,
) => Promise<B>

async function fill<B extends Board>(
  servers: readonly Served[],
  tables: number,
  begin: Begin<B>,
): Promise<House<B>> {
  const crowd = makeCrowd()
  const boards = new Set<B>()
  async function play(index: number, old: B | null): Promise<void> {
    const board = await begin(index, old, crowd, ended => {
      boards.delete(ended)
      ended.close()
      play(index, ended).catch((error: unknown) => crowd.wrong(whyOf(error)))
    })
    boards.add(board)
  }
  await inTurns(tables, index => play(index, null))
  await crowd.gathered(tables)
  return { servers, crowd, boards }
}

/** How a server handled its load. */
export interface Bearing extends Run {
  /** Seconds of its processor time for a thousand moves. */
  readonly cpu: number
  /** Megabytes of memory at the end. */
  readonly rss: number
}

/** The result for one server: a steady load, and the highest rate it sustains. */
export interface Load {
  readonly name: string
  /** Milliseconds the disk took meanwhile to make a write durable, in order. */
  readonly flush: readonly number[]
  readonly steady: Bearing
  readonly highest: Bearing | null
}

export async function bear(
  { servers, crowd }: House,
  rate: number,
  seconds: number,
): Promise<Bearing> {
  const before = usageOf(servers).cpu
  const run = await crowd.play(rate, seconds)
  const { cpu, rss } = usageOf(servers)
  return { ...run, cpu: ((cpu - before) * 1000) / run.moves, rss }
}

/**
 * The criterion: 99 of 100 moves are acknowledged within 50 ms, and as many are made as are due.
 */
export const MOST_MS = 50
const ENOUGH = 0.95
const isBorne = (run: Run) => share(run, 0.99) <= MOST_MS && run.reached >= ENOUGH * run.rate

const STEP = 1.4
/** How often the last step is halved, to see where between two rates the limit lies. */
const HALVINGS = 2
/** The lowest rate that is tried. */
const LEAST = 50

/** The highest rate it sustains, to a twelfth; starts from what a first rate has shown. */
export async function highest(
  house: House,
  first: Bearing,
  seconds: number,
): Promise<Bearing | null> {
  let good = isBorne(first) ? first : null
  let bad = good === null ? first.rate : Infinity
  const attempt = async (rate: number) => {
    const tried = await bear(house, Math.round(rate), seconds)
    if (isBorne(tried)) good = tried
    else bad = tried.rate
  }
  while (bad === Infinity || (good === null && bad > LEAST))
    await attempt(good === null ? bad / STEP : good.rate * STEP)
  for (let halved = 0; good !== null && halved < HALVINGS; halved++)
    await attempt(Math.sqrt(good.rate * bad))
  return good
}
