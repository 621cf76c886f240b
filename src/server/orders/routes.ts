import type { Context } from '#server/platform/context.ts'
import { room } from '#server/platform/http.ts'
import * as contract from './contract.ts'
import { readInvoice, readInvoices } from './read-invoices.ts'

export function orderRoutes(context: Context) {
  return room()
    .openapi(contract.listInvoices, async (c) => {
      const { locale } = c.req.valid('query')
      return c.json({ invoices: await readInvoices(context, { visitor: c.get('visitor'), locale }) }, 200)
    })
    .openapi(contract.getInvoice, async (c) => {
      const { locale, key } = c.req.valid('query')
      const { reference } = c.req.valid('param')
      return c.json(await readInvoice(context, { visitor: c.get('visitor'), locale, reference, key }), 200)
    })
}
