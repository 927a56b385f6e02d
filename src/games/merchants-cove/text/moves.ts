import { total } from '../../../kit/counts.ts'
import { contentSets } from '../content/index.ts'
import type { Move, View } from '../engine/state.ts'
import { shopMoveFacts } from './shops.ts'
import {
  costTerm,
  type Facts,
  factsOf,
  goodTerm,
  iconTerms,
  people,
  spaceKey,
  type Speech,
  staffTerm,
  timeAt,
  townsperson,
} from './terms.ts'
import { openQuestion, saleOf, townspersonAt, wayOf } from './words.ts'

/** A move as a button calls it; "" for one that answers no open question. */
export function moveText(say: Speech, move: Move, view: View): string {
  const question = openQuestion(view)
  if (question === undefined) return ''
  if (move.type === 'stop') return say.find(`stop.${question.at}`) ?? say('stop.other')
  const { merchant, shop } = view.players[question.seat]
  const more = moveFacts(say, move, view)
  if (more === null) return ''
  const own = shop && shopMoveFacts(shop, move, question)
  const facts = { ...factsOf(move, merchant), ...more, ...own }
  return say.find(`move.${move.type}`, facts) ?? ''
}

/** What a move speaks of besides its own fields; null if it is not possible at all. */
function moveFacts(say: Speech, move: Move, view: View): Facts | null {
  const tables = contentSets.tables(view.content)
  switch (move.type) {
    case 'chooseSpace':
      return spaceFacts(view, move.space)
    case 'recruit.card': {
      const card = townspersonAt(view, move.place)
      return card
        ? {
            townsperson: townsperson(say, card),
            price: costTerm(tables.square[move.place]),
            ability: card.ability.type,
          }
        : null
    }
    case 'recruit.discard': {
      const shown = tables.corruption[move.card]
      return shown && { icons: iconTerms(shown) }
    }
    case 'recruit.boat':
    case 'load.boat': {
      const { aboard } = view.boats[move.boat]
      return { crew: total(aboard), aboard: people(aboard) }
    }
    case 'recruit.slot':
    case 'staff.next':
      return slotFacts(say, view, move.slot)
    case 'clock.route':
      return routeFacts(view, move.hands)
    case 'sell': {
      const offer = saleOf(view, move.good)
      if (!offer) return null
      const { merchant, customers, price } = offer
      return { good: goodTerm(merchant, move.good), customers, price, gold: customers * price }
    }
    default:
      return {}
  }
}

const actor = (view: View) => view.players[openQuestion(view)?.seat ?? 0]

/** What a space is called, and what it costs; the cost of Recruit is the card's. */
function spaceFacts(view: View, space: number): Facts | null {
  const tables = contentSets.tables(view.content)
  const { merchant } = actor(view)
  if (!merchant) return null
  const { spaces, recruit } = tables.boards[merchant]
  return {
    space: { term: spaceKey(tables, merchant, space) },
    price: space === recruit ? 'none' : costTerm(spaces[space]),
  }
}

/** As what somebody works, and whom they send away. */
function slotFacts(say: Speech, view: View, slot: number): Facts | null {
  const { merchant, staff } = actor(view)
  if (!merchant) return null
  const card = contentSets.tables(view.content).townsfolk[staff[slot] ?? -1]
  return {
    staff: staffTerm(merchant, slot),
    townsperson: card ? townsperson(say, card) : 'none',
  }
}

/** Where a way round the clock leads, over which hand, and what it costs. */
function routeFacts(view: View, hands: readonly number[]): Facts | null {
  const way = wayOf(view, hands)
  if (way === null) return null
  const [hand] = hands
  const at = hand === undefined ? 0 : 2 * contentSets.tables(view.content).hands[hand].hour + 1
  return { ...way, to: timeAt(way.to), hands: hands.length, hand: timeAt(at), stays: at === way.to }
}
