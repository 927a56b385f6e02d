import type { Frozen, Seat } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import { noCounts } from '../../../kit/counts.ts'
import { range, upTo } from '../../../kit/moves.ts'
import type { Tables } from '../content/compile.ts'
import {
  COIN_CHANGER,
  HEAD_MERCHANT,
  OBJECT_SLOTS,
  PERFUME_SLOTS,
  SLOTS,
} from '../content/values.ts'
import { drawFrom } from './draws.ts'
import { BLACK, WHITE } from './prices.ts'
import type { Options, State } from './state.ts'

/** All seats, from 0. */
export function seatsOf(state: Frozen<Pick<State, 'progress'>>): Seat[] {
  return upTo(state.progress.length)
}

/** The disc must lie on a space of this board. @rule MER-9 */
export function validateOptions({ spaces }: Tables, { side, disc }: Options): string | null {
  const { length } = spaces[side]
  return disc < length
    ? null
    : `Side ${side} has ${length} spaces: the disc lies on one from 0 to ${length - 1}.`
}

/** @rule MER-1 to MER-11, MER-R45, MER-R46 */
export function setup(tables: Tables, seats: number, options: Options, rng: Rng): State {
  const { content, side, disc, changer, openPurses } = options
  const { objects, perfumes } = tables
  const all = upTo(seats)
  const each = <A>(make: (seat: Seat) => A) => all.map(make)
  const objectStack = upTo(objects)
  const perfumeStack = range(objects, objects + perfumes - 1)
  const starter = rng.below(seats)
  const display = [
    ...upTo(OBJECT_SLOTS).map(() => drawFrom(objectStack, rng)),
    ...upTo(PERFUME_SLOTS).map(() => drawFrom(perfumeStack, rng)),
  ]
  display[HEAD_MERCHANT] = objects + perfumes
  display[COIN_CHANGER] = objects + perfumes + 1
  return {
    content,
    side,
    disc,
    changer,
    openPurses,
    phase: 'action',
    round: 1,
    starter,
    turn: starter,
    extraTurns: 0,
    purses: each(() => [...tables.purse]),
    trays: each(() => noCounts(BLACK)),
    drawn: noCounts(BLACK),
    placed: 0,
    edges: upTo(SLOTS).map(() => each(() => 0)),
    whitePile: tables.white - seats * tables.purse[WHITE],
    blackPile: tables.black - seats * tables.purse[BLACK],
    sealPile: tables.seals - seats * tables.sealsEach,
    seals: each(() => tables.sealsEach),
    display,
    objectStack,
    perfumeStack,
    objectDiscard: [],
    perfumeDiscard: [],
    supply: [...tables.allTokens],
    tokens: each(() => []),
    played: [],
    dropped: each(() => []),
    token: -1,
    progress: each(() => 0),
    heights: each(seat => (starter - seat + 2 * seats - 1) % seats),
    sold: [],
    sale: null,
    debts: each(() => 0),
    stirred: false,
    idleRounds: 0,
  }
}
