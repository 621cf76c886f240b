import { expect, test } from 'vitest'
import { placeAcross } from './place-across.ts'

const header = { box: { left: 270, right: 940 }, least: 8, most: 1272 }

test.each([
  ['under a field at the end of the box, which it does not leave', { left: 830, right: 930 }, 420, false, 520],
  ['the same from right to left', { left: 280, right: 380 }, 420, true, 270],
  ['in the middle of its field, if there is room on both sides', { left: 560, right: 660 }, 420, false, 400],
  ['wider than the box: under its field as far as the window allows', { left: 830, right: 930 }, 760, false, 500],
  ['wider than the box, with a field near the edge of the window', { left: 280, right: 380 }, 760, true, 8],
  ['suggestions begin where the box does', null, 640, false, 270],
  ['suggestions from right to left', null, 640, true, 300],
])('places a panel %s', (_, field, width, isRtl, left) => {
  expect(placeAcross({ ...header, field, width, isRtl })).toBe(left)
})

test('keeps a panel inside a narrow window', () => {
  const panel = { box: { left: 40, right: 300 }, field: null, width: 320, isRtl: true, least: 8, most: 332 }
  expect(placeAcross(panel)).toBe(8)
})
