import { useEffect, useState } from 'preact/hooks'
import type { TableLists } from '../../../protocol/http.ts'
import { api } from '../../api.ts'
import { ButtonLink } from '../../parts/button.tsx'
import { pageText } from '../../text/index.ts'
import { waitingTables } from '../../waiting.ts'
import { TableSlip } from './table-slip.tsx'
import './home-tables.css'

/** How often the lists are asked for anew while somebody looks at them. */
const REFRESH = 15_000

/**
 * Tables on the server: mine, those that wait for players, those that can be watched. Quiet when it
 * cannot be reached.
 */
export function HomeTables() {
  const lists = useTables()
  if (lists === 'offline') {
    return (
      <section class="tables wide" aria-label={pageText().lists.open}>
        <p class="note">{pageText().lists.offline}</p>
      </section>
    )
  }
  const mine = lists?.mine.filter(({ table }) => table.status !== 'over') ?? []
  const waiting = lists ? waitingTables(lists) : []
  const [first] = waiting
  const past = lists?.mine.filter(({ table }) => table.status === 'over').slice(0, 6) ?? []
  const others = lists?.open.filter(table => !mine.some(my => my.table.id === table.id)) ?? []
  const running = lists?.running.filter(table => !mine.some(my => my.table.id === table.id)) ?? []
  return (
    <div class="tables wide">
      {mine.length > 0 && (
        <section aria-labelledby="mine">
          <h2 id="mine">{pageText().lists.mine}</h2>
          {first && (
            <ButtonLink icon="next" href={`/t/${first.id}`}>
              {pageText().lists.next(waiting.length)}
            </ButtonLink>
          )}
          <ul class="slips">
            {mine.map(({ table, seat }) => (
              <TableSlip key={table.id} table={table} seat={seat} />
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="open">
        <h2 id="open">{pageText().lists.open}</h2>
        {others.length > 0 ? (
          <ul class="slips">
            {others.map(table => (
              <TableSlip key={table.id} table={table} seat={null} />
            ))}
          </ul>
        ) : (
          <p class="note">{lists ? pageText().lists.noOpen : pageText().lists.asking}</p>
        )}
      </section>
      {running.length > 0 && (
        <section aria-labelledby="running">
          <h2 id="running">{pageText().lists.watch}</h2>
          <ul class="slips">
            {running.map(table => (
              <TableSlip key={table.id} table={table} seat={null} />
            ))}
          </ul>
        </section>
      )}
      {past.length > 0 && (
        <section aria-labelledby="past">
          <h2 id="past">{pageText().lists.past}</h2>
          <ul class="slips">
            {past.map(({ table, seat }) => (
              <TableSlip key={table.id} table={table} seat={seat} />
            ))}
          </ul>
        </section>
      )}
      <p class="note">
        <a href="/replay">{pageText().lists.bring}</a>
      </p>
    </div>
  )
}

/**
 * The lists, asked for again and again while the page is looked at; null before the first answer.
 */
function useTables(): TableLists | 'offline' | null {
  const [lists, setLists] = useState<TableLists | 'offline' | null>(null)
  useEffect(() => {
    let current = true
    const ask = async () => {
      if (document.visibilityState === 'hidden') return
      const answer = await api.tables()
      if (current) setLists(answer.ok ? answer.value : 'offline')
    }
    const askNow = () => void ask()
    askNow()
    const timer = setInterval(askNow, REFRESH)
    addEventListener('online', askNow)
    document.addEventListener('visibilitychange', askNow)
    return () => {
      current = false
      clearInterval(timer)
      removeEventListener('online', askNow)
      document.removeEventListener('visibilitychange', askNow)
    }
  }, [])
  return lists
}
