import { upTo } from '../../../../kit/moves.ts'
import { SLOTS } from '../../content/index.ts'
import type { Event, Mercado, View } from '../../engine/state.ts'
import { Awning } from '../../../../web/parts/pictures/awning.tsx'
import type { BoardProps } from '../../../../web/board-kit/board.ts'
import { lightsOf } from '../../../../web/board-kit/lights.ts'
import type { Placed } from '../../../../web/board-kit/follow.ts'
import { goodAt } from './goods.ts'
import { onEdgeOf } from '../scenes/perform.ts'
import { lights } from '../seat-line.ts'
import { type Reach, reach } from '../sockets.ts'
import { Stall } from './stall.tsx'
import type { Messages, Speech } from '../../text/index.ts'
import type { Choices } from '../use-choices.ts'

interface Props {
  table: BoardProps<Mercado, Messages>
  view: View
  told: readonly Event[]
  choices: Choices
  placed: Placed
  say: Speech
}

/** What is on offer: four objects, then two perfumes and the two market tiles. */
export function Market({ table, view, told, choices, placed, say }: Props) {
  const events = told.length > 0 ? told : table.latest
  const touched = new Set(events.flatMap(event => lightsOf(lights, event)))
  return (
    <section class="mc-market" aria-label={say('board.market')}>
      <Awning />
      <div class="mc-stalls" data-rove>
        {upTo(SLOTS).map(slot => (
          <Stall
            key={slot}
            table={table}
            view={view}
            slot={slot}
            reach={reachOf(view, slot)}
            choices={choices}
            placed={placed}
            say={say}
            fresh={touched.has(`slot:${slot}`)}
          />
        ))}
      </div>
    </section>
  )
}

/** How far I am from buying a tile; null for onlookers and for what is sold. */
export function reachOf(view: View, slot: number): Reach | null {
  const me = view.viewer
  if (me === null || view.sold.includes(slot) || view.phase === 'over') return null
  const hand = view.turn === me ? view.drawn : []
  const nothing = [0, 0, 0, 0, 0, 0, 0]
  return reach(goodAt(view, slot).price, onEdgeOf(view, slot, me), [
    hand.length > 0 ? hand : nothing,
    view.purses[me] ?? nothing,
    view.trays[me] ?? nothing,
  ])
}
