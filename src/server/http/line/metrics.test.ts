import { expect, test } from 'vitest'
import { serve } from '../../test/server.fixture.ts'
import { guest } from '../../test/visitors.fixture.ts'

const text = async (url: string) => (await fetch(url)).text()

test('metrics are nowhere unless asked for, and then at an address of their own', async () => {
  const plain = await serve()
  expect(plain.metrics).toBeNull()
  expect(await text(`${plain.address}/metrics`)).not.toContain('tianguis_')

  const watched = await serve({ metrics: { host: '127.0.0.1', port: 0 } })
  const ana = await guest(watched)
  const { table } = await ana.make({ chairs: ['me', 'random'], options: { start: 0 } })
  await ana.watch(table.id)
  expect(await text(`${watched.address}/metrics`)).not.toContain('tianguis_')
  const said = await text(`${watched.metrics}/metrics`)
  expect(said).toMatch(/^tianguis_sockets 1$/m)
  expect(said).toMatch(/^tianguis_commit_seconds\{quantile="0.99"\} \d/m)
  expect(said).toMatch(/^tianguis_process_cpu_seconds_total /m)
  // How often something was stored would count what is done in secret.
  expect(said).not.toMatch(/^tianguis_(commit|bot)_\w+_(count|sum|bucket)/m)
  expect((await fetch(`${watched.metrics}/api/games`)).status).toBe(404)
  expect((await fetch(`${watched.metrics}/metrics`, { method: 'POST' })).status).toBe(404)
})

test('a port for metrics that is in use is said in one sentence, and nothing stays open', async () => {
  const { address } = await serve()
  const port = Number(new URL(address).port)
  await expect(serve({ metrics: { host: '127.0.0.1', port } })).rejects.toThrow(
    `Port ${port} is in use: choose another, or stop the program that uses it.`,
  )
})
