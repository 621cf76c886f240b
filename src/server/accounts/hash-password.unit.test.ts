import { argon2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashPassword, isPasswordRight } from './hash-password.ts'

test('a hash has the cost that OWASP recommends, and its own salt', async () => {
  const [one, other] = await Promise.all([hashPassword('a long password'), hashPassword('a long password')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(one).not.toBe(other)
  expect(await isPasswordRight('a long password', one)).toBe(true)
  expect(await isPasswordRight('a long passwore', one)).toBe(false)
})

test('a password whose hash has another cost than that of today is still right', async () => {
  const salt = Buffer.alloc(16, 7)
  const wish = { message: 'a long password', nonce: salt, parallelism: 1, tagLength: 32, memory: 1024, passes: 3 }
  const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
  const stored = `$argon2id$v=19$m=1024,t=3,p=1$${unpadded(salt)}$${unpadded(argon2Sync('argon2id', wish))}`
  expect(await isPasswordRight('a long password', stored)).toBe(true)
  expect(await isPasswordRight('another password', stored)).toBe(false)
})

test('no password is right where none is stored', async () => {
  expect(await isPasswordRight('', null)).toBe(false)
})
