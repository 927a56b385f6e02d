import type { FoundTable, FoundTables, WholeTable } from '../../protocol/admin.ts'
import type { TableInfo } from '../../protocol/table.ts'
import type { Place } from '../../server/store/open.ts'
import { columns } from '../grid.ts'
import { atDesk, query, say, confirm, when } from './desk.ts'

export interface FindOptions extends Place {
  readonly game?: string
  readonly status?: string
  readonly person?: string
  /** Milliseconds in which nothing has happened there. */
  readonly older?: number
  readonly json?: true
}

/** `tianguis admin tables` */
export function tables({
  game,
  status,
  person,
  older,
  json,
  ...place
}: FindOptions): Promise<void> {
  return atDesk(place, async ask => {
    const before = older === undefined ? undefined : Math.max(0, Date.now() - older)
    const found = await ask<FoundTables>('GET', query('/tables', { game, status, person, before }))
    if (json) return say(JSON.stringify(found.tables))
    if (found.tables.length === 0) return say('There are no such tables.')
    say(
      columns([
        ['TABLE', 'GAME', 'STATUS', 'LAST CHANGE (UTC)', 'SEATS (* = to act)'],
        ...found.tables.map(row),
      ]),
    )
  })
}

/** `tianguis admin table` */
export function table(
  id: string,
  { json, ...place }: Place & { readonly json?: true },
): Promise<void> {
  return atDesk(place, async ask => {
    const found = await ask<WholeTable>('GET', `/tables/${encodeURIComponent(id)}`)
    if (json) return say(JSON.stringify(found))
    const { table: info, host, entries, lines, reports } = found
    const seats = info.seats.map((_, seat) => [
      `seat ${seat}`,
      `${seatText(info, seat)}${userText(info, seat)}`,
    ])
    const ended = info.life?.ending ?? null
    say(
      columns([
        ['table', info.id],
        ['game', `${info.game}, rules version ${info.version}`],
        ['options', JSON.stringify(info.options)],
        ['status', ended === null ? info.status : `${info.status} (${ended})`],
        ['host', `${host.name} (${host.id})`],
        ['in the lobby', info.listed ? 'yes' : 'no'],
        ['made (UTC)', when(info.createdAt)],
        ['last change (UTC)', when(info.updatedAt)],
        ...seats,
        ['moves', `${entries}`],
        ['chat lines', `${lines}, ${reports} reports`],
      ]),
    )
  })
}

/** `tianguis admin end` */
export function end(
  id: string,
  { why, ...place }: Place & { readonly why?: string },
): Promise<void> {
  return atDesk(place, async ask => {
    await ask('POST', `/tables/${encodeURIComponent(id)}/end`, why === undefined ? {} : { why })
    say(`Table ${id} has ended without a result.`)
  })
}

/** `tianguis admin delete` */
export function remove(
  id: string,
  { yes, ...place }: Place & { readonly yes?: true },
): Promise<void> {
  return atDesk(place, async ask => {
    const { table: info, entries } = await ask<WholeTable>(
      'GET',
      `/tables/${encodeURIComponent(id)}`,
    )
    await confirm(
      `Delete table ${id} (${info.game}, ${info.status}, ${entries} moves) for ever?`,
      yes === true,
    )
    await ask('DELETE', `/tables/${encodeURIComponent(id)}`)
    say(`Table ${id} is deleted, and everything of it.`)
  })
}

function row({ table: info }: FoundTable): string[] {
  const seats = info.seats.map((_, seat) => seatText(info, seat)).join(', ')
  return [info.id, info.game, info.status, when(info.updatedAt), seats]
}

function seatText({ seats, actors }: TableInfo, seat: number): string {
  const { kind, name, level, standIn } = seats[seat] ?? {
    kind: 'open',
    name: '',
    level: null,
    standIn: null,
  }
  const who = kind === 'bot' ? `bot ${level}` : kind === 'open' ? 'open' : name || 'gone'
  return `${who}${standIn === null ? '' : ` (${standIn})`}${actors.includes(seat) ? '*' : ''}`
}

function userText({ seats }: TableInfo, seat: number): string {
  const user = seats[seat]?.user
  return user === undefined ? '' : ` (${user})`
}
