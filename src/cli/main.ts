#!/usr/bin/env node
import { run } from './program.ts'

process.stdout.on('error', endQuietly)
process.exitCode = await run(process.argv.slice(2))

/** Whoever read our output has gone, as in `… | head`: nobody is left to tell. */
function endQuietly(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
}
