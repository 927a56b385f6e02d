import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { inFolder } from './places.ts'

const TIMES = 500
/** About what the moves of a moment come to. */
const BYTES = 16 * 1024

/**
 * Milliseconds this disk needs to make a write durable, in order: no acknowledgement comes sooner.
 */
export function flushTimes(): Promise<readonly number[]> {
  return inFolder(async folder => {
    const file = openSync(join(folder, 'flushed'), 'w')
    const page = Buffer.alloc(BYTES)
    const times: number[] = []
    for (let i = 0; i < TIMES; i++) {
      writeSync(file, page)
      const began = performance.now()
      fdatasyncSync(file)
      times.push(performance.now() - began)
    }
    closeSync(file)
    return times.toSorted((a, b) => a - b)
  })
}
