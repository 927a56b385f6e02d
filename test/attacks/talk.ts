import { expect } from 'vitest'
import type { Chat } from '../../src/protocol/chat.ts'
import { MOST_LINES } from '../../src/server/store/tables/chat.ts'
import { daily } from '../deep.ts'
import { type Attack, attacker, mostSince, tableOf, tally } from './frame.ts'

/** Lines said at once by each throw-away guest. */
const LINES_EACH = 5

/** A chat filled by guests who are thrown away. */
export const talk: Attack = async target => {
  const eve = await attacker(target)
  const { table } = await tableOf(eve)
  const path = `/api/tables/${table.id}/chat`
  const text = 'x'.repeat(400)
  const began = performance.now()
  let said = 0
  for (let guests = 0; guests < daily(80, 350); guests++) {
    const guest = await attacker(target)
    const line = (i: number) => guest.ask('POST', path, { key: `line-key-${i}`, text })
    said += (await tally(LINES_EACH, line)).get(200) ?? 0
  }
  expect(said).toBeLessThanOrEqual(mostSince('linesPerAddress', began))
  const { body } = await (await attacker(target)).get<Chat>(path)
  expect(body.lines.length).toBeLessThanOrEqual(2 * MOST_LINES)
}
