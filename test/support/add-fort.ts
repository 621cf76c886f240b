import type { Page } from 'playwright-core'
import type { BookableProduct, Departure } from '#web/features/availability/calls.ts'

/**
 * Adds the walk at Bahrain Fort to the cart on the first `count` days, from `from` days ahead on, on which two people can go.
 * Returns the days. The page is on the site.
 */
export const addFortOnDays = (page: Page, count: number, from = 3): Promise<string[]> =>
  page.evaluate(
    async ({ wanted, first }) => {
      const read = async <Body>(path: string): Promise<Body> => (await fetch(path)).json()
      const product = await read<BookableProduct>('/api/products/manama/bahrain-fort-at-sunset?locale=en')
      const days: string[] = []
      for (let ahead = first; days.length < wanted; ahead++) {
        const date = new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
        const path = `/api/availability/${product.id}/departures?date=${date}&locale=en`
        const { departures } = await read<{ departures: Departure[] }>(path)
        const departure = departures.find(({ status }) => status === 'available')
        if (!departure) continue
        const unit = product.options.find(({ id }) => id === departure.optionId)?.units[0]?.id ?? 0
        const body = { optionId: departure.optionId, departureId: departure.id, units: { [unit]: 2 } }
        const headers = { 'content-type': 'application/json' }
        const { ok } = await fetch('/api/cart/items', { method: 'POST', headers, body: JSON.stringify(body) })
        if (ok) days.push(date)
      }
      return days
    },
    { wanted: count, first: from },
  )
