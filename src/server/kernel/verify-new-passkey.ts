import type { RegistrationResponseJSON } from '@simplewebauthn/server'

/** The longest id of a credential in WebAuthn, in bytes. A longer one does not fit into the index. */
const LONGEST_ID = 1023

export interface NewPasskey {
  /** base64url */
  id: string
  publicKey: Buffer
  counter: number
  transports: string[]
}

/**
 * The passkey of a browser's response to registration options.
 * @throws Error for whatever does not fit, as the library does
 */
export async function verifyNewPasskey(expected: {
  response: RegistrationResponseJSON
  challenge: (challenge: string) => Promise<boolean>
  origin: string
  host: string
}): Promise<NewPasskey> {
  const { response, challenge, origin, host } = expected
  await refuseCertificates(response.response.attestationObject)
  // Loaded on first use: few requests need it.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: true,
  })
  if (!verified) throw new Error('the response was not verified')
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  if (Buffer.from(id, 'base64url').length > LONGEST_ID) throw new Error('the id of the credential is too long')
  return { id, publicKey: Buffer.from(publicKey), counter, transports }
}

/**
 * The options request no attestation, but the response's format is the client's choice, and for formats with
 * certificates the library downloads the revocation lists that they name: any address, without a limit. A self
 * attestation has no certificate.
 */
async function refuseCertificates(encoded: string): Promise<void> {
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers')
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(encoded))
  const format: string = attestation.get('fmt')
  if (format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined)) return
  throw new Error(`attestation ${format} with certificates is not accepted`)
}
