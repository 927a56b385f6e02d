import { Rng } from '../../../../kernel/rng.ts'
import { played, sound, whyNot } from '../../../../kit/play.fixture.ts'
import { game } from '../index.ts'
import { MERCHANT_IDS, type MerchantId } from '../names.ts'
import { content, openTask, settle } from '../first.fixture.ts'
import type { Event, Move, Player, State } from '../state.ts'
import type { Shop } from './words.ts'

/*
 * Small positions made by hand: seat 0 plays one merchant whose shop is as told, and it is its
 * turn. The other seat's Timepiece is far ahead, so that turns stay with seat 0.
 */

type ShopOf<Id extends MerchantId> = Extract<Shop, { merchant: Id }>

/** What of the player of seat 0 is not as at the start. */
export type Setting = Partial<Omit<Player, 'staff' | 'shop'>> & {
  /** The slots in which Townsfolk work. */
  readonly staffed?: readonly number[]
}

/** A position in which seat 0 is to choose a space. Fields not told are those of the start. */
export function shopWith<Id extends MerchantId>(
  merchant: Id,
  shop: Partial<ShopOf<Id>>,
  { staffed = [], ...player }: Setting = {},
): State {
  const options = {
    content,
    merchants: 'choose',
    townsfolk: 'all',
    rogue: 'criminals',
  } as const
  const state = game.setup(2, options, Rng.from(1))
  const table = { rng: Rng.from(1), emit: () => undefined }
  const other = MERCHANT_IDS.find(id => id !== merchant)
  for (const [seat, id] of [merchant, other].entries()) {
    const move = game
      .legal(state, seat)
      .find(each => each.type === 'chooseMerchant' && each.merchant === id)
    if (move) game.play(state, seat, move, table)
  }
  Object.assign(
    state.players[0],
    structuredClone({ ...player, shop: { ...state.players[0].shop, ...shop } }),
  )
  for (const slot of staffed) state.players[0].staff[slot] = state.deck.shift() ?? null
  state.agenda = [{ at: 'nextTurn' }]
  state.timepieces[1] = 2 * 12
  settle(state, table)
  return sound(game, state)
}

/** The shop of seat 0. */
export const shopIn = <Id extends MerchantId>(state: State, _merchant: Id) =>
  state.players[0].shop as ShopOf<Id>

/** A generator that answers `below` with these numbers first. */
export function rigged(...numbers: readonly number[]): Rng {
  const rng = Rng.from(1)
  const fair = rng.below.bind(rng)
  const queue = [...numbers]
  return Object.assign(rng, { below: (n: number) => queue.shift() ?? fair(n) })
}

/** Questions of the core that have nothing to do with the shop: the first answer will do. */
const isBeside = (at: string) => /^(clock|load|dock|robbers)\./.test(at)

/**
 * Plays these moves of seat 0 one after the other and tells what happened. After each the position
 * is sound. Questions of boats and clock between them are answered somehow.
 */
export function act(state: State, moves: readonly Move[], rng = Rng.from(1)): Event[] {
  const events: Event[] = []
  const table = { rng, emit: (event: Event) => events.push(event) }
  for (const move of moves) {
    events.push(...played(game, state, 0, move, rng))
    for (let task = openTask(state); task && isBeside(task.at); task = openTask(state)) {
      game.play(state, task.seat, game.legal(state, task.seat)[0], table)
    }
    sound(game, state)
  }
  return events
}

/** What seat 0 is asked now, and the answers of this kind, without their type. */
export const asked = (state: State) => openTask(state)?.at
export const answers = (state: State): object[] =>
  game.legal(state, 0).map(({ type: _, ...rest }) => rest)

/** Why seat 0 may not do this, in short: "COV-28 occupied". */
export const why = (state: State, move: Move): string => whyNot(game, state, 0, move) ?? ''

/** Goods on the Sale Shelf of seat 0, by number. */
export const shelfOf = (state: State): number[] =>
  state.players[0].shelf.flatMap((count, good) => Array.from({ length: count }, () => good))
