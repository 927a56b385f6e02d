import { appendFileSync, mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/*
 * How often a page was looked at, for `npm run coverage`: a line a look, so that several threads
 * may write.
 */

const FOLDER = fileURLToPath(new URL('../../.cache/', import.meta.url))
const FILE = `${FOLDER}looks.txt`

export function forgetLooks(): void {
  mkdirSync(FOLDER, { recursive: true })
  rmSync(FILE, { force: true })
}

/** `axe`: by axe; `phone`: for what is cut off on a phone. */
export function countLooks(kind: 'axe' | 'phone', times = 1): void {
  appendFileSync(FILE, `${kind} ${times}\n`)
}
