import type { Slot, View } from '../../engine/state.ts'
import type { Who } from '../../../../kit/words/text.ts'
import { Dialog } from '../../../../web/parts/controls/dialog.tsx'
import { type Good, goodAt } from './goods.ts'
import { reachOf } from './market.tsx'
import { Printed } from './stall.tsx'
import {
  effectTerm,
  listed,
  paidAloud,
  price,
  type Speech,
  tileTerm,
  worth,
} from '../../text/things.ts'
import { contentOf } from '../../text/words.ts'

/** A tile seen closely: what it costs, gives and does, and who has what on it. */
export function Look(props: {
  view: View
  slot: Slot
  who: Who
  say: Speech
  onClose: () => void
}) {
  const { view, slot, who, say, onClose } = props
  const good = goodAt(view, slot)
  const content = contentOf(view.content)
  const { facts, noSeals } = good
  const near = reachOf(view, slot)
  const paid = [paidAloud(say, view, slot, who), near && say(`board.reach.${near}`)]
  const others = [
    ...facts.others.map(effectTerm),
    ...(noSeals ? [effectTerm({ effect: 'noSeals', n: 1 })] : []),
  ]
  return (
    <Dialog title={listed(say, tileTerm(content, view.display[slot] ?? 0))} onClose={onClose}>
      <div class="mc-look">
        <div class="mc-card" data-kind={facts.kind}>
          <Printed good={good} name="" />
        </div>
        <dl>
          <dt>{say('board.look.price')}</dt>
          <dd>{listed(say, ...price(good.price))}</dd>
          <dt>{say('board.look.worth')}</dt>
          <dd>{worthOf(say, facts.points)}</dd>
          {facts.self.length > 0 && (
            <>
              <dt>{say('board.look.self')}</dt>
              <dd>{listed(say, ...facts.self.map(effectTerm))}</dd>
            </>
          )}
          {others.length > 0 && (
            <>
              <dt>{say('board.look.others')}</dt>
              <dd>{listed(say, ...others)}</dd>
            </>
          )}
          <dt>{say('board.look.paid')}</dt>
          <dd>{paid.filter(Boolean).join('; ')}</dd>
        </dl>
      </div>
    </Dialog>
  )
}

/** What a tile is worth; market tiles have no points at all. */
function worthOf(say: Speech, points: Good['facts']['points']): string {
  if (points === null) return say('board.look.none')
  const counted = worth(points)
  return counted === null ? say('board.look.nothing') : listed(say, counted)
}
