import type { TableInfo } from '../../protocol/table.ts'

/** Hints are for games against bots, if the host lets them be: between people nobody has them. */
export function allowsHints(
  { seats, life }: Pick<TableInfo, 'seats' | 'life'>,
  me: number | null,
): boolean {
  if (life?.noHints === true) return false
  return seats.every(({ kind }, seat) => kind === 'bot' || seat === me)
}
