import type { Context } from '#server/kernel/context.ts'
import { moduleRoutes } from '#server/kernel/http.ts'
import * as contract from './contract.ts'
import { readCalendarFile } from './read-calendar-file.ts'
import { readCreditNotes } from './read-credit-notes.ts'
import { readTaxInvoice } from './read-tax-invoice.ts'
import { readTicket } from './read-ticket.ts'

export function documentRoutes(context: Context) {
  const routes = moduleRoutes()
  routes.openapi(contract.getTicket, async (c) => {
    const visitor = c.get('visitor')
    const { pdf, name } = await readTicket(context, { visitor, ...c.req.valid('param'), ...c.req.valid('query') })
    return c.body(pdf as Uint8Array<ArrayBuffer>, 200, attached(name, 'application/pdf'))
  })
  routes.openapi(contract.getTaxInvoice, async (c) => {
    const visitor = c.get('visitor')
    const { pdf, name } = await readTaxInvoice(context, { visitor, ...c.req.valid('param'), ...c.req.valid('query') })
    return c.body(pdf as Uint8Array<ArrayBuffer>, 200, attached(name, 'application/pdf'))
  })
  routes.openapi(contract.getCreditNotes, async (c) => {
    const visitor = c.get('visitor')
    const { pdf, name } = await readCreditNotes(context, { visitor, ...c.req.valid('param'), ...c.req.valid('query') })
    return c.body(pdf as Uint8Array<ArrayBuffer>, 200, attached(name, 'application/pdf'))
  })
  routes.openapi(contract.getCalendarFile, async (c) => {
    const visitor = c.get('visitor')
    const { text, name } = await readCalendarFile(context, {
      visitor,
      ...c.req.valid('param'),
      ...c.req.valid('query'),
    })
    return c.body(text, 200, attached(name, 'text/calendar; charset=utf-8'))
  })
  return routes
}

const attached = (name: string, type: string) => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${name}"`,
  'cache-control': 'private, no-store',
})
