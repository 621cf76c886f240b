import { expect, test } from 'vitest'
import { nameOfToken, staffTokensOf } from './staff-tokens.ts'

const long = (letter: string) => letter.repeat(32)

test('a token names its owner, and only the whole token does', () => {
  const staff = staffTokensOf(`layla:${long('a')}, omar:${long('b')}`)
  expect(nameOfToken(staff, long('a'))).toBe('layla')
  expect(nameOfToken(staff, long('b'))).toBe('omar')
  for (const wrong of ['', 'layla', long('a').slice(1), `${long('a')} `, `layla:${long('a')}`])
    expect(nameOfToken(staff, wrong)).toBeUndefined()
})

test('the token itself is not kept', () => {
  expect(JSON.stringify(staffTokensOf(`layla:${long('a')}`))).not.toContain(long('a'))
})

test('without the setting nobody has a token, not even an empty one', () => {
  expect(nameOfToken(staffTokensOf(undefined), '')).toBeUndefined()
})
