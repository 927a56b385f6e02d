import { createHmac, timingSafeEqual } from 'node:crypto'

/*
 * Anyone with a command line on the machine that holds the data may do everything. They prove it to
 * a server by a token signed with the server's secret, which they can read as well as the server:
 * `operator.<until>.<signature>`. It is stored nowhere.
 */

/** How long such a token is valid. */
const HOLDS_MS = 60_000
/** How far the clocks of the command and of the server may be apart. */
const APART_MS = 5000

export function operatorToken(secret: string, now: number): string {
  return signed(secret, now + HOLDS_MS)
}

/** Whether this is such a token and still valid. */
export function isOperator(secret: string, given: string, now: number): boolean {
  const until = Number(/^operator\.(\d{1,15})\./.exec(given)?.[1])
  if (!(until >= now && until <= now + HOLDS_MS + APART_MS)) return false
  const [right, told] = [Buffer.from(signed(secret, until)), Buffer.from(given)]
  return right.length === told.length && timingSafeEqual(right, told)
}

function signed(secret: string, until: number): string {
  return `operator.${until}.${createHmac('sha256', secret).update(`operator ${until}`).digest('base64url')}`
}
