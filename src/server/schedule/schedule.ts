import { turnDue } from '../store/tables/turns.ts'
import { awaitedAt, botsOwe, timeUpAt, type TableRecord } from '../domain/record.ts'
import type { Hub } from '../tables/room/hub.ts'
import type { Room } from '../tables/room/room.ts'
import type { Jobs } from './jobs.ts'

/** From now on schedules what follows from each change of a table. */
export function scheduleChanges({ events, clock }: Hub, jobs: Jobs): void {
  events.on('changed', ({ room }) => askAbout(jobs, room, clock.now()))
  events.on('due', record => askForClocks(jobs, record))
}

function askAbout(jobs: Jobs, { record, thinking }: Room, now: number): void {
  // If one of the bots is thinking, their job is scheduled already.
  if (botsOwe(record) && thinking.size === 0) askForBots(jobs, record, now)
  if (awaitedAt(record).size + timeUpAt(record).size > 0)
    jobs.at('notices', record.id, turnDue(record))
  if (record.status === 'over') jobs.at('replay', record.id, now)
  askForClocks(jobs, record)
  const until = record.status === 'open' ? (record.draw?.until ?? null) : null
  if (until !== null) jobs.at('shuffle', record.id, until)
}

/**
 * The bots run where the change was stored. If that process is gone this much later, another goes
 * on.
 */
export const ABANDONED_MS = 3000

export function askForBots(jobs: Jobs, { id }: TableRecord, now: number): void {
  jobs.at('bots', id, now + ABANDONED_MS)
}

/** Schedules a look at the table for when its first clock runs out. */
function askForClocks(jobs: Jobs, { id, status, dueAt }: TableRecord): void {
  if (status === 'running' && dueAt !== null) jobs.at('clocks', id, dueAt)
}
