import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
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

/**
 * The promise made at the start of a match: shown to all before the first ply, checked by anyone
 * against the seed that is published at the end. SHA-256 in lower-case hexadecimal; any `sha256sum`
 * gives the same.
 */
export function commitment(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(`tianguis ${seed}`)))
}
