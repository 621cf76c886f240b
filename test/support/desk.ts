import { cancelAsStaff } from '#server/booking/commands/cancel-booking.ts'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import type { ApiContext } from '#server/app/api.ts'
import { oneRow } from '#server/kernel/database.ts'
import { checkoutOf, pay, uniqueEmail, visitorWith } from './buyer.ts'
import { askConsole, staffPerson, type TestPerson } from './console.ts'
import { createDeparture } from './fixtures.ts'

export type Body = Record<string, unknown>

const bankAccount = {
  holder: { ar: 'شركة رحلة', en: 'Rihla' },
  bank: { ar: 'بنك', en: 'Bank' },
  iban: 'BH67BMAG00001299123456',
  bic: 'BMAGBHBM',
  currency: 'BHD',
}

/** An order of two seats at the bahrain-fort, by card and unpaid unless `change` says otherwise. */
export async function placedOrder(context: PaymentContext, change: Body = {}) {
  await context.db.rows({
    name: 'test.instant',
    text: `update product set confirmation = 'instant' where code = 'bahrain-fort'`,
  })
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
  const buyer = await visitorWith(context, departure, 2)
  const visitor = { ...buyer, site: { ...buyer.site, bankAccount } }
  return placeOrder(context, { ...(await checkoutOf(context, visitor)), email: uniqueEmail(), ...change })
}

export async function paidOrder(context: PaymentContext, change: Body = {}) {
  const { reference } = await placedOrder(context, change)
  await pay(context, reference)
  return { reference }
}

/** The supplier of the bahrain-fort, and another one. */
export function suppliersOfDesk(context: PaymentContext): Promise<{ id: number; other: number }> {
  return oneRow(context.db, {
    name: 'test.supplier_of_fort',
    text: `select supplier_id as id, (select min(id) from supplier where id <> p.supplier_id) as other from product p where code = 'bahrain-fort'`,
  })
}

/** Cancels an order's activity under a policy that gives nothing back. */
export async function cancelledUnrefunded(context: PaymentContext, reference: string) {
  const item = await oneRow<{ id: number; totalMinor: number }>(context.db, {
    name: 'test.no_refund_policy',
    text: `update order_item i set cancellation = '[]' from orders o where o.id = i.order_id and o.reference = $1
      returning i.id, i.total_minor as "totalMinor"`,
    values: [reference],
  })
  const by = { staff: 'Layla', staffId: 0, reason: 'the guest is ill', record: async () => {} }
  await cancelAsStaff(context, { reference, bookingId: item.id, seenRefundMinor: 0, by })
  return item
}

/** A person of each role that the desk concerns. `office` and `books` are of the bahrain-fort's supplier, `stranger` of another. */
export async function peopleOfDesk(context: ApiContext) {
  const { id, other } = await suppliersOfDesk(context)
  return {
    owner: await staffPerson(context, 'owner'),
    support: await staffPerson(context, 'support'),
    finance: await staffPerson(context, 'finance'),
    analyst: await staffPerson(context, 'analyst'),
    office: await staffPerson(context, 'supplier_office', id),
    books: await staffPerson(context, 'supplier_finance', id),
    stranger: await staffPerson(context, 'supplier_office', other),
  }
}

/** An activity of another supplier, that costs nothing. */
export async function addItemOfOther(context: PaymentContext, orderId: number): Promise<void> {
  const { other } = await suppliersOfDesk(context)
  await context.db.rows({
    name: 'test.item_of_other',
    text: `insert into order_item (order_id, position, status, product_id, option_id, departure_id, product_title, option_title, local_date, local_time,
          starts_at, ends_at, zone, travellers, places, lines, list_currency, list_total_minor, original_minor, total_minor, cancellation, ticket_code)
        select i.order_id, 9, i.status, p.id, i.option_id, i.departure_id, p.title, i.option_title, i.local_date, i.local_time,
          i.starts_at, i.ends_at, i.zone, i.travellers, i.places, i.lines, i.list_currency, 0, 0, 0, i.cancellation, 'OTHER' || i.id
        from order_item i, product p where i.order_id = $1 and p.supplier_id = $2 order by p.id limit 1`,
    values: [orderId, other],
  })
}

export const askDesk = (context: ApiContext, person: TestPerson, route: string, body?: unknown) =>
  askConsole(context, route, { token: person.token, body })

export const readOrder = async (context: ApiContext, person: TestPerson, reference: string) =>
  (await askDesk(context, person, `GET /orders/${reference}`)).body as Body & {
    acts: string[]
    items: Body[]
    timeline: Body[]
    guest: Body | null
  }
