import type { ComponentChildren } from 'preact'
import type { Desk } from './use-desk.ts'
import type { Spot as SpotName } from './spots.ts'
import './board.css'

/**
 * Something on the table that can be touched: a button that shows and says whether it can be
 * chosen.
 */
export function Spot(props: {
  desk: Desk
  spot: SpotName
  /** What a sighted player sees there. */
  name: string
  class?: string
  zone?: string | undefined
  colour?: number | string | undefined
  children?: ComponentChildren
}) {
  const { desk, spot, name, zone, colour } = props
  const mark = desk.mark(spot)
  const { lit } = desk.table
  const isLit = lit.includes(spot) || lit.includes(`${desk.seat}${spot}`)
  const said = mark === 'can' ? desk.text.can : mark === 'sel' ? desk.text.chosen : ''
  return (
    <button
      type="button"
      class={['cv-spot', props.class, mark, isLit && 'lit'].filter(Boolean).join(' ')}
      data-spot={spot}
      data-zone={zone}
      data-colour={colour}
      aria-label={said ? `${name}, ${said}` : name}
      aria-disabled={mark ? undefined : 'true'}
      onClick={event => desk.touch(spot, event.currentTarget)}
    >
      {props.children}
    </button>
  )
}
