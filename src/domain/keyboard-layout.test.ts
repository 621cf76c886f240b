import { expect, test } from 'vitest'
import { otherLayouts } from './keyboard-layout.ts'

test.each([
  ['hgvdhq', ['الرياض']],
  ['Ygn sn', ['غلى سى']],
  ['s,r', ['سوق']],
  ['sghl', ['سلام']],
  ['sbl', ['سلام']],
  ['ةعسثعة', ['museum']],
  ['يعلاشه', ['dubai', 'dughai']],
  ['2026', ['2026']],
])('%s is %j in the other layout', (text, texts) => {
  expect(otherLayouts(text)).toEqual(texts)
})
