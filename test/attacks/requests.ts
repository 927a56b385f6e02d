import { connect as connectTo } from 'node:net'
import { expect, onTestFinished } from 'vitest'
import { daily } from '../deep.ts'
import { MAX_CHRONICLE_BYTES } from '../../src/protocol/records.ts'
import { type Attack, attacker, mostSince, tableOf, tally } from './frame.ts'

/** What a body for the check of a shuffle may have. */
const LONGEST = 2 * MAX_CHRONICLE_BYTES

/** Each spelling of a time zone, HEAD of what does not end, and test notices. */
export const spellings: Attack = async target => {
  const eve = await attacker(target)
  const zone = (i: number) =>
    'america/argentina/buenos_aires'.replace(/[a-z]/g, (letter, place: number) =>
      (i >> place) & 1 ? letter.toUpperCase() : letter,
    )
  const zones = await tally(daily(200, 20_000), i =>
    eve.ask('PATCH', '/api/me/time', { quiet: { zone: zone(i), from: 0, until: 60 } }),
  )
  expect([...zones.keys()].every(status => status < 500)).toBe(true)

  const { table } = await tableOf(eve)
  const heads = await tally(daily(20, 500), () => eve.ask('HEAD', `/api/tables/${table.id}/events`))
  expect([...heads.keys()].every(status => status === 404 || status === 429)).toBe(true)

  await eve.send('PATCH', '/api/me/notices', { hook: true, hookUrl: 'http://127.0.0.1:22/' })
  const began = performance.now()
  const hooks = await tally(20, () => eve.ask('POST', '/api/me/notices/test', { channel: 'hook' }))
  expect(hooks.get(422) ?? 0).toBeLessThanOrEqual(mostSince('hookTestsPerPerson', began))
}

/** Bodies that never come. */
export const slowBodies: Attack = async target => {
  const { hostname, port } = new URL(target.address)
  const head = 'POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-length: 9000\r\n\r\n{'
  for (let many = 0; many < daily(100, 2000); many++) {
    const socket = connectTo(Number(port), hostname)
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => undefined)
    socket.write(head)
  }
}

/** Long bodies that come but for their end. */
export const nearlyWhole: Attack = async target => {
  const { cookie } = await attacker(target)
  const { hostname, port, host } = new URL(target.address)
  const head =
    `POST /api/verify HTTP/1.1\r\nhost: ${host}\r\nx-forwarded-for: ${target.from}\r\n` +
    `cookie: ${cookie}\r\ncontent-type: application/json\r\ncontent-length: ${LONGEST}\r\n\r\n`
  const body = Buffer.alloc(LONGEST - 1, ' ')
  for (let many = 0; many < daily(80, 390); many++) {
    const socket = connectTo(Number(port), hostname)
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => undefined).resume()
    socket.write(head)
    await new Promise(done => socket.once('close', done).write(body, done))
  }
}
