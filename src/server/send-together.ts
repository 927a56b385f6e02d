import type { Writable } from 'node:stream'

/** What is written to a socket in one tick goes out with one call of the operating system. */
export function sendTogether(wire: Writable): void {
  if (wire.writableCorked > 0) return
  wire.cork()
  process.nextTick(() => wire.uncork())
}
