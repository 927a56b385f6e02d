import type { MyNotices } from '../../protocol/notices.ts'
import { type ManualClock, manualClock } from '../clock.fixture.ts'
import type { ServerConfig } from '../config.ts'
import { serve } from '../test/server.fixture.ts'
import { guest, together, type Visitor } from '../test/visitors.fixture.ts'
import { receiver, type Receiver } from './receiver.fixture.ts'

export const MINUTE = 60_000
/** Noon, far from any quiet hours. */
export const START = Date.UTC(2026, 10, 21, 12)
/** A server that calls programs on this machine, and has an address for its links. */
export const CALLING = {
  publicUrl: 'https://play.example.org',
  mayReach: (address: string) => address === '127.0.0.1',
}

/** Ana, Ben and a program that is called, at a clock that the test controls. */
export async function post(more: Partial<ServerConfig> = {}) {
  const clock = manualClock(START)
  const server = await serve({ clock, ...CALLING, ...more })
  return {
    server,
    clock,
    ana: await guest(server),
    ben: await guest(server),
    hook: await receiver(),
  }
}

export const wants = (who: Visitor, wish: object) =>
  who.send<MyNotices>('PATCH', '/api/me/notices', wish)

/** A match of two in which the first is to move. */
export const match = (
  first: Visitor,
  second: Visitor,
  time: object = { kind: 'days', hours: 24 },
) => together([first, second], { time })

/** Time passes while others use the server, a step at a time, until so much has arrived. */
export async function pass(
  clock: ManualClock,
  who: Visitor,
  { calls }: { readonly calls: readonly unknown[] },
  wanted: number,
  step = MINUTE,
): Promise<number> {
  const began = clock.now()
  while (calls.length < wanted) {
    await who.get('/api/me/notices')
    clock.advance(step)
  }
  return clock.now() - began
}

/** What was said: a call is JSON. */
export const saidTo = ({ calls }: Receiver) =>
  calls.map(
    ({ body }) =>
      JSON.parse(body.toString()) as {
        type: string
        text: string
        tables: { id: string; left?: number }[]
      },
  )

/** The tables of each call. */
export const told = (receiver: Receiver) =>
  saidTo(receiver).map(({ tables }) => tables.map(({ id }) => id))
