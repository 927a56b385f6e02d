import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * Of 256 bits so many name a piece of JSON: 64, enough that no two sets of printed values are ever
 * taken for each other.
 */
const DIGITS = 16

/**
 * The name of a piece of plain JSON by what it says: the first 16 hexadecimal digits of SHA-256 of
 * its canonical form. Equal JSON has an equal digest, whatever the order of its keys and however it
 * was spaced.
 */
export function digest(json: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(json)))).slice(0, DIGITS)
}

/** JSON without spaces, keys sorted by UTF-16 code units, lists in their order. */
function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`
}
