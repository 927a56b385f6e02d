import type { Slot, View } from '../engine/state.ts'
import type { Who } from '../../../kit/text.ts'
import { Dialog } from '../../../web/parts/dialog.tsx'
import { goodAt } from './goods.ts'
import { Printed } from './stall.tsx'
import type { BoardText } from './text/index.ts'

/** A tile seen closely: what it costs, gives and does, and who has what on it. */
export function Look(props: {
  view: View
  slot: Slot
  who: Who
  text: BoardText
  onClose: () => void
}) {
  const { view, slot, who, text, onClose } = props
  const { things } = text
  const good = goodAt(view, slot)
  const content = text.content(view)
  const { facts, price, noSeals } = good
  const worth = facts.points ? things.points(facts.points) || text.look.nothing : text.look.none
  const others = [
    ...facts.others.map(things.effect),
    ...(noSeals ? [things.effect({ effect: 'noSeals', n: 1 })] : []),
  ]
  return (
    <Dialog title={things.tile(content, view.display[slot] ?? 0)} onClose={onClose}>
      <div class="mc-look">
        <div class="mc-card" data-kind={facts.kind}>
          <Printed good={good} name="" />
        </div>
        <dl>
          <dt>{text.look.price}</dt>
          <dd>{things.price(price)}</dd>
          <dt>{text.look.worth}</dt>
          <dd>{worth}</dd>
          {facts.self.length > 0 && (
            <>
              <dt>{text.look.self}</dt>
              <dd>{facts.self.map(things.effect).join(', ')}</dd>
            </>
          )}
          {others.length > 0 && (
            <>
              <dt>{text.look.others}</dt>
              <dd>{others.join(', ')}</dd>
            </>
          )}
          <dt>{text.look.paid}</dt>
          <dd>{things.paidAloud(view, slot, who)}</dd>
        </dl>
      </div>
    </Dialog>
  )
}
