import type { MyTable, TableInfo } from '../../../protocol/table.ts'
import { pageText } from '../../text/index.ts'
import { lobbyText } from './text/index.ts'

/** How many chairs nobody sits on. */
export function freeChairs(table: Pick<TableInfo, 'seats'>): number {
  return table.seats.filter(chair => chair.kind === 'open').length
}

/** Whether the table only waits for the shuffle to be made, for a moment. */
export function isStarting({ status, seats, life }: Pick<TableInfo, 'status' | 'seats' | 'life'>) {
  const ready = life?.ready ?? null
  const waits = (seat: number) => ready !== null && !ready.includes(seat)
  return (
    status === 'open' &&
    seats.every(({ kind }, seat) => kind === 'bot' || (kind === 'person' && !waits(seat)))
  )
}

/** What the lobby says first: what the table waits for. */
export function lobbyLead(table: Pick<TableInfo, 'seats' | 'life'>): string {
  const free = freeChairs(table)
  const asksForReady = (table.life?.ready ?? null) !== null
  if (free > 0) return lobbyText(asksForReady ? 'lobby.leadReady' : 'lobby.lead', { n: free })
  return asksForReady ? pageText('ready.waiting') : lobbyText('lobby.full')
}

/**
 * Whether I may sit down on this chair: it is kept for me, or nobody is named for it and the table
 * is listed or mine to set. `seat`: where I sit now.
 */
export function maySit(
  my: Pick<MyTable, 'host' | 'asked'>,
  table: Pick<TableInfo, 'seats' | 'listed'>,
  seat: number | null,
  index: number,
): boolean {
  if (seat !== null) return false
  return index === my.asked || (!table.seats[index]?.name && (table.listed || my.host))
}
