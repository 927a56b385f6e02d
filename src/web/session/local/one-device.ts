import type { Game, GameTypes, Seat, Viewer } from '../../../kernel/game.ts'
import { same } from '../../../kernel/json.ts'
import { chronicle } from '../../../kernel/match.ts'
import type { Shared } from '../session.ts'
import { botOn, type LocalRecord } from './local-record.ts'
import { again, type LocalTable } from './local-table.ts'

/* Several people at one device: whose turn it is with it, and when a curtain is needed. */

type State = GameTypes['state']

/** Whether more than one person plays on this device. */
export const isShared = ({ chairs }: Pick<LocalRecord, 'chairs'>) => chairs.includes('here')

/** The people whom the game waits for, in turn order after this seat. */
export function peopleAsked(
  game: Game,
  state: State,
  { chairs }: Pick<LocalRecord, 'chairs'>,
  after: Seat | null,
): Seat[] {
  const asked = game.actors(state).filter(seat => botOn(chairs[seat]) === null)
  const distance = (seat: Seat) => (seat - (after ?? -1) - 1 + chairs.length) % chairs.length
  return asked.toSorted((one, other) => distance(one) - distance(other))
}

/** Whether one of these people knows of the position what an onlooker does not. */
export function holdsSecrets(game: Game, state: State, people: readonly (Seat | null)[]): boolean {
  // Whose view it is, a view may say itself: that is no secret.
  const seen = (viewer: Viewer) => ({ ...game.view(state, viewer), viewer: null })
  const open = seen(null)
  return people.some(seat => seat !== null && !same(seen(seat), open))
}

/**
 * Who has the device at this table. Each function answers the table as it is to be seen then: from
 * another seat it is played again, so that nothing seen from one seat is left on another.
 */
export function sharedSeats(game: Game, record: LocalRecord) {
  let curtain: Seat | null = null

  const seenBy = (table: LocalTable, seat: Viewer): LocalTable => {
    const now = { ...record, chronicle: chronicle(table.match), times: table.times }
    const seen = again(game, now, seat)
    if (seen === null) throw new Error('A match that was played cannot be played again.')
    return seen
  }
  const handOver = (table: LocalTable, seat: Seat): LocalTable => {
    if (!holdsSecrets(game, table.match.state, [table.viewer, seat])) return seenBy(table, seat)
    curtain = seat
    return { ...table, viewer: null, steps: [] }
  }

  return {
    handOver,
    arrive(table: LocalTable): LocalTable {
      const seat = curtain
      curtain = null
      return seat === null ? table : seenBy(table, seat)
    },
    /** After a ply: the first who is asked gets the device; at the end nobody has it. */
    settled(table: LocalTable): LocalTable {
      const { state } = table.match
      if (game.actors(state).length === 0) {
        curtain = null
        return seenBy(table, null)
      }
      const [first] = peopleAsked(game, state, record, null)
      const idle = table.viewer === null && curtain === null
      return idle && first !== undefined ? handOver(table, first) : table
    },
    stateOf({ match, viewer }: LocalTable): Shared {
      const asked = peopleAsked(game, match.state, record, viewer)
      const waits = viewer !== null && !asked.includes(viewer)
      return { curtain, next: waits ? asked : [] }
    },
  }
}
