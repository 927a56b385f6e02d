import type { Course, Entry } from '../../domain/course.ts'
import type { TableRecord } from '../../domain/record.ts'
import type { Job } from '../../store/database/group-commit.ts'
import { RevisionConflict } from '../../store/database/revision-conflict.ts'
import type { Schema } from '../../store/database/schema.ts'
import { together } from '../../store/database/statement.ts'
import { changeTable } from '../../store/tables/write-table.ts'
import type { TableChanged } from './events.ts'
import { catchUp, type Hub } from './hub.ts'
import { newsOf, whenToTell } from './peer-change.ts'
import type { Room } from './room.ts'
import { stopTable } from '../life/stop.ts'

/*
 * However many processes serve a table, each change follows from the one before: a process reads
 * what is stored, decides, and writes only if no other was faster.
 */

/** Attempts at one change; more revision conflicts mean a bug. */
const TRIES = 10

/**
 * Changes a table: one change after another, from the stored state. After a revision conflict `act`
 * runs again from its beginning, so before `keep` it must do nothing that cannot be done twice.
 */
export function inTurn<A>(hub: Hub, room: Room, act: () => Promise<A>): Promise<A> {
  return room.queue(() =>
    retried(
      async () => {
        await catchUp(hub, room)
        return act()
      },
      error => error instanceof RevisionConflict,
    ),
  )
}

/**
 * Runs `act`, and again as long as it fails with something that `mayGo` the next time: ten times at
 * most. Then, or with anything else, the failure is thrown.
 */
export async function retried<A>(
  act: (tries: number) => Promise<A>,
  mayGo: (error: unknown) => boolean,
): Promise<A> {
  for (let tries = 1; ; tries++) {
    try {
      return await act(tries)
    } catch (error) {
      if (tries === TRIES || !mayGo(error)) throw error
    }
  }
}

/** What a table becomes. */
interface Next {
  readonly record: TableRecord
  /** As before, if it is left out. */
  readonly course?: Course | null
  /** Of a move or an undo: what is new in the log. */
  readonly fresh?: readonly Entry[]
}

/**
 * Stores what a table becomes and whatever goes with it, all or nothing, then takes it into memory
 * and publishes it.
 */
export async function become(
  hub: Hub,
  room: Room,
  { record, course = room.course, fresh }: Next,
  job?: Job<Schema, void>,
): Promise<void> {
  await keep(hub, room, record, job, fresh)
  const before = room.record
  room.record = record
  room.course = course
  publish(hub, { room, before, after: record, played: fresh !== undefined })
}

/** Tells all who subscribe: after whoever made the change has got their answer. */
export function publish(hub: Hub, change: TableChanged): void {
  process.nextTick(() => {
    try {
      hub.events.emit('changed', change)
    } catch (error) {
      void stopTable(hub, change.room, error)
    }
  })
}

/**
 * Writes the new state of this table and whatever goes with it, all or nothing, and tells the other
 * processes once it is safely stored. `fresh`: of a move or an undo.
 */
export async function keep(
  hub: Hub,
  room: Room,
  after: TableRecord,
  job: Job<Schema, void> = () => Promise.resolve(),
  fresh: readonly Entry[] | null = null,
): Promise<void> {
  const { record: before, revision } = room
  try {
    await hub.store.write(db =>
      together([changeTable(db, before, after, revision, hub.networks.mark), job(db)]),
    )
  } catch (error) {
    room.commitKnown = false
    throw error
  }
  const { peers } = hub.store
  if (peers.any) peers.say(newsOf(hub, room, after, fresh), whenToTell(room, after, fresh !== null))
  room.revision = revision + 1
}
