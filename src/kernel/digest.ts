import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * The bits of the 256 that name a piece of JSON: 64, enough that no two sets of printed values are
 * ever confused.
 */
const DIGITS = 16

/**
 * The name of a piece of plain JSON by its content: the first 16 hexadecimal digits of SHA-256 of
 * its canonical form. Equal JSON has an equal digest, whatever the order of its keys and its
 * spaces.
 */
export function digest(json: unknown): string {
  return sha256Of(canonical(json)).slice(0, DIGITS)
}

/** SHA-256 of a text in UTF-8: 64 lower-case hexadecimal digits, as `openssl dgst -sha256` prints. */
export function sha256Of(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}

/**
 * HMAC-SHA-256 of a text in UTF-8 under a key of whole bytes in hexadecimal, as `openssl dgst
 * -sha256 -mac HMAC -macopt hexkey:…` prints it. Throws if the key is not hexadecimal.
 */
export function hmacOf(hexKey: string, text: string): string {
  return bytesToHex(hmac(sha256, hexToBytes(hexKey), utf8ToBytes(text)))
}

/** JSON without spaces, keys sorted by UTF-16 code units, lists in their order. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`
}
