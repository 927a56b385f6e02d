import type { Seat } from '../../../kernel/game.ts'
import { initialOf } from '../../../kit/words/initial.ts'
import type { Who } from '../../../kit/words/text.ts'
import { SeatFace } from '../../../web/board-kit/faces.ts'
import { HAND } from './art/icons.ts'

/** By what somebody is known where there is no room for their name. */
export const initialAt = (who: Who, seat: Seat, you: string): string =>
  initialOf(seat === who.me ? you : who.name(seat))

/**
 * A person as a round face in the colour of the seat, or the initial where there is none; the name is
 * said beside it.
 */
export function Face({ seat, who, you }: { seat: Seat; who: Who; you: string }) {
  return (
    <span class="md-person" data-hue={seat} aria-hidden="true">
      <SeatFace.Consumer>
        {faceOf => (faceOf ? faceOf(seat) : initialAt(who, seat, you))}
      </SeatFace.Consumer>
    </span>
  )
}

/** A hand that points at a card, in the colour of its seat, with the initial on its back. */
export function PointingHand({
  seat,
  who,
  you,
  at,
}: {
  seat: Seat
  who: Who
  you: string
  at: number
}) {
  return (
    <span
      class="md-hand"
      data-hue={seat}
      data-pieces={`hand:${seat}`}
      style={{ '--at': at }}
      aria-hidden="true"
    >
      <svg viewBox="-40 -20 640 760">
        <g transform="rotate(-135 262 262)">
          <path class="md-hand-shape" d={HAND} />
        </g>
        <path class="md-hand-cuff" d="M136 560L404 560L424 720H116Z" />
      </svg>
      <b>{initialAt(who, seat, you)}</b>
    </span>
  )
}
