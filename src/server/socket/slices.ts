import type { Duplex } from 'node:stream'

/** Of a message a page sends, most are shorter. */
const SLICE_BYTES = 2048

/**
 * The system hands over up to 64 kB at once. That may be ten thousand of the shortest frames, and
 * all of them would be read, though the socket is closed and paused at the first few hundred. In
 * slices hardly anything is read after that.
 */
export function readInSlices(wire: Duplex): void {
  const push = wire.push.bind(wire)
  wire.push = (chunk: unknown, encoding) => {
    if (!Buffer.isBuffer(chunk)) return push(chunk, encoding)
    let more = true
    for (let from = 0; from < chunk.length; from += SLICE_BYTES)
      more = push(chunk.subarray(from, from + SLICE_BYTES))
    return more
  }
}
