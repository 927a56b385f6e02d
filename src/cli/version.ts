import { readFileSync } from 'node:fs'

/** The version of this package; the path holds from the source tree and from what is built, both one folder deep. */
export function version(): string {
  const file = new URL('../../package.json', import.meta.url)
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
