import { intern, range, STOP } from '../../moves.ts'
import { COLOURS } from '../../names.ts'
import { immediateSponsorship } from '../../sponsorship.ts'
import { push, type Questions, refuse } from '../../steps.ts'
import { type Merchant, shopOf } from '../merchant.ts'
import type { AlchemistMove, AlchemistTask } from './words.ts'

/*
 * The Alchemist's Staff: what it starts, and the two questions that are its own.
 */

const SWAPS = 2

const TASTE = range(1, COLOURS).map(colour => intern<AlchemistMove>({ type: 'alc.taste', colour }))

type Transmute = Extract<AlchemistMove, { readonly type: 'alc.transmute' }>
const TRANSMUTE = range(1, COLOURS).flatMap(give =>
  range(1, COLOURS).flatMap(take =>
    take === give ? [] : [intern<Transmute>({ type: 'alc.transmute', give, take })],
  ),
)

type StaffTask = Extract<AlchemistTask, { readonly at: 'alc.transmute' | 'alc.taste' }>

/** Ladler, Bottler, Transmuter, Taster. @rule COV-ALC-13 to COV-ALC-16 */
export const staff: Merchant<'alc', AlchemistTask>['staff'] = [
  (state, seat) => push(state, { at: 'alc.ladle', seat }),
  (state, seat) => {
    push(state, { at: 'alc.flush', seat })
    push(state, { at: 'alc.brew.next', seat, left: 1, begun: false })
  },
  (state, seat) => push(state, { at: 'alc.transmute', seat, left: SWAPS }),
  (state, seat) => push(state, { at: 'alc.taste', seat }),
]

export const staffQuestions: Questions<StaffTask> = {
  'alc.transmute': {
    rule: 'COV-ALC-15',
    moves(state, { seat }) {
      const { rack, bag } = shopOf(state, seat, 'alc')
      const swaps = TRANSMUTE.filter(({ give, take }) => rack[give] > 0 && bag[take] > 0)
      return swaps.length > 0 ? [...swaps, STOP] : swaps
    },
    run(state, { seat, left }, move, ply) {
      if (move.type === 'stop') return
      const { give, take } = move
      const { rack, bag } = shopOf(state, seat, 'alc')
      rack[give]--
      bag[give]++
      bag[take]--
      rack[take]++
      ply.emit({ type: 'alc.transmuted', seat, give, take })
      if (left > 1) push(state, { at: 'alc.transmute', seat, left: left - 1 })
    },
    refuse(state, { seat }, { give, take }) {
      const { rack } = shopOf(state, seat, 'alc')
      return rack[give] === 0
        ? refuse('COV-ALC-15', 'alc-not-in-rack', { marble: give })
        : refuse('COV-ALC-15', 'alc-not-in-bag', { marble: take })
    },
  },

  'alc.taste': {
    rule: 'COV-ALC-16',
    moves(state, { seat }) {
      const { shelf } = state.players[seat]
      return TASTE.filter((_, i) => shelf[i + 1] > 0 || shelf[i + 1 + COLOURS] > 0)
    },
    run(state, { seat }, move, ply) {
      if (move.type === 'alc.taste') immediateSponsorship(state, seat, move.colour, ply)
    },
    refuse: (_, task, { colour }) => refuse('COV-ALC-16', 'alc-not-on-shelf', { colour }),
  },
}
