import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import pLimit from 'p-limit'

// OWASP Password Storage: argon2id, 19 MiB, two passes, one lane.
const MEMORY_KIB = 19_456
const PASSES = 2
const LENGTH = 32
/** Each hash takes 19 MiB: limits the memory of many simultaneous sign-ins. */
const inTurn = pLimit(4)

/** A password as stored: '$argon2id$v=19$m=…$salt$hash'. Any characters, any length; normalised to NFC. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt)
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$${unpadded(salt)}$${unpadded(hash)}`
}

/** Whether the password matches the stored hash. Without a hash it takes as long and returns false. */
export async function isPasswordRight(password: string, stored: string | null): Promise<boolean> {
  const [salt = '', hash = ''] = stored?.split('$').slice(4) ?? []
  const derived = await derive(password, stored === null ? Buffer.alloc(16) : Buffer.from(salt, 'base64'))
  const expected = Buffer.from(hash, 'base64')
  return stored !== null && expected.length === derived.length && timingSafeEqual(expected, derived)
}

function derive(password: string, nonce: Buffer): Promise<Buffer> {
  const wish = {
    message: password.normalize('NFC'),
    nonce,
    parallelism: 1,
    tagLength: LENGTH,
    memory: MEMORY_KIB,
    passes: PASSES,
  }
  return inTurn(
    () =>
      new Promise<Buffer>((resolve, reject) =>
        argon2('argon2id', wish, (error, key) => (error ? reject(error) : resolve(key))),
      ),
  )
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
