import { range } from '../../../../../kit/moves.ts'
import { push } from '../../../../../kit/tasks.ts'
import { ask, DECLINED } from '../../ask.ts'
import { COLOURS } from '../../names.ts'
import { refuse, UNKNOWN } from '../../refusals.ts'
import { immediateSponsorship } from '../../townsfolk/sponsorship.ts'
import { STOP } from '../../stop.ts'
import { type Merchant, shopOf } from '../merchant.ts'
import type { AlchemistTask } from './words.ts'

/*
 * The Alchemist's Staff: what it starts, and the two questions that are its own.
 */

const SWAPS = 2

const TASTE = range(1, COLOURS).map(colour => ({ type: 'alc.taste', colour }) as const)
const TRANSMUTE = range(1, COLOURS).flatMap(give =>
  range(1, COLOURS).flatMap(take =>
    take === give ? [] : [{ type: 'alc.transmute', give, take } as const],
  ),
)

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

/** @rule COV-ALC-15 */
export const transmute = ask<'alc.transmute' | 'stop'>('COV-ALC-15', {
  moves(state, { seat }) {
    const { rack, bag } = shopOf(state, seat, 'alc')
    const swaps = TRANSMUTE.filter(({ give, take }) => rack[give] > 0 && bag[take] > 0)
    return swaps.length > 0 ? [...swaps, STOP] : swaps
  },
  answers: {
    'alc.transmute': {
      play(state, { seat, left }, { give, take }, ply) {
        const { rack, bag } = shopOf(state, seat, 'alc')
        rack[give]--
        bag[give]++
        bag[take]--
        rack[take]++
        ply.emit({ type: 'alc.transmuted', seat, give, take })
        if (left > 1) push(state, { at: 'alc.transmute', seat, left: left - 1 })
      },
      refuse(state, { seat }, { give, take }) {
        if (give === take) return UNKNOWN
        return shopOf(state, seat, 'alc').rack[give] === 0
          ? refuse('COV-ALC-15', 'alc-not-in-rack', { marble: give })
          : refuse('COV-ALC-15', 'alc-not-in-bag', { marble: take })
      },
    },
    stop: DECLINED,
  },
})

/** @rule COV-ALC-16 */
export const taste = ask<'alc.taste'>('COV-ALC-16', {
  moves(state, { seat }) {
    const { shelf } = state.players[seat]
    return TASTE.filter((_, i) => shelf[i + 1] > 0 || shelf[i + 1 + COLOURS] > 0)
  },
  answers: {
    'alc.taste': {
      play: (state, { seat }, { colour }, ply) => immediateSponsorship(state, seat, colour, ply),
      refuse: (_state, _task, { colour }) => refuse('COV-ALC-16', 'alc-not-on-shelf', { colour }),
    },
  },
})
