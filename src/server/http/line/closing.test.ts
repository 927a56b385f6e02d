import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { serve } from '../../test/server.fixture.ts'
import { visitor } from '../../test/visitors.fixture.ts'

test('a stopping server takes no new connections, and still answers running requests', async () => {
  const server = await serve()
  const asking = request(`${server.address}/api/sign-in/mail`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', expect: '100-continue' },
  })
  asking.flushHeaders()
  await once(asking, 'continue')
  const stopped = server.stop()
  await expect(visitor(server).get('/health')).rejects.toThrow('fetch failed')
  asking.end('{')
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  expect(answer.statusCode).toBe(400)
  answer.resume()
  await stopped
})

test('the server does not wait for a client that never finishes its request', async () => {
  const server = await serve()
  const socket = connect(Number(new URL(server.address).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write('GET /health HTTP/1.1\r\nHost: x\r\n')
  await visitor(server).get('/health')
  await server.stop()
  await expect(visitor(server).get('/health')).rejects.toThrow('fetch failed')
  socket.destroy()
})
