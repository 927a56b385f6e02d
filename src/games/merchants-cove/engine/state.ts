import type { Seat, Viewer, GameTypes } from '../../../kernel/game.ts'
import type { Counts } from '../../../kit/counts.ts'
import type { AskedTask } from '../../../kit/tasks.ts'
import type { MerchantEvent, MerchantMove, MerchantTask, Shop } from './merchants/words.ts'
import type { CoreMove, CoreTask } from './tasks.ts'
import type { CoreEvent } from './events.ts'
import type { MerchantId, RogueName, SetChoice } from './names.ts'

/*
 * Numbers: colours 1 red, 2 green, 3 blue, 4 yellow, 5 grey (Rogues); Goods 1 to 8, see `goods.ts`;
 * boats, berths and piers see `names.ts`. Townsfolk are places in the content's list. Corruption
 * cards are spoken of by kind, from 1: cards with the same icons are equal. Positions on the clock
 * are half hours: hour h is 2h, the hand after it 2h + 1.
 */

export type Options = {
  /** Which set of printed values, by its digest. */
  content: string
  /**
   * Who plays which merchant: chance, each in seat order, or each from the bottom of the first
   * stack up. @rule COV-R2
   */
  merchants: 'random' | 'choose' | 'draft'
  townsfolk: SetChoice
  rogue: RogueName
}

/**
 * - `merchants`: merchants are chosen (COV-15)
 * - `production`: turns, Arrival included (COV-20 to COV-56)
 * - `market`: sales (COV-60 to COV-74)
 * - `over`: nobody is asked any more
 */
export const PHASES = ['merchants', 'production', 'market', 'over'] as const
export type PhaseName = (typeof PHASES)[number]

export type Boat = {
  /** Adventurers by colour, 5 = Rogues. */
  aboard: Counts
  /** `gone` = left the board when its side was closed. @rule COV-50, COV-54 */
  at: 'sea' | 'docked' | 'gone'
}

export type Player = {
  /** Null until chosen. */
  merchant: MerchantId | null
  /** Null until all merchants are chosen. */
  shop: Shop | null
  /**
   * The space each figure stands on, null = off the board. The Chronomancer has two. @rule COV-27,
   * COV-CHR-3
   */
  figures: (number | null)[]
  /** Own turns begun. Figure turns % figures.length moves next. */
  turns: number
  gold: number
  /** Goods on the Sale Shelf. @rule COV-33 */
  shelf: Counts
  /** Active Market Phase Sponsorships: [false, red, green, blue, yellow]. @rule COV-73 */
  shields: boolean[]
  /** The Townsfolk card in each of the 4 slots. @rule COV-83 */
  staff: (number | null)[]
  /** Corruption cards by kind, hidden from others. @rule COV-36 */
  corruption: Counts
  /**
   * The cards this player discarded since the deck was last shuffled: only they know them. Those of
   * all players are the discard pile. @rule COV-R25, COV-R47
   */
  tossed: Counts
}

/**
 * Something that is still to happen. Those named like a type of move are questions, the others
 * happen by themselves.
 */
export type Task = CoreTask | MerchantTask
/** A task whose seat has to answer. */
export type Asking = AskedTask<Cove>

/** Everything about a match, hidden parts too. What is drawn is not decided before it is drawn. */
export type State = {
  /** The digest of the printed values. */
  content: string
  phase: PhaseName
  /** 1 to 3. */
  round: number
  rogue: RogueName
  townsfolk: SetChoice
  /** What is still to happen; the last is next. Between plies that is always a question. */
  agenda: Task[]
  players: Player[]
  /** Meeples by colour. */
  bag: Counts
  /** Adventurers drawn and not placed yet, in the order in which they will be. */
  drawn: number[]
  halls: Counts
  /** Rogues in the Lair. */
  lair: number
  piers: Counts[]
  boats: Boat[]
  /** The boat in each berth. */
  berths: (number | null)[]
  /** The position of each seat's Timepiece. */
  timepieces: number[]
  /** All seats: of two on the same space, the later one lies on top. @rule COV-24, COV-40 */
  stack: Seat[]
  /**
   * The hour of the Market Phase indicator, and whether it was moved in this round. @rule COV-55
   */
  indicator: number
  indicatorMoved: boolean
  /** The Town Square, left to right; null = to be refilled. */
  square: (number | null)[]
  /**
   * The Townsfolk cards that nobody knows the order of, lowest first; and those put beneath them
   * since, top first.
   */
  deck: number[]
  under: number[]
  corruptionDeck: Counts
  /** Whether each seat has sold at the pier being resolved. @rule COV-64 */
  sold: boolean[]
}

/** A player as one viewer sees them. */
export type SeenPlayer = Omit<Player, 'corruption' | 'tossed'> & {
  /** How many Corruption cards; and which, if the viewer may know. */
  cards: number
  corruption: Counts | null
  /**
   * How many they have discarded since the deck was last shuffled; and which, if the viewer may
   * know.
   */
  discards: number
  tossed: Counts | null
}

/** What one viewer knows: the state without what is hidden from them. */
export type View = Omit<State, 'players' | 'corruptionDeck'> & {
  viewer: Viewer
  players: SeenPlayer[]
  /** How many cards. */
  corruptionDeck: number
}

export type Move = CoreMove | MerchantMove
export type Event = CoreEvent | MerchantEvent

export interface Cove extends GameTypes {
  options: Options
  state: State
  view: View
  move: Move
  event: Event
}
