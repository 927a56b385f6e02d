import type { TableInfo } from '../../../protocol/table.ts'
import { pageText } from '../../text/index.ts'
import { TableSlip } from './table-slip.tsx'
import type { Lists } from './use-tables.ts'
import './home-tables.css'

/**
 * Tables on the server: mine, those that wait for players, those that can be watched. Quiet when it
 * cannot be reached.
 */
export function HomeTables({ lists }: { lists: Lists }) {
  if (lists === 'offline') {
    return (
      <section class="tables wide" aria-label={pageText('lists.open')}>
        <p class="note">{pageText('lists.offline')}</p>
      </section>
    )
  }
  const { mine: all = [], open = [], running = [] } = lists ?? {}
  const mine = all.filter(({ table }) => table.status !== 'over')
  const past = all.filter(({ table }) => table.status === 'over').slice(0, 6)
  const others = (tables: readonly TableInfo[]) =>
    tables
      .filter(({ id }) => !mine.some(({ table }) => table.id === id))
      .map(table => ({ table, seat: null }))
  return (
    <div class="tables wide">
      <Slips id="mine" title={pageText('lists.mine')} tables={mine} />
      <Slips
        id="open"
        title={pageText('lists.open')}
        tables={others(open)}
        none={pageText(lists ? 'lists.noOpen' : 'lists.asking')}
      />
      <Slips id="running" title={pageText('lists.watch')} tables={others(running)} />
      <Slips id="past" title={pageText('lists.past')} tables={past} />
      <p class="note">
        <a href="/replay">{pageText('lists.bring')}</a>
      </p>
    </div>
  )
}

/** Tables of a kind. `none`: said where there are none; without it nothing is shown then. */
function Slips(props: {
  id: string
  title: string
  tables: readonly { table: TableInfo; seat: number | null }[]
  none?: string
}) {
  const { id, title, tables, none } = props
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
