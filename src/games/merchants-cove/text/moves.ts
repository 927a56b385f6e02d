import { contentSets } from '../content/index.ts'
import type { CoreMove, Stop } from '../engine/tasks.ts'
import { GREY } from '../engine/names.ts'
import type { View } from '../engine/state.ts'
import { only, openQuestion, saleOf, type Things, townspersonAt, wayOf } from './words.ts'

/** What one language puts around the names of things when it names a move. */
export interface MoveWords {
  readonly chance: string
  readonly empty: string
  readonly noRogues: string
  readonly capital: (text: string) => string
  /** "no load", "2 loads" */
  readonly loads: (count: number) => string
  readonly straight: (to: string, loads: string) => string
  readonly onto: (hand: string, cost: string) => string
  readonly over: (hand: string, to: string, cost: string) => string
  readonly overBoth: (to: string, cost: string) => string
  readonly as: (staff: string) => string
  readonly inPlaceOf: (staff: string, townsperson: string) => string
  readonly discard: (icons: string) => string
  readonly from: (person: string, boat: string) => string
  readonly to: (person: string, boat: string) => string
  readonly first: (person: string) => string
  readonly count: (rogues: string, cards: string) => string
}

/** Names the core's moves as buttons call them, in one language. */
export function namer(
  things: Things,
  words: MoveWords,
): (move: Exclude<CoreMove, Stop>, view: View) => string {
  const { boat, cards, cost, folk, gold, oclock, person } = things
  const { capital } = words
  const actor = (view: View) => view.players[openQuestion(view)?.seat ?? -1]

  /** What a space is called, and what it costs; the cost of Recruit is the card's. */
  function space(view: View, index: number): string {
    const tables = contentSets.tables(view.content)
    const merchant = actor(view)?.merchant
    if (!merchant) return ''
    const { spaces, recruit } = tables.boards[merchant]
    const { name } = things.space(tables, merchant, index)
    return index === recruit ? name : `${name} (${cost(spaces[index])})`
  }

  function staff(view: View, slot: number): string {
    const merchant = actor(view)?.merchant
    return merchant ? things.staff(merchant, slot).name : ''
  }

  /** As what somebody new works, and whom he sends away. */
  function place(view: View, slot: number): string {
    const card = actor(view)?.staff[slot] ?? null
    if (card === null) return words.as(staff(view, slot))
    return words.inPlaceOf(
      staff(view, slot),
      things.townsperson(contentSets.tables(view.content).townsfolk[card]),
    )
  }

  function route(view: View, hands: readonly number[]): string {
    const way = wayOf(view, hands)
    if (way === null) return ''
    const [to, loads] = [oclock(way.to), words.loads(way.loads)]
    const [hand] = hands
    if (hand === undefined) return words.straight(to, loads)
    const price = `${cards(way.cards)}, ${loads}`
    if (hands.length > 1) return words.overBoth(to, price)
    const where = oclock(2 * contentSets.tables(view.content).hands[hand].hour + 1)
    return where === to ? words.onto(where, price) : words.over(where, to, price)
  }

  /** A Good to be sold, and what it earns. */
  function sale(view: View, good: number): string {
    const offer = saleOf(view, good)
    if (offer === null) return ''
    const { merchant, customers, price } = offer
    return `${capital(things.good(merchant, good))}: ${customers} × ${price} = ${gold(customers * price)}`
  }

  return (move, view) => {
    switch (move.type) {
      case 'chooseMerchant':
        return move.merchant === 'random' ? words.chance : things.merchant(move.merchant)
      case 'chooseSpace':
        return space(view, move.space)
      case 'recruit.card': {
        const card = townspersonAt(view, move.place)
        return card
          ? `${things.townsperson(card)} (${cost(contentSets.tables(view.content).square[move.place])})`
          : ''
      }
      case 'recruit.discard': {
        const shown = contentSets.tables(view.content).corruption[move.card]
        return shown ? words.discard(things.icons(shown)) : ''
      }
      case 'recruit.take':
        return words.from(person(move.adventurer), boat(move.boat))
      case 'recruit.pier':
        return things.pier(move.pier)
      case 'recruit.boat':
      case 'load.boat':
        return `${capital(boat(move.boat))} (${folk(view.boats[move.boat].aboard) || words.empty})`
      case 'recruit.slot':
        return place(view, move.slot)
      case 'staff.next':
        return staff(view, move.slot)
      case 'clock.route':
        return route(view, move.hands)
      case 'load.pick':
        return words.first(person(move.adventurer))
      case 'robbers.use':
        return words.to(person(move.colour), boat(move.boat))
      case 'dock.berth':
        return capital(things.berth(move.berth))
      case 'cultists.k':
        return move.rogues === 0
          ? words.noRogues
          : words.count(folk(only(GREY, move.rogues)), cards(move.rogues))
      case 'sell':
        return sale(view, move.good)
    }
  }
}
