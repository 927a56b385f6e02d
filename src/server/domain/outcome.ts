import type { Score, Seat } from '../../kernel/game.ts'
import { ranks } from '../../kernel/rank.ts'
import type { Ending } from '../../protocol/life.ts'
import type { TableRecord } from './record.ts'

const WITHOUT_RESULT: ReadonlySet<Ending> = new Set(['agreed', 'called-off', 'unplayed'])

/**
 * The record of a match that is over. It has places, unless people agreed to end it without, it was
 * called off, or it counts as not played (`unplayed`).
 */
export function ended(record: TableRecord, ending: Ending, scores: readonly Score[]): TableRecord {
  return {
    ...record,
    status: 'over',
    actors: [],
    ranks: WITHOUT_RESULT.has(ending) ? null : placesOf(record, scores),
    life: { ...record.life, enders: [], ending },
  }
}

/**
 * Places by score; players who resigned come behind all others, and the first to resign comes last.
 */
function placesOf({ chairs, life }: TableRecord, scores: readonly Score[]): number[] {
  const gone = life.story.filter(({ type }) => type === 'resigned').map(({ seat }) => seat)
  const standing = (seat: Seat) =>
    hasResigned(chairs[seat]) ? gone.lastIndexOf(seat) : gone.length
  return ranks(scores.map((score, seat) => [standing(seat), ...score]))
}

/** Whether the person of this chair has resigned. */
export function hasResigned(chair: TableRecord['chairs'][number] | undefined): boolean {
  return chair?.kind === 'person' && chair.standIn === 'resigned'
}
