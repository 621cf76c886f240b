import type { TermKind } from '#domain/order-terms.ts'
import { demandOwnFilters, filterOf, sortOf } from '#server/app/console/orders/desk-filter.ts'
import { ordersCsv } from '#server/app/console/orders/orders-csv.ts'
import { viewDeskRow } from '#server/app/console/orders/view-desk.ts'
import { exportDeskOrders } from '#server/booking/desk/export-orders.ts'
import { findOrders } from '#server/booking/desk/find-orders.ts'
import { listOrderChoices } from '#server/booking/desk/list-order-choices.ts'
import { listDeskOrders } from '#server/booking/desk/list-orders.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { csvHeaders, csvStream, filtersText } from '#server/kernel/csv-file.ts'
import { moduleRoutes } from '#server/kernel/http.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { listAllSites } from '#server/sites/list-all-sites.ts'
import { listColleagues } from '#server/staff/list-colleagues.ts'
import { listSupplierNames } from '#server/staff/list-staff.ts'
import { demandPermission, demandProof, demandProvenSession, demandSession } from '#server/staff/may-manage.ts'
import { recordAudit } from '#server/staff/record-audit.ts'
import * as contract from './contract.ts'

/** The list of orders: its page, its choices, its export and the search. */
export function orderListRoutes(context: PaymentContext) {
  return moduleRoutes()
    .openapi(contract.listOrders, async (c) => {
      const person = c.get('person')
      demandPermission(person, 'orders.read')
      const { after, ...query } = c.req.valid('query')
      const filter = filterOf(query)
      demandOwnFilters(person, filter)
      const isMarketplace = person.scope === 'all'
      const [page, sites, suppliers, people] = await Promise.all([
        listDeskOrders(context, { scope: person.scope, filter, sort: sortOf(query), after: after ?? null }),
        isMarketplace ? listAllSites(context) : [],
        isMarketplace ? listSupplierNames(context) : [],
        isMarketplace ? listColleagues(context) : [],
      ])
      return c.json(
        {
          rows: page.rows.map((row) => viewDeskRow(row, person)),
          count: page.count,
          next: page.next,
          sites: sites.map(({ code, name }) => ({ code, name })),
          suppliers: suppliers.map(({ id, name }) => ({ id, name })),
          people,
        },
        200,
      )
    })
    .openapi(contract.listOrderChoices, async (c) => {
      const person = c.get('person')
      demandPermission(person, 'orders.read')
      const { city, product } = c.req.valid('query')
      const cityIds = city?.split(',').map(Number) ?? null
      const of = { scope: person.scope, locale: person.language, cityIds, productId: product ?? null }
      return c.json(await listOrderChoices(context, of), 200)
    })
    .openapi(contract.exportOrders, async (c) => {
      const person = c.get('person')
      demandPermission(person, 'orders.read')
      const query = c.req.valid('query')
      const filter = filterOf(query)
      demandOwnFilters(person, filter)
      const hasGuests = person.permissions.includes('guests.read')
      if (hasGuests) demandProof(person)
      await context.db.transaction(async (tx) => {
        await (hasGuests ? demandProvenSession : demandSession)(tx, person)
        const filters = filtersText(c.req.query(), query)
        await recordAudit(tx, {
          actor: person,
          action: 'order.exported',
          subject: { kind: 'staff', id: person.staffId },
          supplierId: person.scope === 'all' ? null : person.scope,
          after: { filters },
        })
      })
      const batches = exportDeskOrders(context, { scope: person.scope, filter, sort: sortOf(query) })
      return c.body(csvStream(ordersCsv(batches, person)), 200, csvHeaders('orders.csv'))
    })
    .openapi(contract.findOrders, async (c) => {
      const person = c.get('person')
      demandPermission(person, 'orders.read')
      const rows = await findOrders(context, { typed: c.req.valid('query').q, scope: person.scope, kinds: kindsFor(person) }) // prettier-ignore
      const seesEmail = person.scope === 'all' && person.permissions.includes('guests.read')
      const orders = rows.map((row) => ({ ...viewDeskRow(row, person), email: seesEmail ? row.email : null }))
      return c.json({ orders }, 200)
    })
}

/** The terms that the person may search by: only data that they may see. */
function kindsFor({ scope, permissions }: SignedInStaff): TermKind[] {
  const seesGuests = permissions.includes('guests.read')
  if (scope !== 'all') return seesGuests ? ['n', 'r'] : ['r']
  return seesGuests ? ['n', 'e', 'p', 'r', 't', 'b'] : ['r', 't', 'b']
}
