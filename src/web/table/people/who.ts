import type { Who } from '../../../kit/words/text.ts'
import type { TableInfo } from '../../../protocol/table.ts'
import type { Drawn } from '../../characters/characters.ts'
import { pageText, seatName } from '../../text/index.ts'

type Seated = Drawn & Pick<TableInfo, 'seats'>

/** The names at a table. Those who share one are told apart by a number, "Ana 2". */
export function names(table: Seated): string[] {
  const plain = table.seats.map((_, seat) => seatName(table, seat))
  return plain.map((name, index) => {
    if (plain.indexOf(name) === plain.lastIndexOf(name)) return name
    return `${name} ${plain.slice(0, index + 1).filter(other => other === name).length}`
  })
}

/** The seat of who plays alone in this browser: only they have no name. null if nobody does. */
export function aloneAt({ seats }: Pick<TableInfo, 'seats'>): number | null {
  const at = seats.findIndex(({ kind, name, gone }) => kind === 'person' && !name && !gone)
  return at < 0 ? null : at
}

/** Who sits where. Through the eyes of others, who has no name is "Player", not "you". */
export function whoIs(table: Seated & Pick<TableInfo, 'options'>, me: number | null): Who {
  const known = names(table)
  const alone = aloneAt(table)
  if (alone !== null && me !== alone) known[alone] = pageText('people.player')
  return { me, options: table.options, name: seat => known[seat] ?? `${seat + 1}` }
}
