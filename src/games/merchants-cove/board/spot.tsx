import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
import { makeHold } from '../../../web/board-kit/hold.ts'
import type { Desk } from './desk.ts'
import type { Spot as SpotName } from '../../../kit/pick.ts'
import './board.css'

/**
 * Something on the table that can be touched: a button that shows and says whether it can be
 * chosen. What it does is to be read beside the pointer, or when it is held for a moment.
 */
export function Spot(props: {
  desk: Desk
  spot: SpotName
  /** What a sighted player sees there. */
  name: string
  /** What it does, where that is not written on it. */
  does?: string | undefined
  class?: string
  zone?: string | undefined
  colour?: number | string | undefined
  children?: ComponentChildren
}) {
  const { desk, spot, name, does, zone, colour } = props
  const hold = useMemo(makeHold, [])
  const mark = desk.mark(spot)
  const { lit } = desk.table
  const isLit = lit.includes(spot) || lit.includes(`${desk.seat}${spot}`)
  const said =
    mark === 'can' ? desk.say('board.can') : mark === 'sel' ? desk.say('board.chosen') : ''
  return (
    <button
      type="button"
      class={['cv-spot', props.class, mark, isLit && 'lit'].filter(Boolean).join(' ')}
      data-spot={spot}
      data-zone={zone}
      data-colour={colour}
      aria-label={said ? `${name}, ${said}` : name}
      aria-disabled={mark ? undefined : 'true'}
      onPointerDown={({ currentTarget }) =>
        does && hold.begin(() => desk.table.say(does, currentTarget))
      }
      onPointerUp={hold.end}
      onPointerLeave={hold.end}
      onPointerCancel={hold.end}
      onClick={event => !hold.told() && desk.touch(spot, event.currentTarget)}
    >
      {props.children}
      {does && <span class="cv-tip" title={does} aria-hidden="true" />}
    </button>
  )
}
