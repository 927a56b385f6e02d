import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** The WebAuthn requests, as far as this authenticator reads them. */
interface Asked {
  readonly challenge: string
  readonly rp?: { readonly id: string }
  readonly rpId?: string
}

/** A handmade passkey for one site; it answers as a browser and a device would. */
export interface Authenticator {
  register(asked: Asked, origin: string): object
  signIn(asked: Asked, origin: string): object
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64 = (data: Buffer) => data.toString('base64url')
/** User present, user verified, and, when a key is made, key attached. */
const PRESENT = 0x05
const ATTACHED = 0x40

export function authenticator(): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let counter = 0

  function head(site: string, flags: number): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(++counter)
    return Buffer.concat([sha256(site), Buffer.from([flags]), count])
  }
  function clientData(type: string, { challenge }: Asked, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }
  const answer = (response: object) => ({
    id: base64(id),
    rawId: base64(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

  return {
    register(asked, origin) {
      const length = Buffer.from([0, id.length])
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const data = Buffer.concat([
        head(asked.rp?.id ?? '', PRESENT | ATTACHED),
        Buffer.alloc(16),
        length,
        id,
        key,
      ])
      // {fmt: "none", attStmt: {}, authData} in CBOR.
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ])
      return answer({
        clientDataJSON: base64(clientData('webauthn.create', asked, origin)),
        attestationObject: base64(attestation),
        transports: ['internal'],
      })
    },
    signIn(asked, origin) {
      const said = clientData('webauthn.get', asked, origin)
      const data = head(asked.rpId ?? '', PRESENT)
      const signature = sign('sha256', Buffer.concat([data, sha256(said)]), privateKey)
      return answer({
        clientDataJSON: base64(said),
        authenticatorData: base64(data),
        signature: base64(signature),
      })
    },
  }
}
