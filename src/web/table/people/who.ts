import type { Who } from '../../../kit/text.ts'
import type { SeatInfo, TableInfo } from '../../../protocol/table.ts'
import { seatName, pageText } from '../../text/index.ts'

/** The names at a table. Those who share one are told apart by a number, "Hard bot 2". */
export function names(seats: readonly SeatInfo[]): string[] {
  return toldApart(seats.map((seat, index) => seatName(seat, index)))
}

/** The same where a face says who is a bot and room is scarce: "Hard 2". */
export function shortNames(seats: readonly SeatInfo[]): string[] {
  return toldApart(
    seats.map((seat, index) =>
      seat.level ? pageText().levels[seat.level] : seatName(seat, index),
    ),
  )
}

function toldApart(plain: readonly string[]): string[] {
  return plain.map((name, index) => {
    if (plain.indexOf(name) === plain.lastIndexOf(name)) return name
    return `${name} ${plain.slice(0, index + 1).filter(other => other === name).length}`
  })
}

export function whoIs(
  { seats, options }: Pick<TableInfo, 'seats' | 'options'>,
  me: number | null,
): Who {
  const known = names(seats)
  return { me, options, name: seat => known[seat] ?? `${seat + 1}` }
}
