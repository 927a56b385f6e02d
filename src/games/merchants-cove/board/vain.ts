import type { Tables } from '../content/compile.ts'
import { hasGood } from '../engine/merchants/captain/chart.ts'
import type { Move, View } from '../engine/state.ts'
import { spaceKey } from '../text/terms.ts'

/** Why this would bring me nothing, though it is allowed; null if there is no such reason. */
export function vainly(
  view: View,
  tables: Tables,
  move: Move,
): 'nobody' | 'noGood' | 'noCards' | null {
  const player = view.players[view.viewer ?? -1]
  if (!player?.merchant) return null
  if (move.type === 'recruit.card') {
    const ability = tables.townsfolk[view.square[move.place] ?? -1]?.ability
    return ability?.type === 'discard' && player.cards === 0 ? 'noCards' : null
  }
  if (move.type !== 'chooseSpace') return null
  const { merchant, shop, staff } = player
  if (move.space === tables.boards[merchant].staff) {
    return staff.every(worker => worker === null) ? 'nobody' : null
  }
  const isRecall = spaceKey(tables, merchant, move.space) === 'space.cap.recall'
  if (!isRecall || shop?.merchant !== 'cap') return null
  return shop.ships.some((count, zone) => count > 0 && hasGood(shop, zone)) ? null : 'noGood'
}
