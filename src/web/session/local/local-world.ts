import type { Game } from '../../../kernel/game.ts'
import { begin, fitOptions } from '../../../kernel/match.ts'
import { ranks, wonAfter } from '../../../kernel/rank.ts'
import type { LoadedGame } from '../../../kit/game-entry.ts'
import type { GameMeta } from '../../../kit/meta.ts'
import { finishedGame } from '../../history/finished.ts'
import { keepGame } from '../../history/history.ts'
import { pageText } from '../../text/index.ts'
import {
  type Chair,
  chairsIn,
  hintsIn,
  namesIn,
  newcomersWish,
  optionsIn,
  type Query,
  remembered,
  type Wish,
} from '../wish.ts'
import { randomHex } from '../../chance.ts'
import { durations } from '../../pace.ts'
import { botWorker } from './local-bots.ts'
import { botOn, type LocalChair, type LocalRecord, shelf } from './local-record.ts'
import { again } from './local-table.ts'
import { type LocalWorld, newRecord } from './local.ts'
import { isShared } from './one-device.ts'

/** How often the cards are dealt until the newcomer plays what is easiest to begin with. */
const MOST_DEALS = 100

/** This browser, as a table played in it needs it. `?pace=` sets how fast bots are seen to act. */
export function browserWorld(game: Game, query: Query): LocalWorld {
  return {
    game,
    bots: botWorker(),
    shelf,
    pace: () => paceOf(query),
    now: Date.now,
    wait: ms => new Promise(done => setTimeout(done, Math.max(0, ms))),
    seed: secret,
    finished(state, record) {
      const played = finishedGame(game, state, record)
      if (!played) return
      keepGame(played)
      void tellAccount()
    },
  }
}

/** What my account keeps of this browser's games; without a network it hears of it on my page. */
async function tellAccount(): Promise<void> {
  const account = await import('../../history/with-account.ts').catch(() => null)
  await account?.sendHistory()
}

/** Milliseconds between two things the others are seen to do: time enough to follow. */
export function paceOf(query: Query): number {
  const { bots } = durations()
  const asked = Number(query['pace'] ?? bots)
  return Number.isFinite(asked) ? asked : bots
}

/**
 * Deals a new match and puts it on the shelf: what the address asks for, what was chosen last, or
 * what suits a newcomer.
 */
export function dealNew(meta: GameMeta, loaded: LoadedGame, query: Query): LocalRecord {
  const { game } = loaded
  const { chairs, options, names, role, noHints } = askedFor(meta, game, query)
  const called = names && peopleOf(chairs, names)
  const deal = () => ({
    ...newRecord({ game, now: Date.now, seed: secret }, chairs, options, called),
    ...(noHints && { noHints }),
  })
  return putOnShelf(role === undefined ? deal() : dealUntil(deal, loaded, role))
}

/** The match on the shelf, from now on without hints if the address says so; or a new one. */
export function goOnOrDeal(meta: GameMeta, loaded: LoadedGame, query: Query): LocalRecord {
  const kept = shelf.load(loaded.game.id)
  return kept ? { ...kept, ...hintsIn(query) } : dealNew(meta, loaded, query)
}

/** Deals a new match for the same chairs and options as one that is over. */
export function dealAgain(game: Game, old: LocalRecord): LocalRecord {
  const { chairs, chronicle, names, noHints } = old
  const world = { game, now: Date.now, seed: secret }
  const record = newRecord(world, chairs, chronicle.options, names)
  const won = wonBy(game, old)
  return putOnShelf({ ...record, ...(noHints && { noHints }), ...(won && { won }) })
}

/** How many matches each seat has won, one after the other; null if this one is not to be judged. */
function wonBy(game: Game, old: LocalRecord): readonly number[] | null {
  const state = again(game, old, 'all')?.match.state
  if (state === undefined || game.actors(state).length > 0) return null
  return wonAfter(old.won ?? old.chairs.map(() => 0), ranks(game.scores(state)))
}

/** What people on these chairs are called; who has no name is counted. */
function peopleOf(chairs: readonly LocalChair[], names: readonly string[]): readonly string[] {
  return chairs.map((chair, seat) =>
    botOn(chair) === null ? names[seat] || pageText('device.person', { n: seat + 1 }) : '',
  )
}

function putOnShelf(record: LocalRecord): LocalRecord {
  shelf.save(record.chronicle.game, record)
  return record
}

/** Deals until I play as this; where seats are alike, or chance is stubborn, the last deal holds. */
export function dealUntil(
  deal: () => LocalRecord,
  { game, roles }: LoadedGame,
  role: string,
): LocalRecord {
  let record = deal()
  for (let deals = 1; deals < MOST_DEALS; deals++) {
    const { seats, options, seed } = record.chronicle
    const begun = begin(game, seats, options, seed)
    const played = begun.ok && roles?.(game.view(begun.value.state, null))
    if (!played || played[record.chairs.indexOf('me')] === role) return record
    record = deal()
  }
  return record
}

interface AskedFor extends Pick<Wish, 'noHints'> {
  readonly chairs: readonly LocalChair[]
  readonly options: object
  /** What people are called, where several play on this device. */
  readonly names?: readonly string[]
  /** What I am to play as; left out where that is left to chance and to me. */
  readonly role?: string
}

/**
 * Reads the chairs (`?chairs=me,hard,easy`) and the game's options out of an address. Where it
 * names no chairs that fit, the table is set as last time, or for a newcomer.
 */
export function askedFor(meta: GameMeta, game: Game, query: Query): AskedFor {
  const chairs = playedHere(chairsIn(game, query))
  if (chairs)
    return {
      chairs,
      options: optionsIn(game, query, chairs.length),
      ...called(chairs, query),
      ...hintsIn(query),
    }
  const last = remembered(game)
  const lastChairs = playedHere(last?.chairs)
  if (last && lastChairs) {
    const names = isShared({ chairs: lastChairs }) && last.names
    return {
      ...withNamed(game, query, lastChairs, last.options),
      ...(names && { names }),
      ...(last.noHints && { noHints: last.noHints }),
      ...hintsIn(query),
    }
  }
  const { chairs: begins, options } = newcomersWish(meta)
  const role = meta.newcomer?.role
  return {
    ...withNamed(game, query, begins, options),
    ...(role !== undefined && { role }),
    ...hintsIn(query),
  }
}

const called = (chairs: readonly LocalChair[], query: Query) =>
  isShared({ chairs }) ? { names: namesIn(query, chairs) } : {}

/** What is usual, with the options that the address names, as far as they fit. */
function withNamed(game: Game, query: Query, chairs: readonly LocalChair[], usual: object) {
  const options = { ...usual, ...optionsIn(game, query, chairs.length) }
  return { chairs, options: fitOptions(game, chairs.length, options).ok ? options : {} }
}

/** The chairs, if all who sit there can play on this device; null otherwise. */
function playedHere(chairs: readonly Chair[] | null | undefined): readonly LocalChair[] | null {
  const here = chairs?.flatMap(chair => (chair === 'open' ? [] : chair)) ?? []
  return here.length > 0 && here.length === chairs?.length ? here : null
}

/** A fresh seed: 32 bytes, in hexadecimal. */
export const secret = () => randomHex(32)
