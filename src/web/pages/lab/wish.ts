import { variationOf } from '../../../bots/lab/vary.ts'
import { SEED } from '../../../kernel/chance.ts'
import type { Game, GameTypes } from '../../../kernel/game.ts'
import { fitOptions } from '../../../kernel/match.ts'
import type { Query } from '../../session/wish.ts'

/* What is to be played in the lab, written in its address: whoever opens it gets the same games. */

type Options = GameTypes['options']

/** Who plays, by which options. */
export interface Side {
  readonly players: readonly string[]
  readonly options: Options
  /** An option that takes all its values in turn. */
  readonly vary?: string
}

export interface LabWish {
  readonly games: number
  readonly seed: string
  readonly rotate: boolean
  readonly sides: readonly [one: Side, other?: Side]
}

/** The levels that can be chosen. Those with `mcts:` think by iterations, the same everywhere. */
export const LAB_LEVELS = [
  'random',
  'greedy',
  'learned',
  'mcts:50',
  'mcts:200',
  'mcts:1000',
  'easy',
  'medium',
  'hard',
  'master',
] as const

export const MOST_GAMES = 100_000
const USUAL: Omit<LabWish, 'sides'> = { games: 200, seed: '1', rotate: true }
const LEVEL = /^([a-z]{1,12}|mcts:[1-9]\d{0,5})$/

/** The wish as an address of the page; `go`: whether it begins at once. */
export function addressOf(game: string, wish: LabWish, go: boolean): string {
  const { games, seed, rotate, sides } = wish
  const query = new URLSearchParams({ game, games: String(games), seed })
  if (!rotate) query.set('keep', '1')
  for (const [at, side] of sides.entries()) {
    if (!side) continue
    query.set(`players${mark(at)}`, side.players.join(','))
    for (const [name, value] of Object.entries(side.options))
      query.set(`option${mark(at)}.${name}`, String(value))
    if (side.vary !== undefined) query.set(`vary${mark(at)}`, side.vary)
  }
  if (go) query.set('go', '1')
  return `/lab?${query}`
}

const mark = (at: number) => (at === 0 ? '' : String(at + 1))

/** What an address asks for, as far as the game offers it; the rest as is usual. */
export function wishIn(game: Game, query: Query): LabWish {
  const games = Number(query['games'])
  const seed = query['seed'] ?? ''
  const one = sideIn(game, query, 0) ?? usualSide(game)
  const other = sideIn(game, query, 1)
  return {
    games: isCount(games) ? games : USUAL.games,
    seed: SEED.test(seed) ? seed : USUAL.seed,
    rotate: query['keep'] !== '1',
    sides: other ? [one, other] : [one],
  }
}

export const isCount = (games: number): boolean =>
  Number.isInteger(games) && games >= 1 && games <= MOST_GAMES

export const usualSide = ({ seats: [min, max] }: Game): Side => ({
  players: Array.from({ length: Math.min(max, Math.max(min, 4)) }, () => 'greedy'),
  options: {},
})

function sideIn(game: Game, query: Query, at: number): Side | null {
  const players = (query[`players${mark(at)}`] ?? '').split(',')
  const [min, max] = game.seats
  if (players.length < min || players.length > max || !players.every(each => LEVEL.test(each)))
    return null
  const options: Options = {}
  for (const [name, values] of Object.entries(game.options)) {
    const chosen = values.find(value => String(value) === query[`option${mark(at)}.${name}`])
    if (chosen !== undefined) options[name] = chosen
  }
  const fit = fitOptions(game, players.length, options)
  const vary = query[`vary${mark(at)}`] ?? ''
  const varied = variationOf(game, players.length, fit.ok ? fit.value : {}, vary) !== null
  return { players, options: fit.ok ? options : {}, ...(varied && { vary }) }
}

/** The printed values that an address asks for by their digests. */
export const contentsIn = (query: Query): readonly string[] =>
  [0, 1].flatMap(at => query[`option${mark(at)}.content`] ?? [])
