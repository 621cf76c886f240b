import type { Locale } from '#domain/locale.ts'
import type { PricingContext } from '#server/kernel/context.ts'
import { writeCookie } from '#server/kernel/cookies.ts'
import { moduleRoutes } from '#server/kernel/http.ts'
import { countStep } from '#server/kernel/metrics.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { acceptChanges } from './accept-changes.ts'
import { addItem } from './add-item.ts'
import { changeItem } from './change-item.ts'
import * as contract from './contract.ts'
import type { LoadedItem } from './load-cart.ts'
import { readPromo } from './promotions/read-promo.ts'
import { readCart } from './read-cart.ts'
import { removeItem } from './remove-item.ts'

export function cartRoutes(context: PricingContext) {
  const readChanged = async (visitor: Visitor, locale: Locale, loaded?: LoadedItem[]) => {
    const cart = await readCart(context, { visitor, locale, loaded })
    return { ...cart, promo: cart.promoCode === null ? null : await readPromo(context, { visitor, locale, loaded }) }
  }
  return moduleRoutes()
    .openapi(contract.getCart, async (c) => {
      const { locale } = c.req.valid('query')
      return c.json(await readCart(context, { visitor: c.get('visitor'), locale }), 200)
    })
    .openapi(contract.addItem, async (c) => {
      const { locale } = c.req.valid('query')
      const visitor = c.get('visitor')
      const { intent, ...choice } = c.req.valid('json')
      const mode = intent === 'book' ? 'replace' : 'add'
      const { cartToken, unitsBefore, items, ...line } = await countStep('cart', () =>
        addItem(context, { visitor, ...choice, mode }),
      )
      if (cartToken !== visitor.cartToken) writeCookie(c, 'cart', cartToken, context.configuration.isSecure)
      const cart = await readChanged({ ...visitor, cartToken }, locale, items)
      const units = cart.items.find(({ id }) => id === line.itemId)?.units ?? []
      const before = units.flatMap(({ id, kind, title }) => {
        const quantity = unitsBefore[id] ?? 0
        return quantity > 0 ? [{ kind, title, quantity }] : []
      })
      return c.json({ ...cart, ...line, before }, 200)
    })
    .openapi(contract.changeItem, async (c) => {
      const { locale } = c.req.valid('query')
      const visitor = c.get('visitor')
      await changeItem(context, { visitor, itemId: c.req.valid('param').id, ...c.req.valid('json') })
      return c.json(await readChanged(visitor, locale), 200)
    })
    .openapi(contract.removeItem, async (c) => {
      const { locale } = c.req.valid('query')
      const visitor = c.get('visitor')
      await removeItem(context, { visitor, itemId: c.req.valid('param').id })
      return c.json(await readChanged(visitor, locale), 200)
    })
    .openapi(contract.acceptChanges, async (c) => {
      const { locale } = c.req.valid('query')
      const visitor = c.get('visitor')
      await acceptChanges(context, { visitor })
      return c.json(await readChanged(visitor, locale), 200)
    })
}
