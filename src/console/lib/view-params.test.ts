import { expect, test } from 'vitest'
import { isSameAddress, paramsOf } from './view-params.ts'

test('two addresses are the same whatever the order of their parameters, and without empty ones', () => {
  expect(paramsOf({ site: 'pearl', queue: 'late', sort: '', state: undefined })).toEqual({
    queue: 'late',
    site: 'pearl',
  })
  expect(isSameAddress({ queue: 'late', site: 'pearl', sort: '' }, { site: 'pearl', queue: 'late' })).toBe(true)
  expect(isSameAddress({ queue: 'late' }, { queue: 'late', sort: 'due' })).toBe(false)
  expect(isSameAddress({}, { day: undefined })).toBe(true)
})
