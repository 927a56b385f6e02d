import { createHmac } from 'node:crypto'

/** How the command line signed its requests until version 0.51. */
export function signedBefore(secret: string): string {
  const until = Date.now() + 60_000
  const signature = createHmac('sha256', secret).update(`operator ${until}`).digest('base64url')
  return `operator.${until}.${signature}`
}
