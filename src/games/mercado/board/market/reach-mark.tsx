import type { Reach } from '../sockets.ts'
import type { Speech } from '../../text/index.ts'

const TICK = 'M5 12.500L10 17.500L19.500 7'
const BACK = 'M6.500 9.500A7 7 0 1 1 5.200 14.500M5.500 4V10H11.500'
const STROKE = 'M6 12H18'
const PATHS = { full: TICK, hand: TICK, later: BACK, never: STROKE }

/**
 * How far I am from buying a tile: a sign, and words where there is room. That all is in the purse
 * is how it mostly stands, and says nothing.
 */
export function ReachMark({ reach, say }: { reach: Exclude<Reach, 'purse'>; say: Speech }) {
  return (
    <span class="mc-reach" aria-hidden="true" data-reach={reach}>
      <svg viewBox="0 0 24 24">
        <path d={PATHS[reach]} />
      </svg>
      <span>{say(`board.near.${reach}`)}</span>
    </span>
  )
}
