import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from '../log.ts'

/**
 * Where a server on a data folder writes its address, for the command line on the same machine.
 */
const FILE = 'address'

/**
 * Writes the address for as long as the server runs; returns how to remove it. The server also runs
 * without it.
 */
export function writeAddressFile(folder: string, address: string, log: Log): () => void {
  try {
    writeFileSync(join(folder, FILE), address, { mode: 0o600 })
  } catch (error) {
    log.warn(
      { err: error },
      'the address could not be written: `tianguis admin` will not find this server',
    )
  }
  return () => rmSync(join(folder, FILE), { force: true })
}

/** The address that was written; null if there is none. */
export function doorOf(folder: string): string | null {
  try {
    return readFileSync(join(folder, FILE), 'utf8')
  } catch {
    return null
  }
}
