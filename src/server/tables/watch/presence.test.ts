import { expect, test } from 'vitest'
import { game } from '../../../games/merchant-of-goldfish/engine/index.ts'
import type { ServerMessage } from '../../../protocol/messages.ts'
import { manualClock } from '../../clock.fixture.ts'
import { THREE_PLAY } from '../../domain/record.fixture.ts'
import { makeTiming } from '../../domain/timing.ts'
import { type Hub, makeRoom } from '../room/hub.ts'
import { expirePresence, isLooking, mayBeHere, onPeerPresence } from './presence.ts'
import type { Watcher } from '../room/crowd.ts'

/** A table with one onlooker, and who was shown to be there, each time it was shown. */
function table() {
  const clock = manualClock(0)
  const room = makeRoom({ clock, timing: makeTiming(clock) }, game, THREE_PLAY, null)
  const shown: string[][] = []
  const send = (text: string) => {
    const message = JSON.parse(text) as Extract<ServerMessage, { type: 'table' }>
    shown.push(message.table.seats.flatMap(({ here, name }) => (here ? [name] : [])))
  }
  room.watchers.add({
    user: null,
    seat: null,
    seq: 0,
    visible: true,
    send,
    leave() {},
  } satisfies Watcher)
  return { clock, room, shown }
}

test('who is at another process is shown once, and is believed as long as it is said again', () => {
  const { room, shown } = table()
  const said = { users: ['ben', 'a stranger'], looking: ['ben'] }
  for (const now of [0, 20_000, 40_000]) onPeerPresence(room, 'other', said, now)
  expirePresence(room, 60_000)
  expect([shown, isLooking(room, 'ben')]).toEqual([[['ben']], true])
  onPeerPresence(room, 'other', { ...said, looking: [] }, 60_000)
  expect([shown, isLooking(room, 'ben')]).toEqual([[['ben']], false])
  expirePresence(room, 90_000)
  expect(shown).toEqual([['ben'], []])
})

test('who leaves there is gone at once; who comes there too is shown once more', () => {
  const { room, shown } = table()
  onPeerPresence(room, 'other', { users: ['ben'], looking: [] }, 0)
  onPeerPresence(room, 'other', { users: ['ben', 'ana'], looking: [] }, 0)
  onPeerPresence(room, 'other', { users: [], looking: [] }, 0)
  onPeerPresence(room, 'other', { users: [], looking: [] }, 0)
  expect(shown).toEqual([['ben'], ['ana', 'ben'], []])
})

test('until the others have said who is there, nobody is taken for away; without others it is known', () => {
  const { clock, room } = table()
  const hubWith = (any: boolean) => ({ store: { peers: { any } }, clock }) as unknown as Hub
  const here = () => [true, false].map(any => mayBeHere(hubWith(any), room, 'ben'))
  expect(here()).toEqual([true, false])
  clock.advance(2000)
  expect(here()).toEqual([false, false])
  onPeerPresence(room, 'other', { users: ['ben'], looking: [] }, clock.now())
  expect(here()).toEqual([true, true])
})
