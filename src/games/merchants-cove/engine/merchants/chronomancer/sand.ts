import type { Seat, PlyContext } from '../../../../../kernel/game.ts'
import { upTo } from '../../../../../kit/moves.ts'
import { push } from '../../../../../kit/tasks.ts'
import type { Tables } from '../../../content/compile.ts'
import { ask } from '../../ask.ts'
import { MOST_HOURS } from '../../limits.ts'
import { refuse } from '../../refusals.ts'
import type { Event, State } from '../../state.ts'
import { shopOf } from '../merchant.ts'

/*
 * Hourglasses.
 */

/** At least one of the Hours of a cost stays to be paid. @rule COV-CHR-12 */
const LEAST_HOURS = 1
const RETURN = upTo(MOST_HOURS).map(count => ({ type: 'pay.hourglass', count }) as const)

/** Gains Hourglasses, as many as there is room for. @rule COV-CHR-9, COV-CHR-11, COV-CHR-17 */
export function bottle(
  { chr }: Tables,
  state: State,
  seat: Seat,
  count: number,
  ply: PlyContext<Event>,
): void {
  const shop = shopOf(state, seat, 'chr')
  const gained = Math.min(count, chr.maxHourglasses - shop.hourglasses)
  if (gained === 0) return
  shop.hourglasses += gained
  ply.emit({ type: 'chr.bottled', seat, count: gained })
}

/** @rule COV-CHR-12 */
export const pour = ask<'pay.hourglass'>('COV-CHR-12', {
  moves(state, { seat, hours }) {
    const { hourglasses } = shopOf(state, seat, 'chr')
    return RETURN.slice(0, Math.min(hourglasses, hours - LEAST_HOURS) + 1)
  },
  answers: {
    'pay.hourglass': {
      play(state, { seat, hours }, { count }, ply) {
        if (count > 0) {
          shopOf(state, seat, 'chr').hourglasses -= count
          ply.emit({ type: 'chr.poured', seat, count })
        }
        push(state, { at: 'clock.route', seat, hours: hours - count })
      },
      refuse(state, { seat, hours }, { count }) {
        const { hourglasses } = shopOf(state, seat, 'chr')
        return count > hourglasses
          ? refuse('COV-CHR-12', 'chr-hourglasses-missing', { count: hourglasses })
          : refuse('COV-CHR-12', 'chr-hours-minimum', { bound: LEAST_HOURS, count: hours })
      },
    },
  },
})
