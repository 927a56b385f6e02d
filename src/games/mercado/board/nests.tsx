import type { View } from '../engine/state.ts'
import type { Placed } from '../../../web/board-kit/follow.ts'
import { purseOf, sealsOf, tokensOf, trayOf } from './pieces.ts'

/** Where the things of the others live, which are not to be seen one by one: at their lines. */
export function Nests({ view, placed }: { view: View; placed: Placed }) {
  return (
    <>
      {view.purses.map((_, seat) =>
        seat === view.viewer ? null : (
          <span
            key={seat}
            hidden
            data-seat={seat}
            data-nest={[purseOf, trayOf, sealsOf, tokensOf]
              .flatMap(place => placed.get(place(seat)) ?? [])
              .join(' ')}
          />
        ),
      )}
    </>
  )
}
