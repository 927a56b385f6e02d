import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const [IV, TAG] = [12, 16]

/**
 * What processes tell each other through the database has what is hidden in a match, and anybody
 * who may connect to it may listen and speak there. So they seal it with the secret they share.
 */
export interface Seal {
  /** `about`: what it belongs to; it opens with the same only. */
  seal(text: string, about: string): string
  /** null if it was not sealed by us, or about something else. */
  unseal(sealed: string, about: string): string | null
}

export function makeSeal(secret: string): Seal {
  const key = createHmac('sha256', secret).update('peers').digest()
  return {
    seal(text, about) {
      const iv = randomBytes(IV)
      const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(about))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64')
    },
    unseal(sealed, about) {
      const bytes = Buffer.from(sealed, 'base64')
      if (bytes.length < IV + TAG) return null
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV))
      decipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(IV, IV + TAG))
      try {
        const body = decipher.update(bytes.subarray(IV + TAG))
        return Buffer.concat([body, decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}
