import { LINES } from '../../../engine/merchants/chronomancer/rift.ts'
import type { ChronomancerEvent } from '../../../engine/merchants/chronomancer/words.ts'
import type { Event, View } from '../../../engine/state.ts'
import type { Placed } from '../../../../../web/board-kit/follow.ts'

type Push = Extract<ChronomancerEvent, { readonly type: 'chr.pushed' }>

/**
 * The tiles of the Rifts after the pushes among these events; as they were if that does not lead to
 * this position.
 */
export function carried(placed: Placed, view: View, events: readonly Event[]): Placed {
  const pushes = events.filter(event => event.type === 'chr.pushed')
  const after = pushes.reduce(pushed, placed)
  return pushes.every(({ seat }) => agrees(after, view, seat)) ? after : placed
}

/** From the Gate into the line, on by one, and out of it into the Gate. @rule COV-CHR-4 */
function pushed(placed: Placed, { seat, line, from }: Push): Placed {
  const cells = LINES[line] ?? []
  const inOrder = from === 'start' ? cells : cells.toReversed()
  const way = ['gate', ...inOrder.map(cell => `cell${cell}`), 'gate'].map(
    place => `${seat}${place}`,
  )
  const after = new Map(placed)
  for (const [at, place] of way.entries())
    if (at > 0) after.set(place, placed.get(way[at - 1] ?? '') ?? [])
  return after
}

function agrees(placed: Placed, view: View, seat: number): boolean {
  const shop = view.players[seat]?.shop
  if (shop?.merchant !== 'chr') return false
  return shop.rift.every((colour, cell) =>
    placed.get(`${seat}cell${cell}`)?.[0]?.startsWith(`${seat}tile${colour}.`),
  )
}
