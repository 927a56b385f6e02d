import { daily } from '../deep.ts'
import { type Attack, attacker, deafSocket, tableOf } from './frame.ts'

/** Sockets of one address that ask for the whole table again and again, and read nothing. */
export const deaf: Attack = async target => {
  const eve = await attacker(target)
  const { table } = await tableOf(eve)
  for (let many = 0; many < daily(40, 600); many++) {
    const socket = await deafSocket(await sometimesNew(many), target, table.id)
    for (let more = 0; more < 40; more++) socket?.send('{"type":"watch"}')
  }

  /** A person has fewer sockets than an address. */
  async function sometimesNew(many: number) {
    return many % 30 === 0 ? attacker(target) : eve
  }
}
