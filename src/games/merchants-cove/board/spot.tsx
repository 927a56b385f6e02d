import type { ComponentChildren } from 'preact'
import type { Spot as SpotName } from '../../../kit/pick.ts'
import type { Desk } from './desk.ts'
import './board.css'

interface SpotProps {
  readonly desk: Desk
  readonly spot: SpotName
  /** What a sighted player sees there. */
  readonly name: string
  /** What it is for, in a sentence; part of the name where all of it is to be heard. */
  readonly does: string
  readonly class?: string
  readonly style?: string
  readonly zone?: string | undefined
  readonly colour?: number | string | undefined
  readonly children?: ComponentChildren
}

/**
 * Something on the table that can be touched: a button that shows and says whether it can be
 * chosen, and tells what it is for. Where it cannot be chosen, a touch tells that too.
 */
export function Spot(props: SpotProps) {
  const { desk, spot, name, does, zone, colour } = props
  const mark = desk.mark(spot)
  const { lit } = desk.table
  const isLit = lit.includes(spot) || lit.includes(`${desk.seat}${spot}`)
  const said =
    mark === 'can' ? desk.say('board.can') : mark === 'sel' ? desk.say('board.chosen') : ''
  const told = name.includes(does) ? { 'data-tells': does } : { 'aria-description': does }
  return (
    <button
      {...told}
      type="button"
      class={['cv-spot', props.class, mark, isLit && 'lit'].filter(Boolean).join(' ')}
      style={props.style}
      data-spot={spot}
      data-zone={zone}
      data-colour={colour}
      aria-label={said ? `${name}, ${said}` : name}
      aria-disabled={mark ? undefined : 'true'}
      onClick={event => desk.touch(spot, event.currentTarget, does)}
    >
      {props.children}
    </button>
  )
}
