import { columns } from '../grid.ts'
import type { Standing } from '../../bots/tournament.ts'
import type { Network } from '../../kit/judgement/network.ts'
import { quantized } from '../../kit/judgement/network.ts'
import type { Weights } from '../../kit/judgement/weights.ts'
import type { Plan } from './plan.ts'

/** How it stood after so many games. */
export interface Point {
  readonly games: number
  readonly positions: number
  /** Since the beginning, exams included. */
  readonly seconds: number
  /** Mean cross-entropy a pair of seats, over the games since the point before. */
  readonly loss: number
  readonly against: readonly Against[]
}

/** One learned player among rules of thumb. */
export interface Against extends Standing {
  readonly seats: number
}

/** What is worth knowing about a file of weights. */
export interface Card {
  readonly game: string
  readonly version: number
  readonly content: string | null
  readonly seats: readonly number[]
  readonly options: Readonly<Record<string, unknown>>
  readonly inputs: number
  readonly hidden: number
  readonly seed: number
  readonly games: number
  readonly positions: number
  readonly seconds: number
  readonly threads: number
  /** The day it was trained. */
  readonly date: string
  /** Against greedy at all other seats, playing at once. */
  readonly greedy: readonly Against[]
}

export function weightsOf({ game, trained, content }: Plan, network: Network): Weights {
  const { inputs } = trained.features
  const layers = quantized(network)
  const { id, version } = game
  return {
    format: 1,
    game: id,
    version,
    content,
    inputs,
    hidden: network.hidden,
    layers,
  }
}

export function cardOf(plan: Plan, hidden: number, point: Point, date: string): Card {
  const { game, trained, content, order, threads } = plan
  const { seats, options, seed } = order
  const { games, positions, seconds, against } = point
  return {
    game: game.id,
    version: game.version,
    content,
    seats,
    options,
    inputs: trained.features.inputs.length,
    hidden,
    seed,
    games,
    positions,
    seconds: Math.round(seconds),
    threads,
    date,
    greedy: against,
  }
}

const percent = (share: number) => `${Math.round(100 * share)} %`

/** "62 ± 5 % of games against 1 greedy, 41 ± 4 % against 3". */
export function winsOf(against: readonly Against[]): string {
  return against
    .map(
      ({ seats, wins, winsMargin }) =>
        `${percent(wins)} (± ${percent(winsMargin)}) of games with ${seats}`,
    )
    .join(', ')
}

/** A card for people. */
export function cardText(card: Card): string {
  const { games, positions, seconds, threads, greedy, content } = card
  const rows = [
    ['game', `${card.game}, rules version ${card.version}${content ? `, content ${content}` : ''}`],
    [
      'trained',
      `${card.date}: ${games} games, ${positions} positions, ${seconds} s, ${threads === 1 ? '1 thread' : `${threads} threads`}`,
    ],
    ['network', `${card.inputs} inputs, ${card.hidden} hidden, seed ${card.seed}`],
    ['seats', card.seats.join(', ')],
    ['against greedy', winsOf(greedy)],
  ]
  return `${columns(rows)}\n`
}
