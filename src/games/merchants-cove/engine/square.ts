import type { Rng } from '../../../kernel/rng.ts'
import { useAbility } from './abilities.ts'
import { contentSets } from '../content/index.ts'
import type { CoreErrand, CoreQuestion } from './tasks.ts'
import { neverRefused } from './merchants/never-refused.ts'
import { intern, upTo } from './moves.ts'
import { SLOTS, SQUARE } from './names.ts'
import type { State } from './state.ts'
import { type Errand, push, type Question } from './steps.ts'

type Asked<At> = Question<Extract<CoreQuestion, { readonly at: At }>>

const CARD = upTo(SQUARE).map(place => intern({ type: 'recruit.card', place }))
const SLOT = upTo(SLOTS).map(slot => intern({ type: 'recruit.slot', slot }))

/**
 * The next card of the Townsfolk deck: of those in it from the beginning any, then those put
 * beneath it in their order.
 */
export function drawTownsperson(state: State, rng: Rng): number | null {
  if (state.deck.length > 0) return state.deck.splice(rng.below(state.deck.length), 1)[0]
  return state.under.shift() ?? null
}

/**
 * First the ability, then the slot, then the cost, then the refill. @rule COV-81, COV-82, COV-85,
 * COV-86, COV-R53
 */
export const card: Asked<'recruit.card'> = {
  rule: 'COV-81',
  moves: () => CARD,
  run(state, { seat }, move, ply) {
    const { merchant } = state.players[seat]
    if (move.type === 'stop' || merchant === null) return
    const { place } = move
    const chosen = state.square[place]
    if (chosen === null) return
    ply.emit({ type: 'called', seat, merchant, card: chosen, place })
    push(state, { at: 'refill' })
    push(state, { at: 'pay', seat, ...contentSets.tables(state.content).square[place] })
    push(state, { at: 'recruit.slot', seat, place })
    useAbility(state, seat, chosen, ply)
  },
  refuse: neverRefused,
}

/** A card that was there goes beneath the deck. @rule COV-83, COV-84, COV-R22, COV-R23, COV-R24 */
export const slot: Asked<'recruit.slot'> = {
  rule: 'COV-83',
  moves: () => SLOT,
  run(state, { seat, place }, move, ply) {
    const hired = state.square[place]
    const { merchant, staff } = state.players[seat]
    if (move.type === 'stop' || hired === null || merchant === null) return
    const replaced = staff[move.slot]
    if (replaced !== null) state.under.push(replaced)
    staff[move.slot] = hired
    state.square[place] = null
    ply.emit({ type: 'hired', seat, merchant, card: hired, slot: move.slot, replaced })
  },
  refuse: neverRefused,
}

/** Cards slide right, a new one comes from the left. @rule COV-77, COV-86 */
export const refill: Errand<Extract<CoreErrand, { readonly at: 'refill' }>> = (
  state,
  _task,
  ply,
) => {
  const cards = state.square.filter(each => each !== null)
  while (cards.length < SQUARE) {
    const next = drawTownsperson(state, ply.rng)
    if (next === null) break
    cards.unshift(next)
    ply.emit({ type: 'refilled', card: next, reveals: true })
  }
  state.square = [...new Array<null>(SQUARE - cards.length).fill(null), ...cards]
}
