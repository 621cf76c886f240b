import type { Visit } from '#domain/cart-plan.ts'
import type { Locale } from '#domain/locale.ts'
import { listPlans, visitsOf } from '#server/booking/orders/list-plans.ts'
import { addItem } from '#server/cart/add-item.ts'
import { readChangedCart } from '#server/cart/read-changed-cart.ts'
import { listSameDay, type ListedParty } from '#server/catalogue/list-same-day.ts'
import type { PricingContext } from '#server/kernel/context.ts'
import { writeCookie } from '#server/kernel/cookies.ts'
import { moduleRoutes } from '#server/kernel/http.ts'
import { countStep } from '#server/kernel/metrics.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import * as contract from './contract.ts'

/** Adding to the cart also returns activities of the catalogue, which the module `cart` does not know. */
export function addToCartRoutes(context: PricingContext) {
  const suggest = async (
    day: { citySlug: string; localDate: string; exceptIds: number[]; taken: Visit[]; party: ListedParty },
    reader: { visitor: Visitor; locale: Locale },
  ) => {
    try {
      const plans = await listPlans(context, reader)
      const exceptIds = [...day.exceptIds, ...plans.map(({ productId }) => productId)]
      return await listSameDay(context, { ...day, exceptIds, taken: [...day.taken, ...visitsOf(plans)], ...reader })
    } catch (error) {
      // The line is in the cart already: the client must not try again.
      context.log.warn({ err: error }, 'no suggestions after adding to the cart')
      return []
    }
  }
  return moduleRoutes().openapi(contract.addItem, async (c) => {
    const { locale, suggestions, ...party } = c.req.valid('query')
    const visitor = c.get('visitor')
    const { intent, ...choice } = c.req.valid('json')
    const mode = intent === 'book' ? 'replace' : 'add'
    const { cartToken, unitsBefore, items, ...line } = await countStep('cart', () =>
      addItem(context, { visitor, ...choice, mode }),
    )
    if (cartToken !== null && cartToken !== visitor.cartToken)
      writeCookie(c, 'cart', cartToken, context.configuration.isSecure)
    const cart = await readChangedCart(context, { visitor: { ...visitor, cartToken }, locale, loaded: items })
    const item = cart.items.find(({ id }) => id === line.itemId)
    const before = (item?.units ?? []).flatMap(({ id, kind, title }) => {
      const quantity = unitsBefore[id] ?? 0
      return quantity > 0 ? [{ kind, title, quantity }] : []
    })
    // What is in the cart or booked already is no suggestion, nor what clashes with it.
    const exceptIds = cart.items.map(({ productId }) => productId)
    const taken = cart.items.map(({ id, localDate, rate, visit }) => ({ id, localDate, rate, ...visit }))
    const sameDay =
      item && suggestions === 'same_day' ? await suggest({ ...item, exceptIds, taken, party }, { visitor, locale }) : []
    return c.json({ ...cart, ...line, before, sameDay }, 200)
  })
}
