import { gameTitle } from '../../game-title.ts'
import type { GameRecord } from '../../../protocol/account.ts'
import { me } from '../../api.ts'
import { useLoaded } from '../../parts/use-loaded.ts'
import { refusedText } from '../../refused.ts'
import { pageText } from '../../text/index.ts'
import { TableSlip } from '../home/table-slip.tsx'
import { account } from './account.ts'
import { meText } from './text/index.ts'
import '../home/home-tables.css'

/** What somebody has played: a line a game, and the finished tables with their replays. */
export function Records({ id, title }: { id: string; title: string }) {
  const loaded = useLoaded(`records of ${id}`, () => account.person(id))
  if (loaded.state !== 'here') return <p>{pageText('page.loading')}</p>
  if (!loaded.value.ok) return <p>{refusedText(loaded.value.why)}</p>
  const person = loaded.value.value
  return (
    <>
      <section aria-labelledby="records">
        <h2 id="records">{title}</h2>
        {person.records.length === 0 ? (
          <p>{meText('records.none')}</p>
        ) : (
          <RecordTable rows={person.records} label={title} />
        )}
        <HowRated />
      </section>
      {person.history.length > 0 && (
        <section aria-labelledby="history">
          <h2 id="history">{meText('records.history')}</h2>
          <p class="help">{meText('records.hidden')}</p>
          <ul class="slips">
            {person.history.map(({ table, seat }) => (
              <TableSlip
                key={table.id}
                table={table}
                seat={id === me.value?.id ? seat : null}
                placeOf={seat}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** What a rating is made of, for those who ask. */
export function HowRated() {
  return (
    <details class="how">
      <summary>{meText('records.howTitle')}</summary>
      <p>{meText('records.how')}</p>
    </details>
  )
}

function RecordTable({ rows, label }: { rows: readonly GameRecord[]; label: string }) {
  return (
    <table class="record by-game" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{meText('records.game')}</th>
          <th scope="col">{meText('records.played')}</th>
          <th scope="col">{meText('records.won')}</th>
          <th scope="col">{meText('records.rating')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ game, played, won, places, rating }) => (
          <tr key={game}>
            <th scope="row">
              <a href={`/game/${game}`}>{gameTitle(game)}</a>
              <small>
                {places
                  .flatMap((times, index) =>
                    times > 0 ? [meText('records.place', { place: index + 1, times })] : [],
                  )
                  .join(' · ')}
              </small>
            </th>
            <td>{played}</td>
            <td>{won}</td>
            <td>{rating ?? meText('records.noRating')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
