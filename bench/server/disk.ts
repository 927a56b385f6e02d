import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const TIMES = 500
/** About what the moves of a moment come to. */
const BYTES = 16 * 1024

/** Milliseconds in which this disk makes safe what was written, in order: no acknowledgement comes sooner. */
export function flushTimes(): readonly number[] {
  const folder = mkdtempSync(join(tmpdir(), 'tianguis-bench-'))
  const file = openSync(join(folder, 'flushed'), 'w')
  const page = Buffer.alloc(BYTES)
  const times: number[] = []
  try {
    for (let i = 0; i < TIMES; i++) {
      writeSync(file, page)
      const began = performance.now()
      fdatasyncSync(file)
      times.push(performance.now() - began)
    }
  } finally {
    closeSync(file)
    rmSync(folder, { recursive: true })
  }
  return times.toSorted((a, b) => a - b)
}
