import { gameTitle } from '../../game-title.ts'
import { findGame } from '../../../games/index.ts'
import type { SeatInfo, TableInfo } from '../../../protocol/table.ts'
import { Awning } from '../../parts/pictures/awning.tsx'
import { Icon } from '../../parts/pictures/icon.tsx'
import { avatar } from '../../characters/avatar.ts'
import { LevelBadge, Portrait } from '../../characters/portrait.tsx'
import { placeOf } from '../../place.ts'
import { formats } from '../../text/formats.ts'
import { pageText, seatName, timeText } from '../../text/index.ts'
import { waitsForMe } from '../../waiting.ts'

interface SlipProps {
  readonly table: TableInfo
  /** Where I sit. */
  readonly seat: number | null
  /** Whose place at the end is told: mine, if nobody else is named. */
  readonly placeOf?: number | null
}

/**
 * One table in a list: which game, who sits there, how it ended, and what one can do. The whole slip
 * leads to it.
 */
export function TableSlip({ table, seat, placeOf = seat }: SlipProps) {
  const entry = findGame(table.game)
  const myTurn = seat !== null && waitsForMe({ table, seat })
  const over = table.status === 'over'
  const href = over
    ? `/t/${table.id}/replay${seat === null ? '' : `?eyes=${seat}`}`
    : `/t/${table.id}`
  return (
    <li class={`slip${myTurn ? ' turn' : ''}`} data-accent={entry?.meta.accent}>
      <Awning size="rolled" />
      <a href={href}>
        <span class="top-line">
          <b>{gameTitle(table.game)}</b>
          <small>{formats().ago(table.updatedAt, Date.now())}</small>
        </span>
        <span class="people">
          {table.seats.map((other, index) => (
            <span key={index} class={other.kind}>
              {hasFace(other, index === seat) ? (
                <Portrait table={table} seat={index} name="" mine={index === seat} size={22} />
              ) : (
                <Icon name={other.kind === 'open' ? 'chair' : 'person'} size={16} />
              )}
              {seatName(table, index, seat)}
              {other.level && <LevelBadge level={other.level} />}
            </span>
          ))}
        </span>
        <span class="what">
          {over ? endText(table, placeOf) : statusText(table, seat)}
          {table.time && <small>{timeText(table.time.rule)}</small>}
          <Icon name="next" size={18} />
        </span>
      </a>
    </li>
  )
}

function hasFace({ kind, face }: SeatInfo, mine: boolean): boolean {
  return kind === 'bot' || face !== undefined || (mine && avatar.value !== null)
}

function endText({ game, ranks }: TableInfo, seat: number | null): string {
  const again = pageText('lists.replay')
  if (ranks === null) return `${again} · ${pageText('lists.noResult')}`
  const rank = ranks[seat ?? -1]
  if (rank === undefined) return again
  const place = placeOf(game, ranks.length, rank)
  return `${pageText('lists.place', { rank: place })} · ${again}`
}

function statusText(table: TableInfo, seat: number | null): string {
  if (table.status === 'open') {
    if (seat !== null && waitsForMe({ table, seat })) return pageText('lists.asked')
    const free = table.seats.filter(other => other.kind === 'open').length
    return seat === null
      ? `${pageText('lists.sit')} · ${pageText('lists.free', { n: free })}`
      : `${pageText('lists.waiting')} · ${pageText('lists.free', { n: free })}`
  }
  if (seat === null) return pageText('lists.look')
  return waitsForMe({ table, seat }) ? pageText('lists.yourTurn') : pageText('lists.theirTurn')
}
