import { wonAfter } from '../../../kernel/rank.ts'
import type { Me } from '../../../protocol/http.ts'
import { problem } from '../../errors.ts'
import { botsAmong } from '../../store/people/bots.ts'
import { whoCanCome } from '../../store/people/companions.ts'
import { noteRematch } from '../../store/tables/delete-table.ts'
import { inTurn, keep } from '../room/change.ts'
import { type Hub, openRoom, unlessGone } from '../room/hub.ts'
import { askBot } from './invited.ts'
import { type Chair, keptIn, personOf, seatOf, type TableRecord } from '../../domain/record.ts'
import { broadcastTable, type Room } from '../room/room.ts'
import { newTable, sit } from './seating.ts'
import { doOnce } from './table-budgets.ts'
import { seatAt } from '../refusals.ts'

/**
 * The rematch of this table, with the user on their seat. The first to ask makes it; each of the
 * others has a seat reserved, and everybody sits one seat further, so that another begins.
 */
export async function rematch(hub: Hub, room: Room, me: Me): Promise<Room> {
  let counted = false
  const found = await inTurn(hub, room, async () => {
    const { record } = room
    const rematchBy = seatAt(record, me.id)
    if (record.status !== 'over') throw problem(409, 'not-over', 'The match is not over.')
    const { rematch: known } = record.life
    const made = known === null ? null : await unlessGone(openRoom(hub, known))
    if (made !== null) return made
    const people = record.chairs.flatMap(chair => (chair.kind === 'person' ? [chair.user] : []))
    const guests = await whoCanCome(hub.store.db, people, hub.clock.now())
    const chairs = rotated(record.chairs.map(chair => againIn(chair, me, guests)))
    const before = rotated(record.draw?.chairs ?? [])
    // Who contributed here is waited for there, too: now the one who asks, the others when they sit.
    const expected = chairs.map(
      ({ kind }, seat) => kind === 'person' && typeof before[seat]?.bytes === 'string',
    )
    const { game, options, listed, time, life } = record
    const wish = {
      game,
      options,
      listed,
      time,
      readyCheck: life.ready !== null,
      hints: life.noHints === undefined,
      chairs: chairs.map(() => 'open' as const),
    }
    const won = rotated(wonAfter(life.won ?? record.chairs.map(() => 0), record.ranks))
    const next = await newTable(hub, me, wish, { chairs, expected, won })
    if (!counted) doOnce(hub, 'newTables', me.id)
    counted = true
    const asked = { ...record, life: { ...life, rematch: next.record.id, rematchBy } }
    await keep(hub, room, asked, async db => {
      await next.save(db)
      await noteRematch(db, next.record.id, record.id)
    })
    const fresh = next.open()
    room.record = asked
    broadcastTable(room)
    await askBots(hub, fresh)
    return fresh
  })
  if (seatOf(found.record, me.id) === null && found.record.status === 'open')
    await sit(hub, found, me, { contributes: contributedTo(room.record, me) })
  return found
}

/** Whether this person has contributed to the shuffle of a table. */
function contributedTo(record: TableRecord, me: Me): boolean {
  const seat = seatOf(record, me.id)
  return seat !== null && typeof record.draw?.chairs[seat]?.bytes === 'string'
}

/** People see that a seat is reserved for them, and get a notice; bots are told at once. */
async function askBots(hub: Hub, room: Room): Promise<void> {
  const kept = room.record.chairs.flatMap((chair, seat) => {
    const person = keptIn(chair)
    return person === null ? [] : [{ seat, user: person.user }]
  })
  const bots = await botsAmong(
    hub.store.db,
    kept.map(({ user }) => user),
  )
  for (const { seat, user } of kept) if (bots.has(user)) await askBot(hub, room, seat, user)
}

/** The people who sat here are invited again, if they can come; bots stay. */
function againIn(chair: Chair, me: Me, guests: ReadonlyMap<string, Me>): Chair {
  switch (chair.kind) {
    case 'bot':
      return { kind: 'bot', round: 0, level: chair.level }
    case 'open':
      return { kind: 'open', round: 0 }
    case 'person': {
      if (chair.user === me.id) return { kind: 'person', round: 0, ...personOf(me) }
      const guest = guests.get(chair.user)
      return { kind: 'open', round: 0, ...(guest && { keptFor: personOf(guest) }) }
    }
  }
}

function rotated<A>(items: readonly A[]): A[] {
  return [...items.slice(1), ...items.slice(0, 1)]
}
