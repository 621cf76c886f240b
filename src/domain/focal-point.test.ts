import { describe, expect, test } from 'vitest'
import { cropAround, focusInCrop, readFocus, spellFocus } from './focal-point.ts'

const photograph = { width: 3000, height: 2000 }

describe('cropAround', () => {
  test.each([
    ['around the middle', 1, { x: 50, y: 50 }, { left: 500, top: 0, width: 2000, height: 2000 }],
    ['around a point', 1, { x: 40, y: 10 }, { left: 200, top: 0, width: 2000, height: 2000 }],
    ['at most to the left edge', 1, { x: 0, y: 50 }, { left: 0, top: 0, width: 2000, height: 2000 }],
    ['at most to the right edge', 1, { x: 100, y: 50 }, { left: 1000, top: 0, width: 2000, height: 2000 }],
    ['around a height', 3, { x: 50, y: 80 }, { left: 0, top: 1000, width: 3000, height: 1000 }],
    ['not at all in its own ratio', 1.5, { x: 5, y: 95 }, { left: 0, top: 0, width: 3000, height: 2000 }],
  ])('crops %s', (_, ratio, focus, box) => {
    expect(cropAround(photograph, ratio, focus)).toEqual(box)
  })
})

test('the focal point of a crop is its middle, or nearer to the edge that the crop touches', () => {
  expect(focusInCrop(photograph, 1, { x: 40, y: 50 })).toEqual({ x: 50, y: 50 })
  expect(focusInCrop(photograph, 1, { x: 10, y: 30 })).toEqual({ x: 15, y: 30 })
  expect(focusInCrop({ width: 0, height: 0 }, 1, { x: 10, y: 30 })).toEqual({ x: 10, y: 30 })
})

test('a focal point is spelled in steps of five, and nothing else is read', () => {
  expect(spellFocus({ x: 32, y: 98 })).toBe('30x100')
  expect(readFocus('30x100')).toEqual({ x: 30, y: 100 })
  for (const text of ['', '30', '32x50', '030x50', '105x0', '-5x0', '30x', 'x30', '30x50x5'])
    expect(readFocus(text), text).toBeNull()
})
