import { expect } from 'vitest'
import { visitor } from '../../src/server/test/visitors.fixture.ts'
import { daily } from '../deep.ts'
import { type Attack, attacker, mostSince, tally } from './frame.ts'

/** Long bodies that do not fit, of strangers and of a guest. */
export const bodies: Attack = async target => {
  const body = `{"game":"x","log":[${'0,'.repeat(1_900_000)}0]}`
  const stranger = visitor(target, '', { 'x-forwarded-for': target.from })
  const guest = await attacker(target)
  const times = daily(1, 200)
  const of = (who: typeof guest) => tally(times, () => who.ask('POST', '/api/replays', body))
  expect([...(await of(stranger)).keys()]).toEqual([401])
  const began = performance.now()
  expect((await of(guest)).get(400)).toBeLessThanOrEqual(mostSince('importsPerPerson', began))
}
