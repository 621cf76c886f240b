import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'

const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts)
  const size = content.length
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255]
  return Buffer.concat([Buffer.from([tag, ...length]), content])
}
const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const octets = (bytes: Buffer) => der(0x04, bytes)
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const ECDSA = sequence(oid('2a8648ce3d040302'))

const sign = (key: KeyObject, data: Buffer) => createSign('sha256').update(data).sign(key)
const nameOf = (name: string) => sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from(name)))))
const time = (text: string) => der(0x17, Buffer.from(text))

function certificate(input: { of: KeyObject; name: string; by: KeyObject; issuer: string; extensions: Buffer[] }) {
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ECDSA,
    nameOf(input.issuer),
    sequence(time('200101000000Z'), time('400101000000Z')),
    nameOf(input.name),
    input.of.export({ type: 'spki', format: 'der' }),
    ...(input.extensions.length > 0 ? [der(0xa3, sequence(...input.extensions))] : []),
  )
  return sequence(content, ECDSA, der(0x03, Buffer.from([0]), sign(input.by, content)))
}

/**
 * An attestation statement of Android's key store under a root that we made ourselves. Its certificate names `address`
 * as the place of its list of revoked certificates.
 */
export function androidAttestation(
  { publicKey, privateKey }: { publicKey: KeyObject; privateKey: KeyObject },
  { address, authData, clientDataHash }: { address: string; authData: Buffer; clientDataHash: Buffer },
): { format: string; statement: Map<string, number | Uint8Array | Uint8Array[]> } {
  const root = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const [one, none] = [Buffer.from([1]), sequence()]
  const description = sequence(
    der(0x02, one),
    der(0x0a, one),
    der(0x02, one),
    der(0x0a, one),
    octets(clientDataHash),
    octets(Buffer.alloc(0)),
    none,
    none,
  )
  const revoked = sequence(sequence(der(0xa0, der(0xa0, der(0x86, Buffer.from(address))))))
  const leaf = certificate({
    of: publicKey,
    name: 'phone',
    by: root.privateKey,
    issuer: 'root',
    extensions: [sequence(oid('2b06010401d679020111'), octets(description)), sequence(oid('551d1f'), octets(revoked))],
  })
  const rootCertificate = certificate({ of: root.publicKey, name: 'root', by: root.privateKey, issuer: 'root', extensions: [] }) // prettier-ignore
  const statement = new Map<string, number | Uint8Array | Uint8Array[]>([
    ['alg', -7],
    ['sig', new Uint8Array(sign(privateKey, Buffer.concat([authData, clientDataHash])))],
    ['x5c', [new Uint8Array(leaf), new Uint8Array(rootCertificate)]],
  ])
  return { format: 'android-key', statement }
}
