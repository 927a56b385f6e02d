import { describe, expect, test } from 'vitest'
import type { Game, GameEvent, Viewer, GameTypes } from '../../src/kernel/game.ts'
import { clone } from '../../src/kernel/json.ts'
import { Rng } from '../../src/kernel/rng.ts'
import { type Case, cases, games, glimpses, movers, player, twins, walk, wordsOf } from './cases.ts'
import { alike, said } from './said.ts'
import { daily } from '../deep.ts'

/*
 * Non-interference: two worlds that differ only in what a viewer cannot know must stay the same to
 * that viewer as long as the same is done in both: same views, same offers, same refusals, same
 * events.
 */

type State = GameTypes['state']
interface World {
  readonly state: State
  readonly heard: string
  readonly shown: boolean
  readonly drew: boolean
}

const disclosing = new Map(
  await Promise.all(
    games.map(async game => [game, (await wordsOf(game))?.discloses ?? true] as const),
  ),
)

function after(
  game: Game,
  viewer: Viewer,
  before: State,
  seat: number,
  move: GameTypes['move'],
): World {
  const state = clone(before)
  const rng = Rng.from(9)
  const words = said(rng.words())
  const events: GameEvent[] = []
  game.play(state, seat, clone(move), { rng, emit: event => events.push(event) })
  const heard = said(
    events.map(event => game.redact(event, viewer)).filter(event => event !== null),
  )
  return {
    state,
    heard,
    shown: events.some(event => event.reveals),
    drew: said(rng.words()) !== words,
  }
}

const kinds = new Map<Game, Map<string, GameTypes['move']>>()

/** One move of every kind that has come up so far, for asking why it is not possible. */
function kindsOf(game: Game): GameTypes['move'][] {
  return [...(kinds.get(game)?.values() ?? [])]
}

/**
 * The viewer's face of a state: what they see, what they may do, and why they may not make other
 * moves.
 */
function face(game: Game, viewer: Viewer, state: State): string {
  const mine = viewer === null ? [] : game.legal(state, viewer)
  const refused = kindsOf(game).map(move => game.explain(state, viewer ?? -1, move))
  return said([game.view(state, viewer), game.actors(state), mine, refused, game.scores(state)])
}

/**
 * In one world a ply passed unseen, in the other the viewer saw something: can the first world's
 * player still answer so that the viewer sees the same? Then the question was merely asked in one
 * world and not in the other.
 */
function caughtUp(at: Case, viewer: Viewer, silent: World, other: World): World | null {
  const { game } = at
  const target = face(game, viewer, other.state)
  const still = face(game, viewer, silent.state)
  let open: State[] = [silent.state]
  for (let depth = 0; depth < 4 && open.length > 0; depth++) {
    const next: State[] = []
    for (const state of open.slice(0, 60)) {
      for (const seat of movers(at, state)) {
        if (seat === viewer) continue
        for (const move of game.legal(state, seat)) {
          const world = after(game, viewer, state, seat, move)
          if (alike(world.heard, other.heard) && alike(face(game, viewer, world.state), target))
            return world
          if (world.heard === '[]' && alike(face(game, viewer, world.state), still))
            next.push(world.state)
        }
      }
    }
    open = next
  }
  return null
}

/**
 * Plays on in two worlds alike; returns what the viewer could tell them apart by, or how long they
 * were compared.
 */
function compare(
  at: Case,
  viewer: Viewer,
  worlds: [State, State],
  rng: Rng,
): { plies: number; fault: unknown } {
  const { game } = at
  let [a, b] = worlds
  const choose = player(rng)
  const different = !alike(said(a), said(b))
  for (let plies = 0; plies < 20; plies++) {
    if (!alike(face(game, viewer, a), face(game, viewer, b)))
      return { plies, fault: 'another face' }
    const seats = movers(at, a)
    if (seats.length === 0) return { plies: different ? plies : 0, fault: null }
    const seat = rng.pick(seats)
    const there = game.legal(b, seat)
    const both = game.legal(a, seat).filter(move => there.includes(move))
    if (both.length === 0) return { plies: different ? plies : 0, fault: null }
    const move = choose(both)
    let one = after(game, viewer, a, seat, move)
    let two = after(game, viewer, b, seat, move)
    // Chance may fall otherwise where other things are hidden; and at the end everything is shown.
    const over = [one, two].every(world => game.actors(world.state).length === 0)
    if (one.drew || two.drew || over) return { plies: different ? plies : 0, fault: null }
    if (!alike(one.heard, two.heard)) {
      if (one.heard === '[]') one = caughtUp(at, viewer, one, two) ?? one
      else if (two.heard === '[]') two = caughtUp(at, viewer, two, one) ?? two
      // Information may be revealed if the game says so; a game that never says so has promised not
      // to.
      if (!alike(one.heard, two.heard) && one.shown && two.shown && disclosing.get(game))
        return { plies, fault: null }
    }
    if (!alike(one.heard, two.heard))
      return { plies, fault: { seat, move, heard: [one.heard, two.heard] } }
    ;[a, b] = [one.state, two.state]
  }
  return { plies: different ? 20 : 0, fault: null }
}

/** How many pairs of different worlds were found, and over how many plies they were compared. */
const pairs = new Map<Game, number>()
const compared = new Map<Game, number>()
/** Plies that are enough for one case, and matches that must be. */
const ENOUGH = daily(40, 150)
const MATCHES = 12

describe.each(cases)('$name', at => {
  const { game, seats } = at

  test('two worlds that look alike stay alike', () => {
    const rng = Rng.from(81)
    const mine = kinds.get(game) ?? new Map<string, GameTypes['move']>()
    kinds.set(game, mine)
    for (const { move } of walk(at, 80, 100)) if (move) mine.set(move.type, move)
    let sum = 0
    for (
      let match = 0;
      match < MATCHES && sum < ENOUGH && (match === 0 || pairs.has(game));
      match++
    ) {
      const length = [...walk(at, 81 + match)].length
      for (const { state } of glimpses(at, 81 + match, Math.min(199, Math.ceil(length / 12)))) {
        if (sum >= ENOUGH) break
        for (const viewer of [null, rng.below(seats), rng.below(seats)]) {
          const worlds = twins(game, state, viewer, rng)
          if (!alike(said(worlds[0]), said(worlds[1]))) pairs.set(game, (pairs.get(game) ?? 0) + 1)
          const { plies, fault } = compare(at, viewer, worlds, rng)
          expect(fault, `to viewer ${viewer}`).toBeNull()
          sum += plies
        }
      }
    }
    compared.set(game, (compared.get(game) ?? 0) + sum)
  })
})

test.each(games)('in $id that was tried over many plies of different worlds', game => {
  // Of a game that hides nothing there is one world only.
  expect(compared.get(game)).toBeGreaterThan(pairs.has(game) ? 3 * ENOUGH : -1)
})
