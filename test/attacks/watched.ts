import { visitor } from '../../src/server/visitors.fixture.ts'
import type { Attack } from './frame.ts'

/** Somebody looks on at each of these matches, so that none of them leaves memory. */
export const watched =
  (tables: readonly string[]): Attack =>
  async target => {
    const stranger = visitor(target, '', { 'x-forwarded-for': target.from })
    const lines = []
    for (const table of tables) {
      const line = await stranger.watch(table)
      // All that they were told is long.
      for (const heard of [line.texts, line.messages]) heard.length = 0
      lines.push(line)
    }
    for (const line of lines) line.socket.terminate()
  }
