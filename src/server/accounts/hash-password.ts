import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import pLimit from 'p-limit'

interface Cost {
  memoryKiB: number
  passes: number
}

// OWASP Password Storage: argon2id, 19 MiB, two passes, one lane.
const recommended: Cost = { memoryKiB: 19_456, passes: 2 }
let cost = recommended
const LENGTH = 32
/** Each hash takes 19 MiB: limits the memory of many simultaneous sign-ins. */
const inTurn = pLimit(4)

/** A password as stored: '$argon2id$v=19$m=…$salt$hash'. Any characters, any length; normalised to NFC. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, cost)
  return `$argon2id$v=19$m=${cost.memoryKiB},t=${cost.passes},p=1$${unpadded(salt)}$${unpadded(hash)}`
}

/** Whether the password matches the stored hash. Without a hash it takes as long and returns false. */
export async function isPasswordRight(password: string, stored: string | null): Promise<boolean> {
  const [, , , parameters = '', salt = '', hash = ''] = stored?.split('$') ?? []
  // A hash keeps the cost of the day on which the password was chosen.
  const [, memoryKiB = cost.memoryKiB, passes = cost.passes] = /^m=(\d+),t=(\d+),p=1$/.exec(parameters) ?? []
  const nonce = stored === null ? Buffer.alloc(16) : Buffer.from(salt, 'base64')
  const derived = await derive(password, nonce, { memoryKiB: Number(memoryKiB), passes: Number(passes) })
  const expected = Buffer.from(hash, 'base64')
  return stored !== null && expected.length === derived.length && timingSafeEqual(expected, derived)
}

/** For tests, which hash hundreds of passwords that protect nothing. */
export function hashCheaply(): void {
  cost = { memoryKiB: 64, passes: 1 }
}

function derive(password: string, nonce: Buffer, { memoryKiB, passes }: Cost): Promise<Buffer> {
  const wish = {
    message: password.normalize('NFC'),
    nonce,
    parallelism: 1,
    tagLength: LENGTH,
    memory: memoryKiB,
    passes,
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
