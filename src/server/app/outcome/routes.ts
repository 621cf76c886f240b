import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { findOwn } from '#server/booking/checkout/read-outcome.ts'
import { listPlans, visitsOf } from '#server/booking/orders/list-plans.ts'
import { listVisits } from '#server/booking/orders/list-visits.ts'
import { loadCart } from '#server/cart/load-cart.ts'
import { visitOf } from '#server/cart/read-cart.ts'
import { listSameDay } from '#server/catalogue/list-same-day.ts'
import { moduleRoutes } from '#server/kernel/http.ts'
import * as contract from './contract.ts'

/** Suggestions beside an order are of the catalogue, which the module `booking` does not know. */
export function outcomeRoutes(context: PaymentContext) {
  return moduleRoutes().openapi(contract.getSameDay, async (c) => {
    const { locale, ...party } = c.req.valid('query')
    const visitor = c.get('visitor')
    const { orderId } = await findOwn(context, visitor, c.req.valid('param').reference)
    const visits = await listVisits(context.db, orderId)
    const [first] = visits
    if (!first) return c.json({ cards: [] }, 200)
    const plans = await listPlans(context, { visitor, locale })
    const inCart = await loadCart(context.db, visitor)
    // Those of this order are among the plans of its buyer.
    const others = visitsOf(plans).filter(({ id }) => !visits.some((visit) => visit.id === id))
    const cards = await listSameDay(context, {
      visitor,
      locale,
      citySlug: first.citySlugs[locale],
      localDate: first.localDate,
      // Also what is booked for another day.
      exceptIds: [...visits, ...plans, ...inCart.map(({ row }) => row)].map(({ productId }) => productId),
      taken: [...visits, ...others, ...inCart.map(visitOf)],
      party,
    })
    return c.json({ cards }, 200)
  })
}
