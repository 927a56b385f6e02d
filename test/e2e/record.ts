import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { findGame } from '../../src/games/index.ts'
import type { Game, Seat } from '../../src/kernel/game.ts'
import { type Chronicle, replay, submit } from '../../src/kernel/match.ts'
import type { LocalChair, LocalRecord } from '../../src/web/session/local/local-record.ts'

/*
 * Browser tests begin from recorded matches (`src/games/<id>/test/records`): a few plies before
 * what they are about, as games that are kept in this browser.
 */

/** A recorded match up to a ply at which this seat has to decide. */
export interface Position {
  readonly name: string
  readonly chronicle: Chronicle
  readonly seat: Seat
}

/** Finished matches of a game by the names of their files. */
export function recordsOf(id: string): { readonly name: string; readonly chronicle: Chronicle }[] {
  const folder = new URL(`../../src/games/${id}/test/records/`, import.meta.url)
  const files = readdirSync(folder).filter(name => name.endsWith('.json'))
  return files.map(name => {
    const read = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as {
      readonly chronicle: Chronicle
    }
    return { name: name.replace('.json', ''), chronicle: read.chronicle }
  })
}

/** One finished match for each number of seats, with the usual options where there is one. */
export function plainRecords(id: string) {
  return recordsOf(id).filter(({ name }) => /^for-\d+$/.test(name))
}

/** Every position of these matches at which somebody has a choice. */
function* decisions(game: Game, name: string, chronicle: Chronicle) {
  const begun = replay(game, chronicle, 0)
  if (!begun.ok) throw new Error(begun.message)
  const match = begun.value
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

/** The first position, in a plain match with most seats, at which a move of this kind is offered. */
export async function offering(id: string, kind: string): Promise<Position> {
  const loaded = await findGame(id)?.load()
  const record = plainRecords(id).at(-1)
  if (!loaded || !record) throw new Error(`There is no recorded match of ${id}.`)
  for (const each of decisions(loaded.game, record.name, record.chronicle))
    if (each.kinds.split(' ').includes(kind)) return each
  throw new Error(`Nobody is offered "${kind}" in ${record.name} of ${id}.`)
}

/**
 * One position for each kind of question (the kinds of moves on offer) in the matches with most
 * seats.
 */
export function oneOfEachKind(game: Game): Position[] {
  const found = new Map<string, Position>()
  const most = plainRecords(game.id).at(-1)?.chronicle.seats ?? 0
  for (const { name, chronicle } of recordsOf(game.id)) {
    if (chronicle.seats < most) continue
    for (const each of decisions(game, name, chronicle))
      if (!found.has(each.kinds)) found.set(each.kinds, each)
  }
  return [...found.values()]
}

/** So many plies before a match's end, or soon after that: where somebody's turn begins. */
export function nearTheEnd(game: Game, chronicle: Chronicle, plies: number): Position {
  for (const each of decisions(game, `${plies} plies before the end`, chronicle))
    if (each.ply >= chronicle.log.length - plies && chronicle.log[each.ply - 1]?.seat !== each.seat)
      return each
  throw new Error(`Nobody decides anything near the end of a match of ${game.id}.`)
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
  if (page.url() === 'about:blank') await page.goto('/health')
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [
    `tianguis:table:${chronicle.game}`,
    JSON.stringify(record),
  ] as const)
}

/** Opens a position as a game against bots. */
export async function openPosition(page: Page, position: Position): Promise<void> {
  await keepGame(page, position)
  await page.goto(`/play/${position.chronicle.game}?pace=0`)
}
