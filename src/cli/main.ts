#!/usr/bin/env node
import { run } from './program.ts'

process.stdout.on('error', end)
process.exitCode = await run(process.argv.slice(2))

/** Whoever read our output has gone, as in `… | head`: nobody is to be told. Or a disk is full. */
function end({ code }: NodeJS.ErrnoException): void {
  if (code === 'EPIPE') process.exit(0)
  process.stderr.write(`The output cannot be written (${code}).\n`)
  process.exit(1)
}
