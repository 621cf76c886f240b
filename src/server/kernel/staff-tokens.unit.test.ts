import { expect, test } from 'vitest'
import { nameOfToken, staffTokensOf } from './staff-tokens.ts'

const long = (letter: string) => letter.repeat(32)

test('a token identifies its owner, and only the complete token does', () => {
  const staff = staffTokensOf(`layla:${long('a')}, omar:${long('b')}`)
  expect(nameOfToken(staff, long('a'))).toBe('layla')
  expect(nameOfToken(staff, long('b'))).toBe('omar')
  for (const wrong of ['', 'layla', long('a').slice(1), `${long('a')} `, `layla:${long('a')}`])
    expect(nameOfToken(staff, wrong)).toBeUndefined()
})

test('does not store the token itself', () => {
  expect(JSON.stringify(staffTokensOf(`layla:${long('a')}`))).not.toContain(long('a'))
})

test('accepts no token without the setting, not even an empty one', () => {
  expect(nameOfToken(staffTokensOf(undefined), '')).toBeUndefined()
})
