import { messageOf } from '../../src/server/errors.ts'

/** What an error says, and why: of "fetch failed" alone nobody learns anything. */
export function whyOf(error: unknown): string {
  const said = messageOf(error)
  const cause = error instanceof Error ? error.cause : undefined
  return cause === undefined ? said : `${said}: ${whyOf(cause)}`
}
