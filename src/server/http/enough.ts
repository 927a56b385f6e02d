import { problem } from '../errors.ts'

/**
 * Throws a problem if a person who has these can have no more. `things`: what they are, and `way`:
 * how they make room, as the sentence says it.
 */
export function refuseMore(
  has: readonly unknown[],
  most: number,
  things: string,
  way: 'Delete' | 'Revoke' = 'Delete',
): void {
  if (has.length >= most)
    throw problem(409, 'enough', `You can have at most ${most} ${things}. ${way} one first.`)
}
