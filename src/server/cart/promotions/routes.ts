import type { PricingContext } from '#server/kernel/context.ts'
import { moduleRoutes } from '#server/kernel/http.ts'
import { choosePromo } from './choose-promo.ts'
import * as contract from './contract.ts'
import { readPromo } from './read-promo.ts'

export function promotionRoutes(context: PricingContext) {
  return moduleRoutes()
    .openapi(contract.getPromo, async (c) =>
      c.json(await readPromo(context, { visitor: c.get('visitor'), ...c.req.valid('query') }), 200),
    )
    .openapi(contract.putPromo, async (c) => {
      const input = { visitor: c.get('visitor'), ...c.req.valid('query') }
      await choosePromo(context, { ...input, ...c.req.valid('json') })
      return c.json(await readPromo(context, input), 200)
    })
}
