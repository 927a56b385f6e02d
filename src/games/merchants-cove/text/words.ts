import type { Refusal, Seat } from '../../../kernel/game.ts'
import { ranks } from '../../../kernel/rank.ts'
import { total } from '../../../kit/counts.ts'
import type { Who } from '../../../kit/text.ts'
import type { Icons, Tables, Townsperson } from '../content/compile.ts'
import { travel } from '../engine/clock.ts'
import { contentSets } from '../content/index.ts'
import type { CoreEvent } from '../engine/events.ts'
import { colourOf } from '../engine/goods.ts'
import type { Label } from './merchants/index.ts'
import type { MerchantTask } from '../engine/merchants/words.ts'
import type { CoreMove, CoreQuestion } from '../engine/tasks.ts'
import {
  MERCHANT_IDS,
  type MerchantId,
  type RogueName,
  type SetChoice,
  type SetName,
} from '../engine/names.ts'
import type { Event, Move, View } from '../engine/state.ts'

/** What sentences in any language are made of: nothing here is in a language. */

/**
 * Every reason of the core; those of a merchant begin with its id. A language without a sentence
 * for one does not compile.
 */
export const REASONS = [
  'hand-away',
  'mouse',
  'must-choose',
  'no-card',
  'no-customer',
  'no-hall',
  'no-such-move',
  'no-such-space',
  'not-aboard',
  'not-drawn',
  'not-on-shelf',
  'not-sailing',
  'not-seated',
  'not-your-card',
  'not-your-turn',
  'occupied',
  'other-question',
  'other-side',
  'over',
  'same-boat',
  'taken',
  'too-few-rogues',
  'used',
  'wrong-size',
] as const
export type Reason = (typeof REASONS)[number]
export type Sentences = { readonly [reason in Reason]: string }

export function isReason(why: string): why is Reason {
  return (REASONS as readonly string[]).includes(why)
}

/** Which merchant a refusal comes from, by the beginning of its reason; undefined = the core. */
export function merchantOf({ why }: Refusal): MerchantId | undefined {
  return MERCHANT_IDS.find(id => why.startsWith(`${id}-`))
}

export type Question = CoreQuestion | Extract<MerchantTask, { readonly at: Move['type'] }>

/** What the core's things are called in one language: for log, board and terminal alike. */
export interface Things {
  /** "a Warrior" */
  readonly someone: (adventurer: number) => string
  /** "Warrior", as a title */
  readonly person: (adventurer: number) => string
  /** "2 Warriors and 1 Noble"; "" for nobody */
  readonly folk: (counts: readonly number[]) => string
  /** "Hall of the Warriors" */
  readonly hall: (colour: number) => string
  /** "12 Gold" */
  readonly gold: (count: number) => string
  /** "2 Corruption cards" */
  readonly cards: (count: number) => string
  /** "3 hours" */
  readonly hours: (count: number) => string
  /** "2 hours + 1 Corruption card" */
  readonly cost: (cost: { readonly hours: number; readonly corruption: number }) => string
  /** A position of the clock: "9 o’clock", "6:30". */
  readonly oclock: (position: number) => string
  /** "left boat 1" */
  readonly boat: (boat: number) => string
  /** "left berth of the Grand Plaza" */
  readonly berth: (berth: number) => string
  /** "Grand Plaza" */
  readonly pier: (pier: number) => string
  /** "Alchemist" */
  readonly merchant: (merchant: MerchantId) => string
  /** The Chronomancer's two figures. @rule COV-CHR-3 */
  readonly figures: readonly [string, string]
  /** "red Potion" */
  readonly good: (merchant: MerchantId, good: number) => string
  /** The same with its size, in the middle of a sentence: "a small red Potion". */
  readonly aSizedGood: (merchant: MerchantId, good: number) => string
  /** An action space of a board: what it is called and does. */
  readonly space: (tables: Tables, merchant: MerchantId, space: number) => Label
  /** A slot of a merchant's Staff board: what its Staff is called and does. */
  readonly staff: (merchant: MerchantId, slot: number) => Label
  /** "Lamplighter". Cards of another set keep the names they come with. */
  readonly townsperson: (card: Pick<Townsperson, 'name'>) => string
  /**
   * What a Townsfolk card does for this merchant when it is recruited: "gain a small red Potion".
   */
  readonly ability: (card: Pick<Townsperson, 'ability'>, merchant: MerchantId) => string
  /** "2 Corruption icons and 1 Warrior icon"; "" for none */
  readonly icons: (icons: Icons) => string
  /** "Mercenary" */
  readonly sets: { readonly [set in SetName]: string }
  readonly setChoices: { readonly [choice in SetChoice]: string }
  readonly rogues: {
    readonly [rogue in RogueName]: { readonly name: string; readonly does: string }
  }
}

/** The printed values of the match. */
export const tablesOf = (who: Who): Tables => contentSets.tables(String(who.options['content']))

/** Whether these are the values that the project comes with. */
export const isStandard = (digest: string): boolean => digest === contentSets.standard

/** The icons of Corruption cards, given by kind. */
export function iconsOn({ corruption: kinds }: Tables, cards: readonly number[]): Icons {
  const factions = [0, 0, 0, 0, 0]
  let corruption = 0
  kinds.forEach((kind, index) => {
    if (kind === null) return
    factions.forEach(
      (_, colour) => (factions[colour] += (kind.factions[colour] ?? 0) * (cards[index] ?? 0)),
    )
    corruption += kind.corruption * (cards[index] ?? 0)
  })
  return { factions, corruption }
}

/** Counts of one colour only. */
export function only(colour: number, count: number): number[] {
  return [0, 1, 2, 3, 4, 5].map(each => (each === colour ? count : 0))
}

/** How many colours there are any of. */
export const kindsOf = (counts: readonly number[]): number =>
  counts.filter(count => count > 0).length

/** All of these counts together. */
export function sumOf(all: readonly (readonly number[])[]): number[] {
  return [0, 1, 2, 3, 4, 5].map(colour =>
    all.reduce((sum, counts) => sum + (counts[colour] ?? 0), 0),
  )
}

/** Everybody, the best first, and those who have won. @rule COV-93 */
export function standings({ players }: Pick<View, 'players'>): {
  readonly order: Seat[]
  readonly winners: Seat[]
} {
  const places = ranks(players.map(({ gold, shelf, cards }) => [gold, total(shelf), 0 - cards]))
  const order = places.map((_, seat) => seat).toSorted((a, b) => places[a] - places[b])
  return { order, winners: order.filter(seat => places[seat] === 1) }
}

/** What made the difference between the winner and the next best. @rule COV-93 */
export function winningBy({
  gold,
  unsold,
  winners,
}: Extract<CoreEvent, { readonly type: 'ended' }>): 'gold' | 'unsold' | 'cards' {
  const [first] = winners
  const level = gold.flatMap((sum, seat) => (seat !== first && sum === gold[first] ? [seat] : []))
  if (level.length === 0) return 'gold'
  return level.some(seat => unsold[seat] === unsold[first]) ? 'cards' : 'unsold'
}

/** The question that is open; undefined when the game is over. */
export function openQuestion(view: Pick<View, 'agenda'>): Question | undefined {
  // Between plies a question is always on top.
  return view.agenda.at(-1) as Question | undefined
}

/** The card at a place of the Town Square. */
export function townspersonAt(
  { content, square }: Pick<View, 'content' | 'square'>,
  place: number,
): Townsperson | undefined {
  const card = square[place]
  return card === null || card === undefined
    ? undefined
    : contentSets.tables(content).townsfolk[card]
}

/** Where a way round the clock leads, what it costs, and how often one loads on it. */
export function wayOf(view: View, hands: readonly number[]) {
  const question = openQuestion(view)
  if (question?.at !== 'clock.route') return null
  const tables = contentSets.tables(view.content)
  const from = view.timepieces[question.seat]
  const way = travel(tables, view.players.length, from, question.hours, hands)
  return {
    to: way.to,
    cards: way.hands * tables.handCorruption,
    loads: view.indicatorMoved ? 0 : way.loads.length,
  }
}

/** What selling a Good at the open pier would bring. */
export function saleOf(view: View, good: number) {
  const question = openQuestion(view)
  if (question?.at !== 'sell') return null
  const { merchant } = view.players[question.seat]
  const customers = view.piers[question.pier][colourOf(good)] + question.extra
  return merchant && { merchant, customers, price: contentSets.tables(view.content).prices[good] }
}

/**
 * Which merchant's texts speak of an event, a move or a question of this name; undefined = the
 * core's.
 */
export function teller(name: string): MerchantId | undefined {
  return name === 'pay.hourglass' ? 'chr' : MERCHANT_IDS.find(id => name.startsWith(`${id}.`))
}

export const isOfCore = {
  question: (question: Question): question is CoreQuestion => teller(question.at) === undefined,
  move: (move: Move): move is CoreMove => teller(move.type) === undefined,
  event: (event: Event): event is CoreEvent => teller(event.type) === undefined,
}
