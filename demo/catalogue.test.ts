import { expect, test } from 'vitest'
import { cities } from './catalogue.ts'

test('no list price is finer than the payable step', () => {
  const faults = cities.flatMap((city) =>
    city.products.flatMap((product) => {
      const prices = [
        ...product.options.flatMap((option) =>
          option.units.flatMap((unit) => [unit.priceMinor, unit.originalMinor ?? 0]),
        ),
        ...(product.extras ?? []).map((extra) => extra.priceMinor),
        ...(product.pickups ?? []).map((pickup) => pickup.priceMinor),
      ]
      const step = ['KWD', 'BHD', 'OMR', 'JOD', 'TND'].includes(product.currency) ? 10 : 1
      return prices.filter((price) => price % step !== 0).map((price) => `${product.code} ${price}`)
    }),
  )
  expect(faults).toEqual([])
})
