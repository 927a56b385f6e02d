import type { Tables } from '../../content/compile.ts'
import { hasGood } from '../../engine/merchants/captain/chart.ts'
import { isDayOver } from '../../engine/round/clock.ts'
import type { Move, View } from '../../engine/state.ts'
import { actionCost } from '../action-cost.ts'
import type { Desk } from '../desk.ts'
import {
  abilityTerm,
  costTerm,
  labelOf,
  nameOf,
  spaceKey,
  type Speech,
  timeAt,
  townsperson,
} from '../../text/terms.ts'

/**
 * The thing I look at: what it does, and what it would cost: Hours and cards, where my Timepiece
 * would go, what I would load. What its own name has not said is heard.
 */
export function Weigh({ desk }: { desk: Desk }) {
  const { view } = desk.table
  const { say, tables, weighed } = desk
  // A merchant who is looked at is told about on a card of their own.
  if (weighed === null || weighed.type === 'chooseMerchant') return null
  const why = vainly(view, tables, weighed)
  return (
    <p class="cv-weigh">
      <span class="cv-does">{doesOf(view, tables, say, weighed)}</span>{' '}
      {why && (
        <b class="cv-warns" aria-live="polite">
          {say('board.warns', { why })}{' '}
        </b>
      )}
      <Costs desk={desk} />
    </p>
  )
}

function Costs({ desk }: { desk: Desk }) {
  const { say, tables, weighed } = desk
  const { view } = desk.table
  const cost = actionCost(view, tables, weighed)
  if (cost === null) return <span aria-live="polite">{say('board.costsOfCard')}</span>
  const [direct, ...others] = cost.routes
  return (
    <span aria-live="polite">
      <b>{nameOf(say, costTerm(cost))}</b>
      {direct &&
        ` · ${say('board.leads', { time: timeAt(direct.to), ends: isDayOver(view, direct.to) })}` +
          ` · ${say('board.brings', { draws: direct.loads, sails: view.berths.includes(null) })}`}
      {others.map(
        ({ to, cards, loads }) => ` · ${say('board.overHand', { time: timeAt(to), cards, loads })}`,
      )}
    </span>
  )
}

/** Why this would bring me nothing, though it is allowed; null if there is no such reason. */
function vainly(view: View, tables: Tables, move: Move): 'nobody' | 'noGood' | 'noCards' | null {
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

/** What doing this brings about, in a sentence; '' where the name says it all. */
function doesOf(view: View, tables: Tables, say: Speech, move: Move): string {
  const merchant = view.viewer === null ? null : view.players[view.viewer]?.merchant
  if (!merchant) return ''
  if (move.type === 'chooseSpace') {
    return labelOf(say, spaceKey(tables, merchant, move.space)).does
  }
  const card = move.type === 'recruit.card' ? view.square[move.place] : null
  const person = tables.townsfolk[card ?? -1]
  return person
    ? say('board.hires', {
        townsperson: townsperson(say, person),
        ability: abilityTerm(person.ability, merchant),
      })
    : ''
}
