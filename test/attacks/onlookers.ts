import { expect } from 'vitest'
import { visitor } from '../../src/server/test/visitors.fixture.ts'
import { daily } from '../deep.ts'
import { type Attack, attacker, tableOf } from './frame.ts'

/** What an onlooker in a crowd is told in a second at most: four times the state, news, who is there. */
const MOST_A_SECOND = 12
const AT_THE_BEGINNING = 10

/** Many look on while a player leaves and comes back, at their table and at their socket. */
export const onlookers: Attack = async target => {
  const eve = await attacker(target)
  const { table } = await tableOf(eve)
  const from = { 'x-forwarded-for': target.from }
  const crowd = await Promise.all(
    Array.from({ length: daily(60, 250) }, () => visitor(target, '', from).watch(table.id)),
  )
  const began = performance.now()
  for (let many = 0; many < daily(30, 600); many++) {
    for (const what of ['leave', 'back']) await eve.ask('POST', `/api/tables/${table.id}/${what}`)
    const line = await eve.watch(table.id).catch(() => null)
    await line?.close()
  }
  const seconds = (performance.now() - began) / 1000
  const heard = Math.max(...crowd.map(({ messages }) => messages.length))
  expect(heard).toBeLessThan(AT_THE_BEGINNING + MOST_A_SECOND * seconds)
  for (const line of crowd) line.socket.terminate()
}
