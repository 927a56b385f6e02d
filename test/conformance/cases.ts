import { existsSync } from 'node:fs'
import type { Game, GameEvent, Seat, Viewer, GameTypes } from '../../src/kernel/game.ts'
import { begin, beginAt, fitOptions, type Match, must, submit } from '../../src/kernel/match.ts'
import { Rng } from '../../src/kernel/rng.ts'
import { GAMES } from '../../src/games/index.ts'
import type { LoadedGame } from '../../src/kit/game-entry.ts'
import { daily } from '../deep.ts'

/*
 * The cases every game is tested with: each number of seats, each value of each option at least
 * once (some of long lists), and random play in many styles. All from fixed seeds: a failure
 * repeats.
 */

export interface Case {
  readonly name: string
  readonly game: Game
  readonly seats: number
  readonly options: GameTypes['options']
  /** Where its matches begin, if not by `setup`. */
  readonly position?: GameTypes['state']
}

/** More values than this are not all tried: at full length, and every day. */
const LONG = 8
const LONG_DAILY = 3
/** More cases than this no game needs: some value fits nowhere. */
const MOST_CASES = 100

export const games: readonly Game[] = (await Promise.all(GAMES.map(entry => entry.load()))).map(
  gameAsItComes,
)
/** All there are: of each a match is recorded. */
export const allCases: readonly Case[] = games.flatMap(casesOf)
/** One for each number of seats, with the options as they come. */
export const isPlain = ({ name, game, seats }: Case): boolean => name === `${game.id} for ${seats}`
export const plainCases = allCases.filter(isPlain)

/** What is tried: every day several options are changed at once. */
export const cases: readonly Case[] = daily(games.flatMap(dailyCasesOf), allCases)

/**
 * Test files share modules: a test that adds printed values must reset them, or we would test what
 * nobody gets.
 */
function gameAsItComes({ game, contentSets }: LoadedGame): Game {
  if (contentSets === undefined || contentSets.digests.length === 1) return game
  throw new Error(
    `A test has left printed values of ${game.id} behind: let it end with vi.resetModules().`,
  )
}

function casesOf(game: Game): Case[] {
  const [min, max] = game.seats
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  const found: Case[] = []
  const add = (seats: number, chosen: GameTypes['options']) => {
    const made = caseOf(game, seats, chosen)
    if (made !== null) found.push(made)
    return made !== null
  }
  for (const seats of counts)
    if (!add(seats, {})) throw new Error(`${game.id}: the defaults do not fit ${seats} seats.`)
  let turn = 0
  for (const [name, values] of Object.entries(game.options)) {
    for (const value of sampled(values.slice(1))) {
      // Each value once, with another number of seats each time, if it fits any.
      const from = turn++ % counts.length
      if (
        ![...counts.slice(from), ...counts.slice(0, from)].some(seats =>
          add(seats, { [name]: value }),
        )
      ) {
        throw new Error(`${game.id}: ${name} ${value} fits no number of seats.`)
      }
    }
  }
  return found
}

/** Null if these options do not fit this number of seats. */
function caseOf(game: Game, seats: number, chosen: GameTypes['options']): Case | null {
  const fitted = fitOptions(game, seats, chosen)
  if (!fitted.ok) return null
  const at = { game, seats, options: fitted.value }
  return { ...at, name: nameOf(at, Object.keys(chosen)) }
}

/** What a case is called: with the values of these options. */
export function nameOf(
  { game, seats, options }: Omit<Case, 'name'>,
  names: readonly string[],
): string {
  const said = names.map(name => `, ${name} ${options[name]}`)
  return `${game.id} for ${seats}${said.join('')}`
}

/**
 * Each number of seats and each value of each option at least once: first all defaults, then as
 * many new values at once as fit.
 */
function dailyCasesOf(game: Game): Case[] {
  const [min, max] = game.seats
  const left = Object.entries(game.options).map(([name, [first, ...others]]) => ({
    name,
    values: [first, ...sampled(others, LONG_DAILY)],
  }))
  const found: Case[] = []
  const counts = max - min + 1
  for (let turn = 0; turn < counts || left.some(({ values }) => values.length > 0); turn++) {
    const seats = min + (turn % counts)
    let chosen: GameTypes['options'] = {}
    for (const { name, values } of left) {
      const at = values.findIndex(value => caseOf(game, seats, { ...chosen, [name]: value }))
      if (at >= 0) chosen = { ...chosen, [name]: values.splice(at, 1)[0] }
    }
    const made = caseOf(game, seats, chosen)
    if (made === null || turn > MOST_CASES)
      throw new Error(`${game.id}: some options fit no seats.`)
    found.push(made)
  }
  return found
}

/**
 * All values of an option but its default; of a long list of much the same the first, one in the
 * middle and the last.
 */
function sampled<A>(values: readonly A[], long = LONG): readonly A[] {
  return values.length <= long
    ? values
    : [values[0], values[values.length >> 1], values[values.length - 1]]
}

/** The limit for any game at random. */
export const LONGEST = 20_000

export function start({ game, seats, options, position }: Case, seed: number): Match {
  const name = seed.toString(16)
  return must(position ? beginAt(game, name, position) : begin(game, seats, options, name))
}

/** The viewers of a table of so many, made once: they are asked for at every ply. */
const known: (readonly Viewer[])[] = []

export function viewers(seats: number): readonly Viewer[] {
  return (known[seats] ??= [null, ...seatsOf(seats)])
}

export function seatsOf(seats: number): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat)
}

/** How much a player likes a kind of move; undefined = leave it to chance. */
export type Likes = (type: string) => number | undefined

/**
 * A random player with its own tastes: which kinds of moves it likes, drawn anew for each game.
 */
export function player(rng: Rng, likes: Likes = () => undefined) {
  const tastes = new Map<string, number>()
  const taste = (type: string) => {
    const known = likes(type) ?? tastes.get(type) ?? rng.pick([1, 2, 8])
    tastes.set(type, known)
    return known
  }
  return <Move extends GameTypes['move']>(moves: readonly Move[]): Move => {
    const types = [...new Set(moves.map(move => move.type))]
    let left = rng.below(types.reduce((sum, type) => sum + taste(type), 0))
    const type = types.find(each => (left -= taste(each)) < 0)
    return rng.pick(moves.filter(move => move.type === type))
  }
}

/** Who may move, whether the game waits for them or not. */
export function movers(
  { game, seats }: Pick<Case, 'game' | 'seats'>,
  state: GameTypes['state'],
): Seat[] {
  return seatsOf(seats).filter(seat => game.legal(state, seat).length > 0)
}

/** The state of a match, and the ply that led there: none at the start. */
export interface At {
  readonly match: Match
  readonly state: GameTypes['state']
  readonly ply: number
  readonly seat: Seat | null
  readonly move: GameTypes['move'] | null
  readonly events: readonly GameEvent[]
}

/**
 * A whole random match, ply by ply. The match goes on underneath: copy what you keep.
 */
export function* walk(test: Case, seed: number, longest = LONGEST, likes?: Likes): Generator<At> {
  const { game } = test
  const rng = Rng.from(seed)
  const choose = player(rng, likes)
  const match = start(test, seed)
  yield { match, state: match.state, ply: 0, seat: null, move: null, events: [] }
  for (let ply = 1; ply <= longest; ply++) {
    const actors = game.actors(match.state)
    if (actors.length === 0) return
    // Seats that are not to act move too, but not as often.
    const able = movers(test, match.state)
    const seat = rng.pick(able.length > actors.length && rng.below(4) > 0 ? actors : able)
    const move = choose(game.legal(match.state, seat))
    const played = submit(match, seat, move)
    if (!played.ok) throw new Error(`${JSON.stringify(move)} is offered and yet refused.`)
    yield { match, state: match.state, ply, seat, move, events: played.events }
  }
}

/**
 * Of the first seeds the one whose match shows most kinds of moves and events, and of those the
 * shortest.
 */
export function richest(test: Case, seeds = 40): number {
  let best = { seed: 1, kinds: 0, plies: 0 }
  for (let seed = 1; seed <= seeds; seed++) {
    const kinds = new Set<string>()
    let plies = 0
    for (const { move, events, ply } of walk(test, seed)) {
      plies = ply
      if (move) kinds.add(`move ${move.type}`)
      for (const event of events) kinds.add(event.type)
    }
    const better = kinds.size > best.kinds || (kinds.size === best.kinds && plies < best.plies)
    if (better) best = { seed, kinds: kinds.size, plies }
  }
  return best.seed
}

/** A match at random, at one ply in `every`, the start and the end. */
export function* glimpses(test: Case, seed: number, every: number): Generator<At> {
  for (const at of walk(test, seed)) {
    if (at.ply % every === 0 || test.game.actors(at.state).length === 0) yield at
  }
}

/** Two worlds, drawn at random, that both look to this viewer exactly like this one. */
export function twins(
  game: Game,
  state: GameTypes['state'],
  viewer: Viewer,
  rng: Rng,
): [GameTypes['state'], GameTypes['state']] {
  const view = game.view(state, viewer)
  return [game.determinize(view, rng), game.determinize(view, rng)]
}

/**
 * The words of a game, for coverage: `src/games/<id>/test/words.fixture.ts` exports them as
 * `words`. A game without that file is tried all the same, but nobody knows what random play missed.
 */
export interface GameWords {
  readonly events: readonly string[]
  /** Rule and code of every refusal: `'GOL-13 must-lead'`. */
  readonly refusals: readonly string[]
  /**
   * Events and refusals that random play meets too seldom to wait for: the game's own tests cover
   * them.
   */
  readonly rare?: readonly string[]
  /**
   * Whether a ply can show a viewer what was dealt or decided unseen before, other than by the move
   * itself.
   */
  readonly discloses: boolean
  /** Whether a title may be long: one tells a whole offer. */
  readonly longTitles?: true
  /** Valid positions with many things to happen that chance seldom leads to. */
  readonly positions?: readonly GameTypes['state'][]
}

export async function wordsOf({ id }: Game): Promise<GameWords | null> {
  const file = new URL(`../../src/games/${id}/test/words.fixture.ts`, import.meta.url)
  if (!existsSync(file)) return null
  const found = (await import(`../../src/games/${id}/test/words.fixture.ts`)) as {
    readonly words: GameWords
  }
  return found.words
}
