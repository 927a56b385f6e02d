import { outlookOf } from './outlook.ts'
import type { Desk } from './use-desk.ts'

/**
 * What the thing I look at would cost: Hours and cards, where my Timepiece would go, what I would
 * load.
 */
export function Weigh({ desk }: { desk: Desk }) {
  const { view } = desk.table
  const { text, tables, weighed } = desk
  const outlook = outlookOf(view, tables, weighed)
  if (weighed === null) return null
  if (outlook === null) return <p class="cv-weigh">{text.costsOfCard}</p>
  const [direct, ...others] = outlook.routes
  return (
    <p class="cv-weigh" aria-live="polite">
      <b>{text.things.cost(outlook)}</b>
      {direct && ` · ${text.leads(direct.to)} · ${text.brings(direct.loads)}`}
      {others.map(({ to, cards, loads }) => ` · ${text.overHand(to, cards, loads)}`)}
    </p>
  )
}
