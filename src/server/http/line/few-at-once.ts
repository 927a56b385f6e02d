import type { onRequestHookHandler } from 'fastify'

/** So many take some milliseconds. */
const FEW = 8

/**
 * Begins a few requests, and the next ones once sockets, timers and the disk have had their turn.
 * Else thousands that come at once hold up everybody's moves until the last of them is answered.
 */
export function fewAtOnce(): onRequestHookHandler {
  const waiting: (() => void)[] = []
  let begun = 0

  function next(): void {
    const some = waiting.splice(0, FEW)
    begun = some.length
    if (begun > 0) setImmediate(next)
    for (const begin of some) begin()
  }

  return (_request, _reply, begin) => {
    if (begun === FEW) return void waiting.push(begin)
    if (begun === 0) setImmediate(next)
    begun++
    begin()
  }
}
