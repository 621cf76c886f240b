import type { PricingContext } from '#server/kernel/context.ts'
import { moduleRoutes } from '#server/kernel/http.ts'
import { clearHistory } from './clear-history.ts'
import * as contract from './contract.ts'
import { readHistory } from './read-history.ts'
import { recordRecentlyViewed } from './record-recently-viewed.ts'

export function historyRoutes(context: PricingContext) {
  return moduleRoutes()
    .openapi(contract.getHistory, async (c) => {
      const { locale } = c.req.valid('query')
      return c.json(await readHistory(context, { visitor: c.get('visitor'), locale }), 200)
    })
    .openapi(contract.recordRecentlyViewed, async (c) => {
      const { locale } = c.req.valid('query')
      const visitor = c.get('visitor')
      await recordRecentlyViewed(context, { visitor, ...c.req.valid('json') })
      return c.json(await readHistory(context, { visitor, locale }), 200)
    })
    .openapi(contract.clearHistory, async (c) => {
      await clearHistory(context, { visitor: c.get('visitor') })
      return c.json({ ok: true as const }, 200)
    })
}
