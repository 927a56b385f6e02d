import { randomBytes } from 'node:crypto'

/*
 * Anyone with a command line where a server keeps its folder may do everything. They prove it by a
 * key that the server makes when it starts and writes there, for as long as it runs: it is in no
 * database and no backup.
 */

export const newOperatorKey = (): string => `operator.${randomBytes(32).toString('base64url')}`
