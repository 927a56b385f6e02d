import type { Replay } from '../../../protocol/http.ts'
import { aloneAt, whoIs } from '../../table/people/who.ts'
import { pageText } from '../../text/index.ts'

/**
 * Whose eyes one looks through. `here`: the game is kept in this browser alone, so who has no name
 * is "you"; to others they are a player.
 */
export function Eyes(props: {
  table: Replay['table']
  here: boolean
  eyes: string
  onChange: (eyes: string) => void
}) {
  const { table, eyes } = props
  const who = whoIs(table, props.here ? aloneAt(table) : null)
  return (
    <label>
      <span>{pageText('replay.eyes')} </span>
      <select value={eyes} onChange={event => props.onChange(event.currentTarget.value)}>
        <option value="all">{pageText('replay.all')}</option>
        <option value="onlooker">{pageText('replay.onlooker')}</option>
        {table.seats.map((_, index) => (
          <option key={index} value={String(index)}>
            {who.name(index)} ({index + 1})
          </option>
        ))}
      </select>
    </label>
  )
}
