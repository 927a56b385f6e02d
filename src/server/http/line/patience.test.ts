import { once } from 'node:events'
import { expect, test } from 'vitest'
import { IDLE_SECONDS } from '../../config.ts'
import { serve } from '../../test/server.fixture.ts'
import { wire } from '../../test/wire.fixture.ts'

const HEAD = 'POST /api/guest HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n'

test('a body, or a head, that never comes is not waited for', async () => {
  const { address } = await serve({ requestSeconds: 0.2 })
  const body = await wire(address)
  body.socket.write(`${HEAD}Content-Length: 100\r\n\r\n{"na`)
  const head = await wire(address)
  head.socket.write(HEAD)
  await Promise.all([body.closed, head.closed])
  expect(head.said()).toMatch(/^HTTP\/1.1 408 /)
  expect(body.said()).toMatch(/^HTTP\/1.1 408 /)
})

test('there are only so many connections at once', async () => {
  const { address } = await serve({ limits: { connections: 2 } })
  const two = [await wire(address), await wire(address)]
  const third = await wire(address)
  await third.closed
  two[0]?.socket.destroy()
  await two[0]?.closed
  expect(two[1]?.socket.destroyed).toBe(false)
})

/** What a client is told about how long it may keep a connection, in seconds. */
const toldBy = (said: string) => Number(/^keep-alive: timeout=(\d+)\r$/im.exec(said)?.[1])
const ASK = 'GET /health HTTP/1.1\r\nHost: here\r\n\r\n'

test('an idle connection is kept more than twice as long as clients are told', async () => {
  const { address } = await serve({ idleSeconds: 2.5 })
  const idle = await wire(address)
  idle.socket.write(ASK)
  await once(idle.socket, 'data')
  const since = performance.now()
  await idle.closed
  expect(toldBy(idle.said())).toBe(1)
  expect(performance.now() - since).toBeGreaterThan(2000)
})

test('they are told a minute, and proxies may keep it for two', async () => {
  const { address } = await serve()
  const { socket, said } = await wire(address)
  socket.write(ASK)
  await once(socket, 'data')
  expect(toldBy(said())).toBe(60)
  expect(IDLE_SECONDS).toBeGreaterThan(120)
})
