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
 * The promise made at the start of a match: shown to all before the first ply, checked by anyone
 * against the seed that is published at the end. SHA-256 in lower-case hexadecimal; any `sha256sum`
 * gives the same.
 */
export function commitment(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(`tianguis ${seed}`)))
}
