import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

type Statement = Parameters<typeof isoCBOR.encode>[0]
type Attest = (
  keys: ReturnType<typeof newKeys>,
  signed: { authData: Buffer; clientDataHash: Buffer },
) => { format: string; statement: Statement }

const b64 = (bytes: Buffer) => bytes.toString('base64url')
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()
const newKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })
const noAttestation: Attest = () => ({ format: 'none', statement: new Map() })

/** A software authenticator with one ES256 passkey for the origin's host. */
export class Authenticator {
  readonly id: Buffer
  private counter = 0
  private readonly keys = newKeys()
  private readonly origin: string

  constructor(origin: string, { idBytes = 16 } = {}) {
    this.origin = origin
    this.id = randomBytes(idBytes)
  }

  private authData(flags: number, attested = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE((this.counter += 1))
    return Buffer.concat([sha256('localhost'), Buffer.from([flags]), count, attested])
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }))
  }

  /** `attest` makes the statement about the authenticator; none by default, as browsers do. */
  register(challenge: string, attest = noAttestation) {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' })
    const cose = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ])
    const size = Buffer.alloc(2)
    size.writeUInt16BE(this.id.length)
    // Present, verified, with a credential.
    const authData = this.authData(0x45, Buffer.concat([Buffer.alloc(16), size, this.id, cose]))
    const clientData = this.clientData('webauthn.create', challenge)
    const { format, statement } = attest(this.keys, { authData, clientDataHash: sha256(clientData) })
    const attestation = new Map<string, Statement>([
      ['fmt', format],
      ['attStmt', statement],
      ['authData', new Uint8Array(authData)],
    ])
    return {
      id: b64(this.id),
      rawId: b64(this.id),
      type: 'public-key' as const,
      response: {
        clientDataJSON: b64(clientData),
        attestationObject: b64(Buffer.from(isoCBOR.encode(attestation))),
        transports: ['internal' as const],
      },
      clientExtensionResults: {},
    }
  }

  /** `isVerified`: whether the authenticator checked the person, not only their presence. */
  sign(challenge: string, isVerified = true) {
    const authData = this.authData(isVerified ? 0x05 : 0x01)
    const clientData = this.clientData('webauthn.get', challenge)
    const signed = createSign('sha256').update(Buffer.concat([authData, sha256(clientData)]))
    return {
      id: b64(this.id),
      rawId: b64(this.id),
      type: 'public-key' as const,
      response: {
        clientDataJSON: b64(clientData),
        authenticatorData: b64(authData),
        signature: b64(signed.sign(this.keys.privateKey)),
      },
      clientExtensionResults: {},
    }
  }
}
