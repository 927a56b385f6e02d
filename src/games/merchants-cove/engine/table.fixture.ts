import type { Frozen, Seat } from '../../../kernel/game.ts'
import { Rng } from '../../../kernel/rng.ts'
import { played, sound as soundOf } from '../../../kit/play.fixture.ts'
import { addTo, type Counts, noCounts } from '../../../kit/counts.ts'
import { active } from './round/clock.ts'
import { game } from './index.ts'
import {
  COLOUR_NAMES,
  COLOURS,
  type ColourName,
  GOODS,
  GREY,
  type MerchantId,
  type RogueName,
} from './names.ts'
import { townsfolkOf } from './setup.ts'
import { content, merchants as rules, openTask, settle, tables } from './first.fixture.ts'
import type { Event, Move, State, Task } from './state.ts'

/*
 * Small positions made by hand: what is said stands as said, and everything else follows, so that
 * every meeple and card is somewhere. `act` plays moves for the seat to decide and gives back the
 * events.
 */

/** Adventurers by colour: `{ red: 2, grey: 1 }`. */
export type Crowd = { readonly [colour in ColourName | 'grey']?: number }

export interface Setting {
  /** One a seat. */
  readonly merchants: readonly MerchantId[]
  readonly rogue?: RogueName
  readonly round?: number
  /**
   * The position of each Timepiece in hours, half an hour more for a hand; left out: the start of
   * the round.
   */
  readonly hours?: readonly number[]
  /** Bottom to top. */
  readonly stack?: readonly Seat[]
  /** Aboard L1, L2, L3, R1, R2, R3; null = not Sailing. */
  readonly boats?: readonly (Crowd | null)[]
  /** The boat in each berth. */
  readonly berths?: readonly (number | null)[]
  readonly piers?: readonly Crowd[]
  readonly halls?: Crowd
  readonly lair?: number
  /**
   * Left out: those who stand nowhere else. Given: those who stand nowhere else are in Halls and
   * Lair.
   */
  readonly bag?: Crowd
  readonly indicator?: number
  /** Town Square, left to right, by id of the content. */
  readonly square?: readonly string[]
  readonly staff?: readonly (readonly (string | null)[])[]
  /** Goods on each seat's Sale Shelf, 1 to 8. */
  readonly shelves?: readonly (readonly number[])[]
  /** Corruption cards of each seat, by kind. */
  readonly corruption?: readonly (readonly number[])[]
  readonly shields?: readonly (readonly number[])[]
  readonly gold?: readonly number[]
  /** What is to happen first; left out: the active player chooses a space. */
  readonly agenda?: readonly Task[]
}

export { content, tables } from './first.fixture.ts'

export function crowd(adventurers: Crowd = {}): Counts {
  const counts = noCounts(GREY)
  COLOUR_NAMES.forEach((name, i) => (counts[i + 1] = adventurers[name] ?? 0))
  counts[GREY] = adventurers.grey ?? 0
  return counts
}

/** The card of this id. */
export function townsperson(id: string): number {
  const found = tables.townsfolk.findIndex(card => card.id === id)
  if (found === -1) throw new Error(`There is no card ${id}.`)
  return found
}

function standAt(state: State, setting: Setting): void {
  const { boats, berths = [], piers = [], halls, lair, bag } = setting
  const all = [...tables.startBag]
  addTo(all, [
    ...tables.startHalls,
    tables.rogues[state.rogue].lair + tables.rogues[state.rogue].bag,
  ])
  state.berths = state.berths.map((_, berth) => berths[berth] ?? null)
  state.boats = state.boats.map((_, boat) => {
    const aboard = boats === undefined ? {} : boats[boat]
    const at = state.berths.includes(boat) ? 'docked' : aboard === null ? 'gone' : 'sea'
    return { aboard: crowd(aboard ?? {}), at }
  })
  state.piers = state.piers.map((_, pier) => crowd(piers[pier]))
  const placed = crowd()
  for (const { aboard } of state.boats) addTo(placed, aboard)
  for (const pier of state.piers) addTo(placed, pier)
  const rest = all.map((count, colour) => count - placed[colour])
  if (bag === undefined) {
    const home = crowd({ red: 1, green: 1, blue: 1, yellow: 1, ...halls, grey: lair ?? 0 })
    state.bag = rest.map((count, colour) => count - home[colour])
    state.halls = home.slice(0, COLOURS + 1)
    state.lair = home[GREY]
  } else {
    state.bag = crowd(bag)
    const home = rest.map((count, colour) => count - state.bag[colour])
    state.halls = home.slice(0, COLOURS + 1)
    state.lair = home[GREY]
  }
}

function seat(state: State, setting: Setting): void {
  const deck = new Set(townsfolkOf(tables, 'all'))
  const use = (id: string) => {
    const card = townsperson(id)
    deck.delete(card)
    return card
  }
  setting.merchants.forEach((merchant, at) => {
    const player = state.players[at]
    player.merchant = merchant
    player.shop = rules[merchant].setup(Rng.from(at + 1))
    player.figures = new Array<null>(rules[merchant].figures).fill(null)
    for (const good of setting.shelves?.[at] ?? []) player.shelf[good]++
    for (const kind of setting.corruption?.[at] ?? []) player.corruption[kind]++
    for (const colour of setting.shields?.[at] ?? []) player.shields[colour] = true
    player.staff = player.staff.map((_, slot) => {
      const id = setting.staff?.[at]?.[slot]
      return id ? use(id) : null
    })
    player.gold = setting.gold?.[at] ?? 0
    state.corruptionDeck = state.corruptionDeck.map(
      (count, kind) => count - player.corruption[kind],
    )
  })
  const square = (setting.square ?? []).map(use)
  for (const card of deck) if (square.length < 4) square.push(card)
  for (const card of square) deck.delete(card)
  state.square = square
  state.deck = [...deck]
}

/** A sound position, all Townsfolk in the game. */
export function position(setting: Setting): State {
  const { merchants, rogue = 'criminals', round = 1, hours, stack } = setting
  const options = { content, merchants: 'random', townsfolk: 'all', rogue } as const
  const state = game.setup(merchants.length, options, Rng.from(1))
  state.round = round
  state.corruptionDeck = tables.corruption.map(kind => kind?.copies ?? 0)
  state.timepieces = merchants.map((_, at) => 2 * (hours?.[at] ?? tables.startHour[round]))
  state.stack = [...(stack ?? merchants.map((_, at) => merchants.length - 1 - at))]
  standAt(state, setting)
  state.indicatorMoved = !state.berths.includes(null)
  state.indicator = setting.indicator ?? tables.marketHour
  seat(state, setting)
  state.agenda = [...(setting.agenda ?? [{ at: 'chooseSpace', seat: active(state) }])]
  return setting.agenda === undefined ? sound(state) : state
}

export const sound = (state: State): State => soundOf(game, state)

/** Lets all happen that needs no decision; what happened. */
export function goOn(state: State, seed = 1): Event[] {
  const events: Event[] = []
  settle(state, { rng: Rng.from(seed), emit: event => events.push(event) })
  sound(state)
  return events
}

/** Plays these moves, each for the seat to decide; what happened. */
export function act(state: State, ...moves: readonly Move[]): Event[] {
  const rng = Rng.from(1)
  return moves.flatMap(move => played(game, state, openTask(state)?.seat ?? 0, move, rng))
}

/** What may be answered now. */
export const answers = (state: Frozen<State>): readonly Move[] => {
  const task = openTask(state)
  return task === undefined ? [] : game.legal(state, task.seat)
}

/** The name of the open question. */
export const asked = (state: Frozen<State>): string | undefined => openTask(state)?.at

/** The space of the board on which this merchant recruits or activates Staff. */
export const RECRUIT = (merchant: MerchantId) => tables.boards[merchant].recruit
export const STAFF = (merchant: MerchantId) => tables.boards[merchant].staff

/** How many Goods are on all shelves. */
export const onShelves = (state: Frozen<State>) =>
  state.players.reduce(
    (sum, { shelf }) => sum + shelf.slice(1, GOODS + 1).reduce((all, count) => all + count, 0),
    0,
  )
