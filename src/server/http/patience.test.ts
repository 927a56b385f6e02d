import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { serve } from '../server.fixture.ts'

/** An open connection, and all that the server says over it. */
async function wire(address: string) {
  const { hostname, port } = new URL(address)
  const socket: Socket = connect(Number(port), hostname)
  onTestFinished(() => void socket.destroy())
  let said = ''
  socket.setEncoding('utf8').on('data', text => (said += String(text)))
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  const closed = once(socket, 'close')
  return { socket, said: () => said, closed }
}

const HEAD = 'POST /api/guest HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n'

test('finding 19: a body, or a head, that never comes is not waited for', async () => {
  const { address } = await serve({ requestSeconds: 0.2 })
  const body = await wire(address)
  body.socket.write(`${HEAD}Content-Length: 100\r\n\r\n{"na`)
  const head = await wire(address)
  head.socket.write(HEAD)
  await Promise.all([body.closed, head.closed])
  expect(head.said()).toMatch(/^HTTP\/1.1 408 /)
  expect(body.said()).toMatch(/^HTTP\/1.1 408 /)
})

test('finding 19: there are only so many connections at once', async () => {
  const { address } = await serve({ connections: 2 })
  const two = [await wire(address), await wire(address)]
  const third = await wire(address)
  await third.closed
  two[0]?.socket.destroy()
  await two[0]?.closed
  expect(two[1]?.socket.destroyed).toBe(false)
})
