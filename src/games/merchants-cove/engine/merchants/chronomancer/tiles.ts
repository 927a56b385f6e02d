import type { Seat, PlyContext } from '../../../../../kernel/game.ts'
import { addTo, total } from '../../../../../kit/counts.ts'
import { take } from '../../bag.ts'
import type { Event } from '../../state.ts'
import { lay, type Tile } from './rift.ts'
import type { Cell, ChronomancerShop } from './words.ts'

/** The top tile of the pile; if the pile is empty, the discard becomes it first. @rule COV-CHR-2 */
function draw(shop: ChronomancerShop, seat: Seat, ply: PlyContext<Event>): number {
  if (total(shop.pile) === 0) {
    addTo(shop.pile, shop.discard)
    shop.discard.fill(0)
    ply.emit({ type: 'chr.reshuffled', seat, count: total(shop.pile) })
  }
  return take(shop.pile, ply.rng)
}

/** The Gate tile goes to the discard, the top pile tile takes its place. @rule COV-CHR-6 */
export function renewGate(shop: ChronomancerShop, seat: Seat, ply: PlyContext<Event>): void {
  const out = shop.gate
  shop.discard[out]++
  shop.gate = draw(shop, seat, ply)
  ply.emit({ type: 'chr.gateDrawn', seat, out, into: shop.gate, reveals: true })
}

/** A tile that left the Rift becomes the Gate tile, unless it is frayed. @rule COV-CHR-4 */
export function toGate(
  shop: ChronomancerShop,
  seat: Seat,
  { colour, frayed }: Tile,
  ply: PlyContext<Event>,
): void {
  shop.gate = colour
  if (frayed) renewGate(shop, seat, ply)
}

/** A frayed tile goes to the discard, the top pile tile takes its cell. @rule COV-CHR-10 */
export function mend(shop: ChronomancerShop, seat: Seat, cell: Cell, ply: PlyContext<Event>): void {
  const out = shop.rift[cell]
  shop.discard[out]++
  lay(shop, cell, draw(shop, seat, ply))
  ply.emit({ type: 'chr.mended', seat, cell, out, into: shop.rift[cell], reveals: true })
}
