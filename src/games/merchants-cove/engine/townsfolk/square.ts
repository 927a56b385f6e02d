import type { Rng } from '../../../../kernel/rng.ts'
import { upTo } from '../../../../kit/moves.ts'
import { push } from '../../../../kit/tasks.ts'
import type { Tables } from '../../content/compile.ts'
import { useAbility } from './abilities.ts'
import { ask, type Does } from '../ask.ts'
import { SLOTS, SQUARE } from '../names.ts'
import type { State } from '../state.ts'

const CARD = upTo(SQUARE).map(place => ({ type: 'recruit.card', place }) as const)
const SLOT = upTo(SLOTS).map(slot => ({ type: 'recruit.slot', slot }) as const)

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
export const card = (tables: Tables) =>
  ask<'recruit.card'>('COV-81', {
    moves: () => CARD,
    answers: {
      'recruit.card': {
        play(state, { seat }, { place }, ply) {
          const { merchant } = state.players[seat]
          const chosen = state.square[place]
          if (chosen === null || merchant === null) return
          ply.emit({ type: 'called', seat, merchant, card: chosen, place })
          push(state, { at: 'refill' })
          push(state, { at: 'pay', seat, ...tables.square[place] })
          push(state, { at: 'recruit.slot', seat, place })
          useAbility(tables, state, seat, chosen, ply)
        },
      },
    },
  })

/** A card that was there goes beneath the deck. @rule COV-83, COV-84, COV-R22, COV-R23, COV-R24 */
export const slot = ask<'recruit.slot'>('COV-83', {
  moves: () => SLOT,
  answers: {
    'recruit.slot': {
      play(state, { seat, place }, { slot: there }, ply) {
        const hired = state.square[place]
        const { merchant, staff } = state.players[seat]
        if (hired === null || merchant === null) return
        const replaced = staff[there]
        if (replaced !== null) state.under.push(replaced)
        staff[there] = hired
        state.square[place] = null
        ply.emit({ type: 'hired', seat, merchant, card: hired, slot: there, replaced })
      },
    },
  },
})

/** Cards slide right, a new one comes from the left. @rule COV-77, COV-86 */
export const refill: Does<'refill'> = (state, _task, ply) => {
  const cards = state.square.filter(each => each !== null)
  while (cards.length < SQUARE) {
    const next = drawTownsperson(state, ply.rng)
    if (next === null) break
    cards.unshift(next)
    ply.emit({ type: 'refilled', card: next, reveals: true })
  }
  state.square = [...new Array<null>(SQUARE - cards.length).fill(null), ...cards]
}
