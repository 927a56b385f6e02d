import { ARMS_PER_ROW, flowing } from '../engine/merchants/alchemist/decanter.ts'
import type { AlchemistShop } from '../engine/merchants/alchemist/words.ts'
import { faceOf } from '../engine/merchants/blacksmith/dice.ts'
import { heatOf } from '../engine/merchants/blacksmith/furnaces.ts'
import { colourOfZone } from '../engine/merchants/captain/chart.ts'
import { outside } from '../engine/merchants/captain/fleet.ts'
import { LINES, yieldOf } from '../engine/merchants/chronomancer/rift.ts'
import type { ChronomancerShop } from '../engine/merchants/chronomancer/words.ts'
import type { Shop } from '../engine/merchants/words.ts'
import type { Event, Move, View } from '../engine/state.ts'
import { colourTerm, dieTerm, type Facts, goodTerm, zoneTerm } from './terms.ts'
import type { Question } from './words.ts'

/*
 * What messages about one merchant speak of besides the fields of a question, a move or an event:
 * mostly what lies in the shop.
 */

/** What a merchant's question speaks of. */
export function shopFacts(shop: View['players'][number]['shop'], question: Question): Facts {
  switch (question.at) {
    case 'cap.move': {
      const { ships, moved } = question
      if (ships === null) return { hands: 'fleet' }
      return { hands: moved !== null ? 'more' : ships === 1 ? 'one' : 'several' }
    }
    case 'cap.spinAgain':
      return { ships: shop?.merchant === 'cap' ? outside(shop).length : 0 }
    case 'cap.recall.next':
    case 'cap.shield':
      return { kinds: question.landed.length }
    case 'cap.smuggle': {
      const there = shop?.merchant === 'cap' ? shop.treasures : []
      const treasures = there.flatMap((has, colour) => (has ? [colourTerm(colour)] : []))
      return { treasures, left: treasures.length }
    }
    default:
      return shop?.merchant === 'chr' ? { gate: shop.gate } : {}
  }
}

/** What a merchant's move speaks of. */
export function shopMoveFacts(shop: Shop, move: Move, question: Question): Facts {
  switch (shop.merchant) {
    case 'alc':
      if (move.type === 'alc.announce') return { n: freed(shop.arms, move.colour, question) }
      return 'arm' in move ? { marble: shop.arms[move.arm][0] } : {}
    case 'bla':
      return furnaceFacts(shop.furnaces, move, question)
    case 'cap':
      if (move.type === 'cap.net') return { good: goodTerm('cap', colourOfZone(move.zone)) }
      return move.type === 'cap.move' ? { from: zoneTerm(move.from), to: zoneTerm(move.to) } : {}
    case 'chr':
      return riftFacts(shop, move)
  }
}

/** How many marbles of the row that is tapped this colour sets free. */
function freed(arms: AlchemistShop['arms'], colour: number, question: Question): number {
  if (question.at !== 'alc.announce') return 0
  const from = ARMS_PER_ROW * question.row
  return arms.slice(from, from + ARMS_PER_ROW).reduce((sum, arm) => sum + flowing(arm, colour), 0)
}

/** The dice of the furnace, and the heat it would have. */
function furnaceFacts(
  furnaces: readonly (readonly number[])[],
  move: Move,
  question: Question,
): Facts {
  if (!('furnace' in move) || move.furnace === null) return {}
  const dice = furnaces[move.furnace]
  const heat = heatOf(dice)
  const facts = { dice: dice.map(dieTerm), heat }
  if (move.type === 'bla.contraband.place') return { ...facts, heat: heat + move.face }
  if (question.at === 'bla.furnace' || question.at === 'bla.haul.place')
    return { ...facts, heat: heat + faceOf(question.die) }
  if (move.type !== 'bla.adjust') return facts
  return { ...facts, heat: heat + move.by, face: faceOf(move.die) + move.by }
}

/** Colours of tiles; what a line gives, and of three tiles alike which one is not used. */
function riftFacts(shop: ChronomancerShop, move: Move): Facts {
  switch (move.type) {
    case 'chr.push':
      return { axis: axisOf(move.line) }
    case 'chr.mendCell':
    case 'chr.gatekeep':
      return { colour: shop.rift[move.cell], frayed: shop.frayed[move.cell] }
    case 'chr.portal.next': {
      const { line, spare } = move
      const colour = yieldOf(shop, line, spare)
      const spared = spare !== null && yieldOf(shop, line, null) !== 0
      return {
        good: goodTerm('chr', spare === null ? colour + 4 : colour),
        spared: spared ? LINES[line][spare] : 'none',
      }
    }
    default:
      return { gate: shop.gate }
  }
}

export const axisOf = (line: number): 'row' | 'column' => (line < 3 ? 'row' : 'column')

/** What a merchant's event speaks of. */
export function shopEventFacts(event: Event): Facts {
  switch (event.type) {
    case 'bla.turned':
      return { face: faceOf(event.into) }
    case 'cap.spun':
      return { sum: event.steps !== event.sector }
    case 'cap.sailed':
      return { from: zoneTerm(event.from), to: zoneTerm(event.to) }
    case 'chr.pushed':
      return { axis: axisOf(event.line) }
    default:
      return {}
  }
}
