import { randomBytes } from 'node:crypto'

/**
 * A new id of so many random bytes, in letters that stand in addresses as they are. None begins with
 * a hyphen: on a command line it would be an option.
 */
export function makeId(bytes = 9): string {
  const id = randomBytes(bytes).toString('base64url')
  return id.startsWith('-') ? makeId(bytes) : id
}
