import type { TableInfo } from '../../../protocol/table.ts'
import { banned } from '../../api.ts'
import { pageText } from '../../text/index.ts'
import { TableSlip } from './table-slip.tsx'
import type { Lists } from './use-tables.ts'
import './home-tables.css'

/**
 * Tables on the server: mine, those that wait for players, those that can be watched. Quiet when it
 * cannot be reached; whoever is banned is told so in a line of its own.
 */
export function HomeTables({ lists }: { lists: Lists }) {
  if (lists === 'offline') {
    if (banned.value !== null) return null
    return (
      <section class="tables wide" aria-label={pageText('lists.open')}>
        <p class="note">{pageText('lists.offline')}</p>
      </section>
    )
  }
  const all = lists?.mine ?? []
  const mine = all.filter(({ table }) => table.status !== 'over')
  const past = all.filter(({ table }) => table.status === 'over').slice(0, 6)
  const others = (tables: readonly TableInfo[] = []) =>
    tables
      .filter(({ id }) => !mine.some(({ table }) => table.id === id))
      .map(table => ({ table, seat: null }))
  const none = lists ? pageText('lists.noOpen') : pageText('lists.asking')
  return (
    <div class="tables wide">
      <Tables id="mine" title={pageText('lists.mine')} tables={mine} />
      <Tables id="open" title={pageText('lists.open')} tables={others(lists?.open)} none={none} />
      <Tables id="running" title={pageText('lists.watch')} tables={others(lists?.running)} />
      <Tables id="past" title={pageText('lists.past')} tables={past} />
      <p class="note">
        <a href="/replay">{pageText('lists.bring')}</a>
      </p>
    </div>
  )
}

interface TablesProps {
  id: string
  title: string
  tables: readonly { readonly table: TableInfo; readonly seat: number | null }[]
  /** What is said where there are none; left out, nothing is. */
  none?: string
}

function Tables({ id, title, tables, none }: TablesProps) {
  if (tables.length === 0 && none === undefined) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {tables.length > 0 ? (
        <ul class="slips">
          {tables.map(({ table, seat }) => (
            <TableSlip key={table.id} table={table} seat={seat} />
          ))}
        </ul>
      ) : (
        <p class="note">{none}</p>
      )}
    </section>
  )
}
