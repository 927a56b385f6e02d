import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from '../log.ts'

/**
 * Where a server on a data folder writes its address, and a key for the command line on the same
 * machine.
 */
const FILE = 'address'

export interface Door {
  readonly address: string
  readonly key: string
}

/**
 * Writes them for as long as the server runs; returns how to remove it. The server also runs
 * without it.
 */
export function writeAddressFile(folder: string, { address, key }: Door, log: Log): () => void {
  try {
    writeFileSync(join(folder, FILE), `${address}\n${key}\n`, { mode: 0o600 })
  } catch (error) {
    log.warn(
      { err: error },
      'the address could not be written: `tianguis admin` will not find this server',
    )
  }
  return () => rmSync(join(folder, FILE), { force: true })
}

/** What was written; null if nothing was. */
export function doorOf(folder: string): Door | null {
  try {
    const [address = '', key = ''] = readFileSync(join(folder, FILE), 'utf8').split('\n')
    return { address, key }
  } catch {
    return null
  }
}
