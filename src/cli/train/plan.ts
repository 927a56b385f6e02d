import { availableParallelism } from 'node:os'
import { trainedFor } from '../../bots/games.ts'
import { HABITS } from '../../bots/train/habits.ts'
import type { Order } from '../../bots/train/orders.ts'
import { customContent } from '../../games/custom-content.ts'
import type { Game } from '../../kernel/game.ts'
import { fitOptions } from '../../kernel/match.ts'
import { Rng } from '../../kernel/rng.ts'
import { range } from '../../kit/moves.ts'
import type { Trained } from '../../kit/judgement/judgement.ts'
import { useContents } from '../content.ts'
import { Failure } from '../failure.ts'
import { gameNamed } from '../values.ts'

export interface TrainOptions {
  readonly games?: number
  readonly minutes?: number
  readonly seats?: readonly string[]
  readonly hidden: number
  readonly seed: number
  readonly out?: string
  readonly resume?: boolean
  readonly exam?: number
  readonly threads?: number
  readonly options?: Readonly<Record<string, unknown>>
  readonly content?: readonly string[]
  readonly card?: boolean
}

/** What to train, checked before the first game. */
export interface Plan {
  readonly game: Game
  readonly trained: Trained
  readonly order: Order
  readonly hidden: number
  /** The digest of the printed values; null where they cannot be replaced. */
  readonly content: string | null
  /** When it is enough. */
  readonly games: number
  readonly seconds: number
  /** Deals of the exam at the end. */
  readonly exam: number
  readonly threads: number
}

const MINUTES = 10
const EXAM = 40

export async function makePlan(id: string, asked: TrainOptions): Promise<Plan> {
  const { game } = await gameNamed(id).load()
  await useContents(asked.content, id)
  const trained = await trainedFor(id)
  if (trained === null)
    throw Failure.usage(`Nothing is known to learn ${id} by: it has no judgement/features.ts.`)
  if (asked.games !== undefined && asked.minutes !== undefined)
    throw Failure.usage('Name either --games or --minutes, not both.')
  const seats = seatsOf(game, asked.seats)
  const fits = seats.map(count => {
    const fit = fitOptions(game, count, asked.options ?? {})
    if (fit.ok) return fit.value
    throw Failure.usage(fit.message)
  })
  const [options = {}] = fits
  const view = game.view(game.setup(seats[0] ?? 2, options, Rng.from(0)), null)
  const order: Order = {
    game: id,
    contentSet: await customContent(id, options),
    options: asked.options ?? {},
    seats,
    seed: asked.seed,
    habits: HABITS,
  }
  return {
    game,
    trained,
    order,
    hidden: trained.features.margin ? 1 : asked.hidden,
    content: trained.contentOf(view),
    games: asked.games ?? Infinity,
    seconds: asked.games === undefined ? (asked.minutes ?? MINUTES) * 60 : Infinity,
    exam: asked.exam ?? EXAM,
    threads: asked.threads ?? availableParallelism(),
  }
}

function seatsOf({ id, seats: [min, max] }: Game, asked?: readonly string[]): readonly number[] {
  const all = range(min, max)
  if (asked === undefined) return all
  const seats = asked.map(Number)
  if (seats.every(count => all.includes(count))) return seats
  throw Failure.usage(`${id} takes ${all.join(', ')} seats, not ${asked.join(',')}.`)
}
