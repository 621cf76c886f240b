import { expect, test } from 'vitest'
import { has, hasDates, toggled } from './chip-filters.ts'

const weekend = { from: '2026-12-04', to: '2026-12-05' }

test('a chip is pressed where its dates are chosen, and releases them', () => {
  const chosen = { ...weekend, children: '1', page: '2' }
  expect(has(chosen, weekend)).toBe(true)
  expect(toggled(chosen, weekend)).toEqual({ children: '1' })
  expect(toggled({ children: '1', page: '2' }, weekend)).toEqual({ ...weekend, children: '1' })
})

test('one date alone is a single day', () => {
  const day = { from: '2026-12-04', to: '2026-12-04' }
  expect(has({ from: '2026-12-04' }, day)).toBe(true)
  expect(toggled({ from: '2026-12-04' }, day)).toEqual({})
  expect(has({ from: '2026-12-04' }, weekend)).toBe(false)
})

test.each([
  { search: {}, expected: false },
  { search: { children: '1' }, expected: false },
  { search: { from: '2026-12-11', to: '2026-12-12' }, expected: true },
  { search: { to: '2026-12-12' }, expected: true },
])('$search has dates: $expected', ({ search, expected }) => {
  expect(hasDates(search)).toBe(expected)
})
