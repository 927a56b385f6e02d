import { once } from 'node:events'
import { visitor } from '../../src/server/test/visitors.fixture.ts'
import { type Attack, deafSocket } from './frame.ts'

/** Somebody looks on at each of these matches, so that none of them leaves memory. */
export const watched =
  (tables: readonly string[]): Attack =>
  async target => {
    const stranger = visitor(target)
    for (const table of tables) {
      const socket = await deafSocket(stranger, target, table)
      if (socket === null) throw new Error('An address may look on at so many tables.')
      socket.resume()
      socket.send('{"type":"watch"}')
      await once(socket, 'message')
    }
  }
