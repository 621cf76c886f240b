import type { PricingContext } from '#server/kernel/context.ts'
import { moduleRoutes } from '#server/kernel/http.ts'
import { acceptChanges } from './accept-changes.ts'
import { changeItem } from './change-item.ts'
import * as contract from './contract.ts'
import { readCart } from './read-cart.ts'
import { readChangedCart } from './read-changed-cart.ts'
import { removeItem } from './remove-item.ts'

export function cartRoutes(context: PricingContext) {
  return moduleRoutes()
    .openapi(contract.getCart, async (c) => {
      const { locale } = c.req.valid('query')
      return c.json(await readCart(context, { visitor: c.get('visitor'), locale }), 200)
    })
    .openapi(contract.changeItem, async (c) => {
      const { locale } = c.req.valid('query')
      const visitor = c.get('visitor')
      await changeItem(context, { visitor, itemId: c.req.valid('param').id, ...c.req.valid('json') })
      return c.json(await readChangedCart(context, { visitor, locale }), 200)
    })
    .openapi(contract.removeItem, async (c) => {
      const { locale } = c.req.valid('query')
      const visitor = c.get('visitor')
      await removeItem(context, { visitor, itemId: c.req.valid('param').id })
      return c.json(await readChangedCart(context, { visitor, locale }), 200)
    })
    .openapi(contract.acceptChanges, async (c) => {
      const { locale } = c.req.valid('query')
      const visitor = c.get('visitor')
      await acceptChanges(context, { visitor })
      return c.json(await readChangedCart(context, { visitor, locale }), 200)
    })
}
