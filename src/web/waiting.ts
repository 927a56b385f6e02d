import type { TableLists } from '../protocol/http.ts'
import type { TableInfo } from '../protocol/table.ts'

/**
 * The tables that wait for me: where I owe an answer and no bot gives it, and where I am asked to
 * play again.
 */
export function waitingTables({ mine }: Pick<TableLists, 'mine'>): TableInfo[] {
  return mine.filter(waitsForMe).map(({ table }) => table)
}

export function waitsForMe({ table, seat }: TableLists['mine'][number]): boolean {
  const { kind, standIn } = table.seats[seat] ?? { kind: 'open', standIn: null }
  if (table.status === 'open') return kind === 'open'
  return table.status === 'running' && standIn === null && table.actors.includes(seat)
}
