import type { PricingContext } from '#server/kernel/context.ts'
import { moduleRoutes } from '#server/kernel/http.ts'
import * as contract from './contract.ts'
import { readCalendar } from './read-calendar.ts'
import { readDepartures } from './read-departures.ts'

export function availabilityRoutes(context: PricingContext) {
  return moduleRoutes()
    .openapi(contract.getCalendar, async (c) => {
      const { option, travellers = 1, duration, ...range } = c.req.valid('query')
      const { productId } = c.req.valid('param')
      const wish = { visitor: c.get('visitor'), productId, optionId: option ?? null, travellers, duration, ...range }
      return c.json(await readCalendar(context, wish), 200)
    })
    .openapi(contract.getDepartures, async (c) => {
      const { date, duration } = c.req.valid('query')
      const { productId } = c.req.valid('param')
      return c.json(await readDepartures(context, { visitor: c.get('visitor'), productId, date, duration }), 200)
    })
}
