import { randomUUID } from 'node:crypto'
import type { Seat } from '../../../kernel/game.ts'
import { inTurn, keep } from '../room/change.ts'
import { ranOut } from '../../domain/clock-rules.ts'
import { type Hub } from '../room/hub.ts'
import { loadGame } from '../room/load-game.ts'
import { leaveToBots, saveRecord, standsIn, withStoryLine } from './life.ts'
import { orderNow } from '../play.ts'
import { type Room, seqOf } from '../room/room.ts'
import { isOut, stillOf, withDue } from '../../domain/timing.ts'
import { loadClocksOf, learnStops } from './clocks.ts'

/** Handles the clocks that have run out at a table. */
export function lookAtClocks(hub: Hub, room: Room): Promise<void> {
  return inTurn(hub, room, async () => {
    if (room.faulty || room.record.status !== 'running' || isOut(hub.timing)) return
    await learnStops(hub.store.db, hub.timing)
    await loadClocksOf(hub.store.db, hub.timing, room.record)
    for (const seat of ranOut(room.record.clocks, each => stillOf(room, each), hub.clock.now())) {
      await timeUp(hub, room, seat)
    }
    await knowDue(hub, room)
  })
}

/**
 * Handles a seat whose clock has run out: the first time the game's own rule plays for it, if there
 * is one; otherwise, or the next time, a bot takes over. @rule MTO-48
 */
async function timeUp(hub: Hub, room: Room, seat: Seat): Promise<void> {
  if (room.record.clocks[seat]?.missed === 0 && (await ruleActs(hub, room, seat))) return
  if (room.record.status === 'running' && !room.faulty) {
    await leaveToBots(hub, room, standsIn(room.record, seat, 'time', hub.clock.now()))
  }
}

/** Plays what the game's rule says for the late seat; false if it has no rule. */
async function ruleActs(hub: Hub, room: Room, seat: Seat): Promise<boolean> {
  const { course } = room
  const { onTimeout: rule } = await loadGame(room.record.game)
  const moves =
    course === null || !rule ? [] : rule(course.match.state).filter(said => said.seat === seat)
  let acted = false
  for (const { move } of moves) {
    const wish = { at: seqOf(room, seat), moves: [move] }
    const key = `clock-${randomUUID()}`
    const { ok } = await orderNow(hub, room, { seat, key, by: 'clock', wish })
    if (!ok) return acted
    acted = true
  }
  if (acted && room.record.status === 'running') {
    await saveRecord(hub, room, withStoryLine(room.record, 'rule', seat, hub.clock.now()))
  }
  return acted
}

/** A stop since the time was computed puts it off. */
async function knowDue(hub: Hub, room: Room): Promise<void> {
  const record = withDue(room)
  if (record.dueAt !== room.record.dueAt) {
    await keep(hub, room, record)
    room.record = record
  }
  hub.events.emit('due', record)
}
