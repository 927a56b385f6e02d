import { expect } from 'vitest'
import { GOLDFISH } from '../../src/server/test/visitors.fixture.ts'
import { daily } from '../deep.ts'
import { type Attack, attacker, mostSince, tally } from './frame.ts'

/** Matches from files without end, each a little different. */
export const imports: Attack = async target => {
  const [eve, friend] = [await attacker(target), await attacker(target)]
  const { table, links } = await eve.make({ game: GOLDFISH, chairs: ['me', 'open'] })
  const at = `/api/tables/${table.id}`
  await friend.send('POST', `${at}/sit`, { invite: links[1]?.split('#')[1] })
  for (const who of [eve, friend]) await who.send('POST', `${at}/end`, { end: true })
  const { body } = await eve.get<object>(`${at}/chronicle`)
  const named = (i: number) => ({ ...body, players: [{ name: `Eve ${i}`, level: null }] })
  const began = performance.now()
  const statuses = await tally(daily(12, 300), i => eve.ask('POST', '/api/replays', named(i)))
  expect(statuses.get(200)).toBeGreaterThan(0)
  expect(statuses.get(200)).toBeLessThanOrEqual(mostSince('importsPerPerson', began))
}
