import type { Me } from '../../../protocol/http.ts'
import type { MyTime, Quiet, SetTime } from '../../../protocol/time.ts'
import { DAY_MS } from '../../clock.ts'
import { problem } from '../../errors.ts'
import { dayTablesOf } from '../../store/tables/tables.ts'
import { loadAways, saveAway } from '../../store/people/times.ts'
import { lookAtReminders } from '../../store/tables/turns.ts'
import type { Away } from '../../domain/timing.ts'
import { inTurn, keep } from '../room/change.ts'
import { canonicalZone, LONGEST_QUIET_MINUTES, quietMinutes } from '../../domain/clock-quiet.ts'
import { settledClock } from '../../domain/clock-rules.ts'
import { type Hub, openRoom, unlessGone } from '../room/hub.ts'
import type { TableRecord } from '../../domain/record.ts'
import { broadcastTable, type Room } from '../room/room.ts'
import { stillOf, withDue } from '../../domain/timing.ts'
import { loadClocksOf } from './clocks.ts'
import { writeFor } from '../begin/table-budgets.ts'

/** A person's vacation per year. */
export const VACATION_DAYS = 21

/** When this person's clocks that count days stand still. */
export async function myTime(hub: Hub, me: Me): Promise<MyTime> {
  const now = hub.clock.now()
  return shown(await awayOf(hub, me, now), now)
}

/** Changes the settings from now on; time that has already run stays as it ran. */
export async function setMyTime(hub: Hub, me: Me, wish: SetTime): Promise<MyTime> {
  const now = hub.clock.now()
  const before = await awayOf(hub, me, now)
  const after = changed(before, wish, now)
  const ids = await dayTablesOf(hub.store.db, me.id)
  const opened = await Promise.all(ids.map(id => unlessGone(openRoom(hub, id))))
  const rooms = opened.filter(room => room !== null)
  await forEach(hub, rooms, room => ({ ...room.record, clocks: settled(room, now) }))
  await writeFor(hub, me.id, async db => {
    await saveAway(db, me.id, after)
    await lookAtReminders(db, me.id, now)
  })
  await forEach(hub, rooms, room => withDue(room))
  return shown(after, now)
}

/**
 * The current settings: a vacation that has ended is over, and counts in the year it began.
 */
async function awayOf({ store }: Hub, me: Me, now: number): Promise<Away> {
  const year = new Date(now).getUTCFullYear()
  const stored = (await loadAways(store.db, [me.id])).get(me.id) ?? {
    quiet: null,
    vacation: null,
    year,
    used: 0,
  }
  const { vacation } = stored
  const ended =
    vacation !== null && vacation.until <= now ? withoutVacation(stored, vacation.until) : stored
  return ended.year === year || ended.vacation !== null ? ended : { ...ended, year, used: 0 }
}

function withoutVacation(away: Away, at: number): Away {
  const used =
    away.vacation === null ? 0 : Math.max(0, Math.min(at, away.vacation.until) - away.vacation.from)
  return { ...away, vacation: null, used: away.used + used }
}

function changed(before: Away, { quiet, vacation }: SetTime, now: number): Away {
  const away = quiet === undefined ? before : { ...before, quiet: quiet && checked(quiet) }
  if (vacation === undefined || vacation === (away.vacation !== null)) return away
  if (!vacation) return withoutVacation(away, now)
  const left = VACATION_DAYS * DAY_MS - away.used
  if (left <= 0) throw problem(409, 'no-vacation', 'Your vacation for this year is used up.')
  return { ...away, vacation: { from: now, until: now + left } }
}

function checked(quiet: Quiet): Quiet {
  const zone = canonicalZone(quiet.zone)
  if (zone === null) throw problem(400, 'bad-zone', 'There is no such time zone.')
  if (quietMinutes(quiet) > LONGEST_QUIET_MINUTES)
    throw problem(400, 'too-quiet', 'Quiet hours may last at most twelve hours a day.')
  return { ...quiet, zone }
}

function shown({ quiet, vacation, used }: Away, now: number): MyTime {
  const taken = vacation === null ? 0 : now - vacation.from
  return {
    quiet,
    vacationUntil: vacation?.until ?? null,
    vacationLeft: Math.max(0, VACATION_DAYS * DAY_MS - used - taken),
  }
}

function settled(room: Room, now: number) {
  return room.record.clocks.map((clock, seat) => settledClock(clock, stillOf(room, seat), now))
}

async function forEach(
  hub: Hub,
  rooms: readonly Room[],
  change: (room: Room) => TableRecord,
): Promise<void> {
  for (const room of rooms) {
    const act = async () => {
      if (room.record.status !== 'running') return
      await loadClocksOf(hub.store.db, hub.timing, room.record)
      const record = change(room)
      await keep(hub, room, record)
      room.record = record
      broadcastTable(room)
      hub.events.emit('due', record)
    }
    await unlessGone(inTurn(hub, room, act))
  }
}
