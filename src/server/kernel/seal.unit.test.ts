import { expect, test } from 'vitest'
import { seal, unseal } from './seal.ts'

test('a sealed text can be read with the same secret and purpose, and differs each time', () => {
  const sealed = seal('secret', 'totp', 'JBSWY3DP')
  expect(unseal('secret', 'totp', sealed)).toBe('JBSWY3DP')
  expect(sealed.toString('latin1')).not.toContain('JBSWY3DP')
  expect(seal('secret', 'totp', 'JBSWY3DP')).not.toEqual(sealed)
})

test('a sealed text cannot be read with another secret or purpose, or after a change', () => {
  const sealed = seal('secret', 'totp', 'JBSWY3DP')
  expect(() => unseal('other', 'totp', sealed)).toThrow()
  expect(() => unseal('secret', 'other', sealed)).toThrow()
  const changed = Buffer.from(sealed)
  changed[14] = (changed[14] ?? 0) ^ 1
  expect(() => unseal('secret', 'totp', changed)).toThrow()
})
