import type { Seat } from '../../../kernel/game.ts'
import { wonAfter } from '../../../kernel/rank.ts'
import type { Who } from '../../../kit/words/text.ts'
import type { TableInfo } from '../../../protocol/table.ts'
import { LevelBadge, Portrait } from '../../characters/portrait.tsx'
import { unbroken } from '../people/unbroken.ts'
import { placeOf } from '../../place.ts'
import { tableText } from '../text/index.ts'
import { endingText } from './text/index.ts'
import './ranks.css'

/** The seats, the best first; [] if the match has no result. */
export function inOrder({ ranks }: Pick<TableInfo, 'ranks'>): Seat[] {
  const places = (ranks ?? []).map((rank, seat) => ({ rank, seat }))
  return places.toSorted((a, b) => a.rank - b.rank).map(({ seat }) => seat)
}

/** "2.": where a seat came. */
export const placeAt = ({ game, ranks }: TableInfo, seat: Seat): string =>
  tableText('end.place', { place: placeOf(game, ranks?.length ?? 0, ranks?.[seat] ?? 0) })

/** Who came where, and with what. */
export function Ranks({
  table,
  who,
  result,
}: {
  table: TableInfo
  who: Who
  /** What the game says of a seat's result: "5 points", or "". */
  result: (seat: Seat) => string
}) {
  const seats = inOrder(table)
  if (seats.length === 0) return null
  return (
    <table class="tb-ranks">
      <caption class="heard">{endingText('ending.ranks')}</caption>
      <thead class="heard">
        <tr>
          <th scope="col">{endingText('ending.place')}</th>
          <th scope="col">{endingText('ending.player')}</th>
          <th scope="col">{endingText('ending.result')}</th>
        </tr>
      </thead>
      <tbody>
        {seats.map(seat => (
          <tr key={seat} class={seat === who.me ? 'me' : undefined} data-hue={seat}>
            <td>{placeAt(table, seat)}</td>
            <th scope="row">
              <Sitter table={table} seat={seat} who={who} />
            </th>
            <td>{unbroken([result(seat), botAtEnd(table, seat)].filter(Boolean).join(' · '))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Where the same people play one match after the other: how many each has won, this one included. */
export function WonSoFar({ table, who }: { table: TableInfo; who: Who }) {
  const before = table.seats.map(({ won }) => won)
  if (before.every(won => won === undefined)) return null
  const each = wonAfter(before, table.ranks).map((won, seat) => ({ won, name: who.name(seat) }))
  const list = each
    .toSorted((one, other) => other.won - one.won)
    .map(({ name, won }) => `${name}\u00a0${won}`)
  return <p class="tb-won">{endingText('ending.won', { list: list.join(', ') })}</p>
}

function Sitter({ table, seat, who }: { table: TableInfo; seat: Seat; who: Who }) {
  const name = who.name(seat)
  const level = table.seats[seat]?.level ?? null
  return (
    <span class="tb-sitter">
      <span class="tb-face" aria-hidden="true">
        <Portrait table={table} seat={seat} name={name} mine={seat === who.me} />
      </span>
      <span>{name}</span>
      {level !== null && <LevelBadge level={level} />}
    </span>
  )
}

/** Of a seat that a bot played at the end: that it did. */
function botAtEnd({ seats }: TableInfo, seat: Seat): string {
  const why = seats[seat]?.standIn ?? null
  return why === null ? '' : tableText(`life.played.${why}`)
}
