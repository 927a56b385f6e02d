import { expect } from 'vitest'
import { LIMITS } from '../../src/server/limits/limits.ts'
import { daily } from '../deep.ts'
import { type Attack, attacker, deafSocket, tableOf } from './frame.ts'

/** Many idle sockets of one address: of one person, and of strangers. */
export const sockets: Attack = async target => {
  const eve = await attacker(target)
  const { table } = await tableOf(eve)
  const stranger = { ...eve, cookie: '' }
  const open = (who: typeof eve) => deafSocket(who, target, table.id)
  const opened = async (who: typeof eve, times: number) => {
    let count = 0
    for (let i = 0; i < times; i++) if ((await open(who)) !== null) count++
    return count
  }
  const own = LIMITS.socketsPerPerson.value
  expect(await opened(eve, own + 10)).toBe(own)
  const rest = LIMITS.socketsPerAddress.value - own
  expect(await opened(stranger, daily(rest + 10, 10_000))).toBe(rest)
}
