import type { Seat, PlyContext } from '../../../../../kernel/game.ts'
import { contentSets } from '../../../content/index.ts'
import { intern, upTo } from '../../moves.ts'
import type { Event, State } from '../../state.ts'
import { push, type Question, refuse } from '../../steps.ts'
import { shopOf } from '../merchant.ts'
import type { ChronomancerTask } from './words.ts'

/*
 * Hourglasses.
 */

type Paying = Extract<ChronomancerTask, { readonly at: 'pay.hourglass' }>

/** At least one of the Hours of a cost stays to be paid. @rule COV-CHR-12 */
const LEAST_HOURS = 1
/** A cost is at most as long as a day. */
export const MOST_HOURS = 12
const RETURN = upTo(MOST_HOURS).map(count => intern({ type: 'pay.hourglass', count }))

/** Gains Hourglasses, as many as there is room for. @rule COV-CHR-9, COV-CHR-11, COV-CHR-17 */
export function bottle(state: State, seat: Seat, count: number, ply: PlyContext<Event>): void {
  const shop = shopOf(state, seat, 'chr')
  const gained = Math.min(
    count,
    contentSets.tables(state.content).chr.maxHourglasses - shop.hourglasses,
  )
  if (gained === 0) return
  shop.hourglasses += gained
  ply.emit({ type: 'chr.bottled', seat, count: gained })
}

/** @rule COV-CHR-12 */
export const pour: Question<Paying> = {
  rule: 'COV-CHR-12',
  moves(state, { seat, hours }) {
    const { hourglasses } = shopOf(state, seat, 'chr')
    return RETURN.slice(0, Math.min(hourglasses, hours - LEAST_HOURS) + 1)
  },
  run(state, { seat, hours }, move, ply) {
    const count = move.type === 'stop' ? 0 : move.count
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
}
