import type { Seat } from '../../../kernel/game.ts'
import { ranks } from '../../../kernel/rank.ts'
import { total } from '../../../kit/counts.ts'
import type { Who } from '../../../kit/words/text.ts'
import type { Icons, Tables, Townsperson } from '../content/compile.ts'
import { contentSets } from '../content/index.ts'
import { travel } from '../engine/round/clock.ts'
import type { CoreEvent } from '../engine/events.ts'
import { colourOf } from '../engine/market/goods.ts'
import type { MerchantTask } from '../engine/merchants/words.ts'
import { MERCHANT_IDS, type MerchantId } from '../engine/names.ts'
import type { Move, View } from '../engine/state.ts'
import type { CoreQuestion } from '../engine/tasks.ts'

/** What sentences in any language are made of: nothing here is in a language. */

export type Question = CoreQuestion | Extract<MerchantTask, { readonly at: Move['type'] }>

/** The printed values of the match. */
export const tablesOf = (who: Who): Tables => contentSets.tables(String(who.options['content']))

/** What a set of values is called: whether the project comes with it, came with it, or neither. */
export function nameOfSet(digest: string): string {
  if (digest === contentSets.standard) return 'standard'
  return contentSets.former.includes(digest) ? 'former' : digest.slice(0, 6)
}

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

/** Where a way round the clock leads, what it costs, and how many one loads on it. */
export function wayOf(view: View, hands: readonly number[]) {
  const question = openQuestion(view)
  if (question?.at !== 'clock.route') return null
  const tables = contentSets.tables(view.content)
  const from = view.timepieces[question.seat]
  const way = travel(tables, view.players.length, from, question.hours, hands)
  return {
    to: way.to,
    cards: way.hands * tables.handCorruption,
    loads: view.indicatorMoved ? 0 : way.loads.reduce((sum, draws) => sum + draws, 0),
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

/** Which merchant an event, a move, a question or a refusal belongs to; null = to all. */
export function merchantOf(name: string): MerchantId | null {
  if (name === 'pay.hourglass') return 'chr'
  return MERCHANT_IDS.find(id => name.startsWith(`${id}.`) || name.startsWith(`${id}-`)) ?? null
}
