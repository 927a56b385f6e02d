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
  const mine = lists?.mine.filter(({ table }) => table.status !== 'over') ?? []
  const past = lists?.mine.filter(({ table }) => table.status === 'over').slice(0, 6) ?? []
  const others = lists?.open.filter(table => !mine.some(my => my.table.id === table.id)) ?? []
  const running = lists?.running.filter(table => !mine.some(my => my.table.id === table.id)) ?? []
  return (
    <div class="tables wide">
      {mine.length > 0 && (
        <section aria-labelledby="mine">
          <h2 id="mine">{pageText('lists.mine')}</h2>
          <ul class="slips">
            {mine.map(({ table, seat }) => (
              <TableSlip key={table.id} table={table} seat={seat} />
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="open">
        <h2 id="open">{pageText('lists.open')}</h2>
        {others.length > 0 ? (
          <ul class="slips">
            {others.map(table => (
              <TableSlip key={table.id} table={table} seat={null} />
            ))}
          </ul>
        ) : (
          <p class="note">{lists ? pageText('lists.noOpen') : pageText('lists.asking')}</p>
        )}
      </section>
      {running.length > 0 && (
        <section aria-labelledby="running">
          <h2 id="running">{pageText('lists.watch')}</h2>
          <ul class="slips">
            {running.map(table => (
              <TableSlip key={table.id} table={table} seat={null} />
            ))}
          </ul>
        </section>
      )}
      {past.length > 0 && (
        <section aria-labelledby="past">
          <h2 id="past">{pageText('lists.past')}</h2>
          <ul class="slips">
            {past.map(({ table, seat }) => (
              <TableSlip key={table.id} table={table} seat={seat} />
            ))}
          </ul>
        </section>
      )}
      <p class="note">
        <a href="/replay">{pageText('lists.bring')}</a>
      </p>
    </div>
  )
}
