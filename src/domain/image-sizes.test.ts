import { expect, test } from 'vitest'
import { capDensity, selectableWidths } from './image-sizes.ts'

test.each([
  ['100vw', '(min-resolution: 2.5dppx) calc((100vw) / 1.5), 100vw'],
  [
    '(min-width: 1280px) 408px, (min-width: 640px) 50vw, 100vw',
    '(min-resolution: 2.5dppx) and (min-width: 1280px) calc((408px) / 1.5), (min-resolution: 2.5dppx) and (min-width: 640px) calc((50vw) / 1.5), (min-resolution: 2.5dppx) calc((100vw) / 1.5), (min-width: 1280px) 408px, (min-width: 640px) 50vw, 100vw',
  ],
  [
    '(min-width: 640px) calc(50vw - 2rem), min(100vw, 30rem)',
    '(min-resolution: 2.5dppx) and (min-width: 640px) calc((calc(50vw - 2rem)) / 1.5), (min-resolution: 2.5dppx) calc((min(100vw, 30rem)) / 1.5), (min-width: 640px) calc(50vw - 2rem), min(100vw, 30rem)',
  ],
])('screens of three pixels a point load %j for two', (sizes, capped) => {
  expect(capDensity(sizes)).toBe(capped)
})

test.each([
  ['a fixed size, on screens of one to three pixels a point', '160px', [176, 216, 320, 480]],
  ['two fixed sizes', '(min-width: 360px) 160px, 120px', [120, 176, 216, 320, 480]],
  ['a size by the window: all', 'calc(100vw - 32px)', [96, 120, 176, 216, 320, 480, 720]],
  ['a fixed size and one by the window: all', '(min-width: 340px) 272px, 80vw', [96, 120, 176, 216, 320, 480, 720]],
  ['a size above all widths: all', '900px', [96, 120, 176, 216, 320, 480, 720]],
])('the widths for %s', (_what, sizes, expected) => {
  expect(selectableWidths([96, 120, 176, 216, 320, 480, 720], sizes)).toEqual(expected)
})
