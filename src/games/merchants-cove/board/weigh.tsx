import type { Tables } from '../content/compile.ts'
import type { Move, View } from '../engine/state.ts'
import { outlookOf } from './outlook.ts'
import type { BoardText } from './text/index.ts'
import type { Desk } from './desk.ts'

/**
 * The thing I look at: what it does, and what it would cost: Hours and cards, where my Timepiece
 * would go, what I would load.
 */
export function Weigh({ desk }: { desk: Desk }) {
  const { view } = desk.table
  const { text, tables, weighed } = desk
  if (weighed === null) return null
  return (
    <p class="cv-weigh" aria-live="polite">
      <span class="cv-does">{doesOf(view, tables, text, weighed)}</span> <Costs desk={desk} />
    </p>
  )
}

function Costs({ desk }: { desk: Desk }) {
  const { text, tables, weighed } = desk
  const outlook = outlookOf(desk.table.view, tables, weighed)
  if (outlook === null) return <span>{text.costsOfCard}</span>
  const [direct, ...others] = outlook.routes
  return (
    <span>
      <b>{text.things.cost(outlook)}</b>
      {direct && ` · ${text.leads(direct.to)} · ${text.brings(direct.loads)}`}
      {others.map(({ to, cards, loads }) => ` · ${text.overHand(to, cards, loads)}`)}
    </span>
  )
}

/** What doing this brings about, in a sentence; '' where the name says it all. */
function doesOf(view: View, tables: Tables, text: BoardText, move: Move): string {
  const merchant = view.viewer === null ? null : view.players[view.viewer]?.merchant
  if (!merchant) return ''
  if (move.type === 'chooseSpace') return text.things.space(tables, merchant, move.space).does
  const card = move.type === 'recruit.card' ? view.square[move.place] : null
  const person = tables.townsfolk[card ?? -1]
  return person
    ? text.hires(text.things.townsperson(person), text.things.ability(person, merchant))
    : ''
}
