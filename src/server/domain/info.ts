import type { MyTable, SeatInfo, TableInfo } from '../../protocol/table.ts'
import { shownCommitment } from './draw.ts'
import { invite } from './invites.ts'
import { apart } from './names.ts'
import { askedSeat, type Chair, type Person, seatOf, type TableRecord } from './record.ts'
import { type Timed, timeInfo } from './timing.ts'

/**
 * What anyone may know of a table. `here`: the users whose browsers are connected. `timed`: the
 * same table, if the state of its clocks is known; otherwise the answer has only their rule.
 */
export function tableInfo(
  record: TableRecord,
  here: ReadonlySet<string>,
  timed?: Timed,
): TableInfo {
  const { id, game, version, options, status, listed, actors, ranks, createdAt, updatedAt } = record
  return {
    id,
    game,
    version,
    options: { ...options },
    seats: seatsOf(record, here),
    status,
    listed,
    commitment: shownCommitment(record),
    seed: status === 'over' ? record.seed : null,
    actors: [...actors],
    ranks: ranks === null ? null : [...ranks],
    createdAt,
    updatedAt,
    time: timed === undefined ? ruleInfo(record) : timeInfo(timed),
    life: lifeInfo(record),
  }
}

function ruleInfo({ time }: TableRecord): TableInfo['time'] {
  return time.kind === 'none' ? null : { rule: time, clocks: [] }
}

/** What each seat has won before is told with the seats. */
function lifeInfo({ life: { won: _, ...life } }: TableRecord): NonNullable<TableInfo['life']> {
  return {
    ...life,
    ready: life.ready && [...life.ready],
    enders: [...life.enders],
    story: [...life.story],
  }
}

/** The seats of a table; of two people with one name the second is marked. */
function seatsOf({ chairs, life }: TableRecord, here: ReadonlySet<string>): SeatInfo[] {
  const names = namesOf(chairs)
  return chairs.map((chair, seat) => ({
    ...seatInfo(chair, here),
    name: names[seat] ?? '',
    ...(life.won && { won: life.won[seat] ?? 0 }),
  }))
}

/** As they are shown, worked out once for as long as nobody sits down elsewhere. */
const shownNames = new WeakMap<readonly Chair[], readonly string[]>()

function namesOf(chairs: readonly Chair[]): readonly string[] {
  const names = shownNames.get(chairs) ?? apart(chairs.map(chair => seatInfo(chair, NOBODY).name))
  shownNames.set(chairs, names)
  return names
}
const NOBODY: ReadonlySet<string> = new Set()

function seatInfo(chair: Chair, here: ReadonlySet<string>): SeatInfo {
  switch (chair.kind) {
    case 'open':
      return {
        kind: 'open',
        name: chair.keptFor?.name ?? '',
        level: null,
        here: false,
        standIn: null,
      }
    case 'person':
      return {
        kind: 'person',
        name: chair.name,
        level: null,
        here: here.has(chair.user),
        standIn: chair.standIn ?? null,
        ...(chair.name === '' ? { gone: true } : { ...pageOf(chair), ...faceOf(chair) }),
      }
    case 'bot':
      return { kind: 'bot', name: '', level: chair.level, here: false, standIn: null }
  }
}

/** Who played elsewhere, in a match that was imported, has no page here. */
const pageOf = ({ user }: Person) => user !== '' && { user }

const faceOf = ({ face }: Person) => face !== undefined && { face }

/**
 * A table and this user's part in it: their seat, and, while seats are open, the host's
 * invitations.
 */
export function myTable(
  timed: Timed,
  here: ReadonlySet<string>,
  user: string | null,
  secret: string,
): MyTable {
  const { record } = timed
  const host = record.host === user
  const link = (chair: Chair, seat: number) =>
    host && record.status === 'open' && chair.kind === 'open' && !chair.keptFor
      ? `/t/${record.id}#${invite(secret, record, seat)}`
      : null
  return {
    table: tableInfo(record, here, timed),
    seat: seatOf(record, user),
    host,
    asked: askedSeat(record, user),
    links: record.chairs.map(link),
  }
}
