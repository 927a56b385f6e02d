import { EventEmitter } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { makeBudgets } from '../../limits/budgets.ts'
import { limitsWith } from '../../limits/limits.ts'
import { makeMetrics } from '../../metrics.ts'
import { makeOutboxes } from '../../outboxes.ts'
import { serve } from '../../test/server.fixture.ts'
import { countWaiting } from './waiting.ts'

test('once too much waits for all readers, the answer that has waited longest goes first', async () => {
  const outboxes = makeOutboxes(makeBudgets(limitsWith({ bytesInAll: 100_000 }), makeMetrics()))
  const count = countWaiting({ outboxes })
  const answer = async (text: string | Buffer, config = {}) => {
    const raw = Object.assign(new EventEmitter(), {
      destroyed: false,
      destroy() {
        raw.destroyed = true
        raw.emit('close')
      },
    })
    const request = { routeOptions: { config } } as FastifyRequest
    await count(request, { raw } as unknown as FastifyReply, text)
    return raw
  }
  const deaf = [await answer('x'.repeat(40_000)), await answer(Buffer.alloc(40_000))]
  await answer('short')
  await answer(Buffer.alloc(40_000), { shared: true })
  expect(outboxes.waiting).toBe(80_000)
  const late = await answer('x'.repeat(40_000))
  expect([...deaf, late].map(({ destroyed }) => destroyed)).toEqual([true, false, false])
  late.emit('close')
  expect(outboxes.waiting).toBe(40_000)
})

test('who asks again before they are answered gets no second answer to wait for', async () => {
  const { port, hostname } = new URL((await serve()).address)
  const socket = connect(Number(port), hostname)
  const ask = (more = '') => `GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\n${more}\r\n`
  socket.write(ask() + ask() + ask('connection: close\r\n'))
  const heard = await text(socket)
  expect(heard.match(/(?<=HTTP\/1.1 )\d+/g)).toEqual(['200', '400', '400'])
  expect(heard).toContain('one-at-a-time')
})
