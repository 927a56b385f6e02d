import { randomBytes, timingSafeEqual } from 'node:crypto'

/*
 * Anyone with a command line where a server keeps its folder may do everything. They prove it by a
 * key that the server makes when it starts and writes there, for as long as it runs: it is in no
 * database and no backup.
 */

export const newOperatorKey = (): string => `operator.${randomBytes(32).toString('base64url')}`

/** Whether this is the key. */
export function isOperatorKey(key: string, given: string): boolean {
  const [right, told] = [Buffer.from(key), Buffer.from(given)]
  return right.length === told.length && timingSafeEqual(right, told)
}
