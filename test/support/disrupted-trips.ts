import { placeOrder } from '#server/booking/checkout/place-order.ts'
import type { PlaceOrderInput } from '#server/booking/checkout/place-order-input.ts'
import { orderAccessToken } from '#server/booking/orders/order-access-token.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { oneRow } from '#server/kernel/database.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { beginDisruption, type DisruptionWish } from '#server/trips/disruptions/begin-disruption.ts'
import { readDisruption } from '#server/trips/disruptions/read-disruption.ts'
import { checkoutOf, pay, uniqueEmail, visitorWith } from './buyer.ts'
import { personOf, staffPerson, supplierId, type TestPerson } from './console.ts'
import type { FixtureDeparture, Fixtures } from './fixtures.ts'
import { tripOf } from './trips.ts'

export const REASON = 'عاصفة رملية / Sandstorm'
/** Of a ledger with everything. */
export const allDays = { from: new Date('2000-01-01'), to: new Date('2100-01-01') }

export interface BookedGuest {
  reference: string
  bookingId: number
  paidMinor: number
  visitor: Visitor
  key: string
}

/** Departures with guests whose bookings end or move with them. */
export function disruptedTrips(fixtures: Pick<Fixtures, 'context'>) {
  async function book(trip: FixtureDeparture, change: Partial<PlaceOrderInput> = {}): Promise<BookedGuest> {
    const { context } = fixtures
    const visitor = await visitorWith(context, trip, 2)
    const { reference } = await placeOrder(context, { ...(await checkoutOf(context, visitor)), email: uniqueEmail(), ...change }) // prettier-ignore
    if (change.method === undefined) await pay(context, reference)
    const { id, minor } = await oneRow<{ id: number; minor: number }>(context.db, {
      name: 'test.booked_item',
      text: 'select i.id, i.total_minor as minor from order_item i join orders o on o.id = i.order_id where o.reference = $1',
      values: [reference],
    })
    const key = orderAccessToken(context.configuration, reference)
    return { reference, bookingId: id, paidMinor: minor, visitor, key }
  }

  /** A departure in five days with some paid bookings of two, and a person of its supplier's office. */
  async function trip({ guests = 2, capacity = 12 } = {}) {
    const { context } = fixtures
    const supplier = await supplierId(context)
    const departure = await tripOf(context, supplier, { days: 5, capacity })
    const booked: BookedGuest[] = []
    for (let n = 0; n < guests; n++) booked.push(await book(departure))
    return { departure, supplier, guests: booked, office: await staffPerson(context, 'supplier_office', supplier) }
  }

  return {
    book,
    trip,
    begin: async (who: TestPerson, departureId: number, seenBookings: number, change: DisruptionWish = { kind: 'cancel' }) =>
      beginDisruption(fixtures.context, { person: await personOf(fixtures.context, who), departureId, change, reason: REASON, seenBookings }), // prettier-ignore
    read: async (who: TestPerson, disruptionId: number) =>
      readDisruption(fixtures.context, { person: await personOf(fixtures.context, who), disruptionId }),
    itemOf: ({ bookingId }: BookedGuest) =>
      oneRow<{ status: string; departureId: number; day: string; time: string; refunds: number; refundMinor: number; events: string[] }>(fixtures.context.db, {
        name: 'test.disrupted_item',
        text: `select i.status, i.departure_id as "departureId", i.local_date as day, i.local_time as time,
            (select count(*)::int from refund r where r.order_item_id = i.id) as refunds,
            (select coalesce(sum(amount_minor), 0)::bigint from refund r where r.order_item_id = i.id) as "refundMinor",
            array(select e.reason from order_event e where e.order_item_id = i.id and e.actor like 'staff:%' order by e.id) as events
          from order_item i where i.id = $1`,
        values: [bookingId],
      }), // prettier-ignore
    entriesOf: (departureId: number) =>
      fixtures.context.db.rows<{ action: string }>({
        name: 'test.disruption_entries',
        text: `select action from audit_entry where subject_kind = 'departure' and subject_id = $1 order by id`,
        values: [departureId],
      }),
    /** Another process claims after a minute what one that was killed had claimed. */
    passMinute: () =>
      fixtures.context.db.rows({
        name: 'test.minute_later',
        text: `update disruption_booking set next_at = next_at - interval '61 seconds' where state = 'waiting'`,
      }),
  }
}

/** A context whose process ends when it wants to work on its `at`th booking. */
export function crashing(context: PaymentContext, at: number): PaymentContext {
  let begun = 0
  const transaction: typeof context.db.transaction = (run) => {
    begun += 1
    if (begun >= at) return Promise.reject(new Error('the process was killed'))
    return context.db.transaction(run)
  }
  return { ...context, db: { ...context.db, transaction } }
}
