import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { PlyContext } from './game.ts'
import { same } from './json.ts'
import { Rng } from './rng.ts'

/** A match seed: 1 to 64 hexadecimal digits, secret while the match runs. */
export const SEED = /^[0-9a-f]{1,64}$/

/**
 * The chance of one ply: its own stream, keyed by HMAC-SHA-256 of the secret match seed and the
 * ply's number, so that the draws of one ply say nothing about another. Ply 0 is the setup.
 */
export function stream(seed: string, ply: number): Rng {
  const key = hmac(sha256, utf8ToBytes(seed), utf8ToBytes(`tianguis ply ${ply}`))
  const words = new DataView(key.buffer, key.byteOffset)
  return new Rng([words.getUint32(0), words.getUint32(4), words.getUint32(8), words.getUint32(12)])
}

/** What one ply may use. Its stream is made when it is first asked for: most plies never ask. */
export function contextOf<Event>(
  seed: string,
  ply: number,
  emit: PlyContext<Event>['emit'],
): PlyContext<Event> & { readonly drew: boolean } {
  let made: { readonly rng: Rng; readonly before: readonly number[] } | null = null
  const make = () => {
    const rng = stream(seed, ply)
    return { rng, before: rng.words() }
  }
  return {
    get rng() {
      return (made ??= make()).rng
    },
    /** Whether the ply has drawn anything. */
    get drew() {
      return made !== null && !same(made.before, made.rng.words())
    },
    emit,
  }
}

/**
 * The promise of a match to which nobody contributes: one on a single device, or at a table from
 * before version 0.8. (For all others see `commitmentTo` in `kit/fairness/shuffle.ts`.) It is shown
 * before the first ply, and anybody can check it against the seed at the end: the SHA-256 of
 * "tianguis " and the seed, as 64 lower-case hexadecimal digits.
 */
export function commitment(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(`tianguis ${seed}`)))
}
