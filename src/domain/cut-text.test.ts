import { expect, test } from 'vitest'
import { cutText } from './cut-text.ts'

test('cuts a text, but never an emoji in half', () => {
  expect(cutText('short', 10)).toBe('short')
  expect(cutText('رحلة جميلة', 4)).toBe('رحلة')
  expect(cutText('ab😀c', 4)).toBe('ab😀')
  expect(cutText('ab😀c', 3)).toBe('ab')
})
