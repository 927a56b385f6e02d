import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { DEEP } from './deep.ts'

/** A folder of Linux that is kept in memory. */
const IN_MEMORY = '/dev/shm'
/** In bytes: the data of all tests that run at once, many times over. */
const ROOM = 2 ** 30

/**
 * Where tests lay their data: in memory if there is room, so that no commit waits for the disk. A
 * process that is killed loses nothing there either. At full length it is the disk.
 */
export function scratchFolder(): string {
  if (DEEP || !existsSync(IN_MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(IN_MEMORY)
  return bavail * bsize > ROOM ? IN_MEMORY : tmpdir()
}
