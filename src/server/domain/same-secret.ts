import { timingSafeEqual } from 'node:crypto'

/** Whether what was given is this secret. How long it takes to see tells nothing but its length. */
export function sameSecret(secret: string, given: string): boolean {
  const [right, told] = [Buffer.from(secret), Buffer.from(given)]
  return right.length === told.length && timingSafeEqual(right, told)
}
