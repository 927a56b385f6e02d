import { createHash, createHmac, randomBytes } from 'node:crypto'

/** A secret that cannot be guessed, in letters that fit into cookies and links. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a secret: enough to recognize it, not enough to use it. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** What is stored of a network for an hour: enough to count, not enough to find it. */
export function askerOf(secret: string, network: string): string {
  return createHmac('sha256', secret).update(`asker ${network}`).digest('base64url')
}
