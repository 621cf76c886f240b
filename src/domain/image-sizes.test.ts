import { expect, test } from 'vitest'
import { capDensity } from './image-sizes.ts'

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
