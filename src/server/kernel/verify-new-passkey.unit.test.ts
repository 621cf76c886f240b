import { createSign } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { androidAttestation } from '#test/support/android-attestation.ts'
import { Authenticator } from '#test/support/authenticator.ts'
import { verifyNewPasskey } from './verify-new-passkey.ts'

const ORIGIN = 'http://localhost:3000'
const CHALLENGE = Buffer.from('a challenge').toString('base64url')
const verify = (response: ReturnType<Authenticator['register']>) =>
  verifyNewPasskey({
    response,
    challenge: async (given) => given === CHALLENGE,
    origin: ORIGIN,
    host: 'localhost',
  })
afterEach(() => vi.restoreAllMocks())

test('accepts a passkey without attestation, and one that attests itself', async () => {
  const key = new Authenticator(ORIGIN)
  expect(await verify(key.register(CHALLENGE))).toMatchObject({
    id: key.id.toString('base64url'),
    transports: ['internal'],
  })
  const other = new Authenticator(ORIGIN)
  const attesting = other.register(CHALLENGE, ({ privateKey }, { authData, clientDataHash }) => {
    const sig = createSign('sha256')
      .update(Buffer.concat([authData, clientDataHash]))
      .sign(privateKey)
    return { format: 'packed', statement: new Map<string, number | Uint8Array>([['alg', -7], ['sig', new Uint8Array(sig)]]) } // prettier-ignore
  })
  expect(await verify(attesting)).toMatchObject({ id: other.id.toString('base64url') })
})

test('requests no address that a certificate of the attestation names', async () => {
  const request = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no network in this test'))
  const response = new Authenticator(ORIGIN).register(CHALLENGE, (keys, signed) =>
    androidAttestation(keys, { ...signed, address: 'http://169.254.169.254/latest' }),
  )
  const packed = new Authenticator(ORIGIN).register(CHALLENGE, (keys, signed) => ({
    ...androidAttestation(keys, { ...signed, address: 'http://169.254.169.254/latest' }),
    format: 'packed',
  }))
  const results = await Promise.allSettled([verify(response), verify(packed)])
  expect(request.mock.calls).toEqual([])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

test.each([
  [1023, true],
  [1024, false],
])('a credential id of %i bytes is accepted: %s', async (idBytes, isAccepted) => {
  const result = verify(new Authenticator(ORIGIN, { idBytes }).register(CHALLENGE))
  if (isAccepted) expect((await result).id).toHaveLength(1364)
  else await expect(result).rejects.toThrow('too long')
})
