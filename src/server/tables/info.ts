import { commitment } from '../../kernel/chance.ts'
import type { MyTable, SeatInfo, TableInfo } from '../../protocol/table.ts'
import { invite } from './invites.ts'
import { type Chair, seatOf, type TableRecord } from './record.ts'

/** What everybody may know of a table. `here`: the users whose browsers are connected. */
export function tableInfo(record: TableRecord, here: ReadonlySet<string>): TableInfo {
  const { id, game, version, options, status, listed, actors, ranks, createdAt, updatedAt } = record
  return {
    id,
    game,
    version,
    options: { ...options },
    seats: record.chairs.map(chair => seatInfo(chair, here)),
    status,
    listed,
    commitment: commitment(record.seed),
    seed: status === 'over' ? record.seed : null,
    actors: [...actors],
    ranks: ranks === null ? null : [...ranks],
    createdAt,
    updatedAt,
  }
}

function seatInfo(chair: Chair, here: ReadonlySet<string>): SeatInfo {
  switch (chair.kind) {
    case 'open':
      return { kind: 'open', name: '', level: null, here: false }
    case 'person':
      return { kind: 'person', name: chair.name, level: null, here: here.has(chair.user) }
    case 'bot':
      return { kind: 'bot', name: '', level: chair.level, here: false }
  }
}

/** What a table is to this user: his seat, and, while seats are open, the host's invitations. */
export function myTable(record: TableRecord, here: ReadonlySet<string>, user: string | null, secret: string): MyTable {
  const host = record.host === user
  const link = (chair: Chair, seat: number) =>
    host && record.status === 'open' && chair.kind === 'open' ? `/t/${record.id}#${invite(secret, record, seat)}` : null
  return { table: tableInfo(record, here), seat: seatOf(record, user), host, links: record.chairs.map(link) }
}
