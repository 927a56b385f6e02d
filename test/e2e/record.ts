import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { findGame } from '../../src/games/index.ts'
import type { Game, Seat } from '../../src/kernel/game.ts'
import { begin, type Chronicle, chronicle, must, replay, submit } from '../../src/kernel/match.ts'
import { Rng } from '../../src/kernel/rng.ts'
import type { LocalChair, LocalRecord } from '../../src/web/session/local/local-record.ts'
import { enter, visit } from './visit.ts'

/*
 * Browser tests begin from recorded matches (`src/games/<id>/test/records`): a few plies before
 * what they are about, as games that are kept in this browser. A new game has no recorded matches
 * yet: they begin from matches at random then.
 */

/** A finished match up to a ply at which this seat has to decide. */
export interface Position {
  readonly name: string
  readonly chronicle: Chronicle
  readonly seat: Seat
}

interface Finished {
  readonly name: string
  readonly chronicle: Chronicle
}

/** Finished matches of a game by the names of their files, or at random if there are none. */
function matchesOf(game: Game): Finished[] {
  const folder = new URL(`../../src/games/${game.id}/test/records/`, import.meta.url)
  if (!existsSync(folder)) return matchesAtRandom(game)
  const files = readdirSync(folder).filter(name => name.endsWith('.json'))
  return files.map(name => {
    const read = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as {
      readonly chronicle: Chronicle
    }
    return { name: name.replace('.json', ''), chronicle: read.chronicle }
  })
}

/** One match for each number of seats, the same in every run. */
function matchesAtRandom(game: Game): Finished[] {
  const [least, most] = game.seats
  return Array.from({ length: most - least + 1 }, (_, more) => {
    const begun = chronicle(must(begin(game, least + more, {}, 'cafe')))
    return { name: `for-${least + more}`, chronicle: playedAtRandom(game, begun, more) }
  })
}

/** The match played on to its end, at random, the same for the same `chance`. */
export function playedAtRandom(game: Game, begun: Chronicle, chance: number): Chronicle {
  const match = must(replay(game, begun))
  const rng = Rng.from(chance)
  for (let actors; (actors = game.actors(match.state)).length > 0;) {
    const seat = rng.pick(actors)
    submit(match, seat, rng.pick(game.legal(match.state, seat)))
  }
  return chronicle(match)
}

/** One finished match for each number of seats, with the usual options where there is one. */
export function plainMatches(game: Game): Finished[] {
  return matchesOf(game).filter(({ name }) => /^for-\d+$/.test(name))
}

/** The plain match with fewest or most seats. Throws if the game has none. */
export function matchFor(game: Game, which: 'fewest' | 'most'): Finished {
  const all = plainMatches(game).toSorted((a, b) => a.chronicle.seats - b.chronicle.seats)
  const found = all.at(which === 'fewest' ? 0 : -1)
  if (!found) throw new Error(`There is no finished match of ${game.id}.`)
  return found
}

/** Every position of these matches at which somebody has a choice. */
function* decisions(game: Game, name: string, chronicle: Chronicle) {
  const match = must(replay(game, chronicle, 0))
  for (const [ply, { seat, move }] of chronicle.log.entries()) {
    for (const actor of game.actors(match.state)) {
      const offered = game.legal(match.state, actor)
      const kinds = [...new Set(offered.map(({ type }) => type))].toSorted().join(' ')
      const before = { ...chronicle, log: chronicle.log.slice(0, ply) }
      yield { name: `${name}, ply ${ply}`, chronicle: before, seat: actor, kinds, ply }
    }
    submit(match, seat, move)
  }
}

/**
 * The first position, in a plain match with most seats and after so many plies, at which a move of
 * this kind is offered.
 */
export async function offering(id: string, kind: string, after = 0): Promise<Position> {
  const loaded = await findGame(id)?.load()
  if (!loaded) throw new Error(`There is no game ${id}.`)
  const { name, chronicle } = matchFor(loaded.game, 'most')
  for (const each of decisions(loaded.game, name, chronicle))
    if (each.ply >= after && each.kinds.split(' ').includes(kind)) return each
  throw new Error(`Nobody is offered "${kind}" in ${name} of ${id}.`)
}

/**
 * One position for each kind of question (the kinds of moves on offer) in the matches with most
 * seats.
 */
export function oneOfEachKind(game: Game): Position[] {
  const found = new Map<string, Position>()
  const most = matchFor(game, 'most').chronicle.seats
  for (const { name, chronicle } of matchesOf(game)) {
    if (chronicle.seats < most) continue
    for (const each of decisions(game, name, chronicle))
      if (!found.has(each.kinds)) found.set(each.kinds, each)
  }
  return [...found.values()]
}

/** So many plies before a match's end, or soon after that: the last turn to begin, if none does. */
export function nearTheEnd(game: Game, chronicle: Chronicle, plies: number): Position {
  let last: Position | null = null
  for (const each of decisions(game, `${plies} plies before the end`, chronicle)) {
    if (chronicle.log[each.ply - 1]?.seat === each.seat) continue
    last = each
    if (each.ply >= chronicle.log.length - plies) break
  }
  if (!last) throw new Error(`Nobody decides anything in a match of ${game.id}.`)
  return last
}

/** Puts a match into this browser, as one against bots that the person on `seat` plays. */
export async function keepGame(
  page: Page,
  { chronicle, seat }: Omit<Position, 'name'>,
  over = false,
) {
  const chairs = Array.from({ length: chronicle.seats }, (_, at): LocalChair =>
    at === seat ? 'me' : 'greedy',
  )
  const record: LocalRecord = {
    chronicle,
    chairs,
    times: chronicle.log.map((_, ply) => ply),
    createdAt: 0,
    over,
    openedAt: 0,
  }
  await enter(page)
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [
    `tianguis:table:${chronicle.game}`,
    JSON.stringify(record),
  ] as const)
}

/** Opens a position as a game against bots. */
export async function openPosition(page: Page, position: Position): Promise<void> {
  await keepGame(page, position)
  await visit(page, `/play/${position.chronicle.game}?pace=0`)
}
