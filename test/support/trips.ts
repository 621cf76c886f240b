import { placeOrder } from '#server/booking/checkout/place-order.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { oneRow } from '#server/kernel/database.ts'
import type { Context } from '#server/kernel/context.ts'
import { checkIn, type CheckedIn } from '#server/trips/check-in.ts'
import { checkoutOf, orderOf, pay, uniqueEmail, visitorWith } from './buyer.ts'
import { personOf } from './console.ts'
import type { FixtureDeparture } from './fixtures.ts'

let minute = 0

/**
 * A departure of a supplier's product that is booked by ticket, `days` from now, with 12 seats: in some minutes, but on
 * that day, also just before its midnight. Not on the schedule: no import changes it.
 */
export async function tripOf(
  context: Context,
  supplierId: number,
  { days = 0, capacity = 12 }: { days?: number; capacity?: number } = {},
): Promise<FixtureDeparture> {
  return oneRow<FixtureDeparture>(context.db, {
    name: 'test.trip',
    text: `with chosen as (
        select o.id, c.zone from option o join product p on p.id = o.product_id join city c on c.id = p.city_id
        where p.supplier_id = $1 and p.pricing_per = 'person' and p.rate = 'once' and o.is_listed and p.confirmation = 'instant'
          and exists (select from unit u where u.option_id = o.id and u.code = 'adult') and is_offered(p.status, p.sold_until)
        order by p.id, o.position limit 1),
      day as (select id, zone, (rihla_now() at time zone zone)::date + $2::integer as local_date from chosen),
      timed as (
        select id, local_date, least(rihla_now() + make_interval(days => $2, secs => $4),
            (local_date + 1)::timestamp at time zone zone - interval '1 millisecond') as starts_at
        from day),
      made as (
        insert into departure (option_id, local_date, local_time, starts_at, ends_at, cutoff_at, capacity)
        select id, local_date, '00:' || lpad(($4::integer % 60)::text, 2, '0'), starts_at, starts_at + interval '1 hour', starts_at, $3
        from timed returning id, option_id)
      select made.id, made.option_id as "optionId", (select jsonb_object_agg(u.code, u.id) from unit u where u.option_id = made.option_id) as units
      from made`,
    values: [supplierId, days, capacity, (minute += 1) + 120],
  })
}

/** A departure of the supplier that has begun, today. */
export async function departureOf(context: Context, supplierId: number): Promise<number> {
  const { id } = await tripOf(context, supplierId)
  await start(context, id)
  return id
}

export async function futureDepartureOf(context: Context, supplierId: number): Promise<number> {
  return (await tripOf(context, supplierId, { days: 5 })).id
}

/** A moment ago. */
export async function start(context: Context, departureId: number): Promise<void> {
  await context.db.rows({
    name: 'test.start',
    text: `with started as (update departure set starts_at = rihla_now() - make_interval(secs => id::integer % 100) where id = $1 returning id, starts_at)
      update order_item i set starts_at = s.starts_at from started s where i.departure_id = s.id`,
    values: [departureId],
  })
}

/** Books and pays a party of two; returns the ticket's code. */
export async function bookTrip(context: PaymentContext, departure: FixtureDeparture, adults = 2): Promise<string> {
  const checkout = await checkoutOf(context, await visitorWith(context, departure, adults))
  const { reference } = await placeOrder(context, { ...checkout, email: uniqueEmail() })
  await pay(context, reference)
  const { id } = await orderOf(context.db, reference)
  const { code } = await oneRow<{ code: string }>(context.db, {
    name: 'test.ticket_code',
    text: 'select ticket_code as code from order_item where order_id = $1',
    values: [id],
  })
  return code
}

/** A paid ticket of two for a departure that has begun already: booked before, moved there. */
export async function ticketToday(context: PaymentContext, departureId: number): Promise<string> {
  const { supplierId } = await oneRow<{ supplierId: number }>(context.db, {
    name: 'test.supplier_of_trip',
    text: `select p.supplier_id as "supplierId" from departure d join option o on o.id = d.option_id join product p on p.id = o.product_id
      where d.id = $1`,
    values: [departureId],
  })
  const departure = await tripOf(context, supplierId)
  const code = await bookTrip(context, departure)
  await context.db.rows({
    name: 'test.move_booking',
    text: `with moved as (update order_item set departure_id = $2 where ticket_code = $1 returning id),
        held as (update hold set departure_id = $2 where order_item_id in (select id from moved)),
        freed as (update departure set sold = sold - 2 where id = $3)
      update departure set sold = sold + 2 where id = $2`,
    values: [code, departureId, departure.id],
  })
  return code
}

export async function checkInAs(
  context: Context,
  who: { token: string },
  code: string,
  departureId: number | null = null,
): Promise<CheckedIn> {
  return checkIn(context, { person: await personOf(context, who), code, bookingId: null, departureId })
}
