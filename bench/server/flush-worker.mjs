import { fdatasyncSync, openSync, writeSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

/*
 * Makes a write durable again and again, beside whatever else this disk does, until it is asked
 * for the milliseconds each took. A thread of its own, so that nothing else is in these times.
 */

/** About what the moves of a moment come to. */
const BYTES = 16 * 1024
const EVERY_MS = 50

const file = openSync(workerData, 'w')
const page = Buffer.alloc(BYTES)
const times = []
let asked = false
parentPort.once('message', () => (asked = true))
while (!asked) {
  writeSync(file, page)
  const began = performance.now()
  fdatasyncSync(file)
  times.push(performance.now() - began)
  await wait(EVERY_MS)
}
parentPort.postMessage(times)
