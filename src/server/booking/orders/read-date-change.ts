import type { z } from '@hono/zod-openapi'
import { dateChangeOutcome, type DateChangeState } from '#domain/date-change.ts'
import { deadlineOnClock } from '#domain/date-words.ts'
import type { DeclineReason } from '#domain/decline-reason.ts'
import type { Duration } from '#domain/duration.ts'
import type { PartyLine } from '#domain/party.ts'
import type { Locale, Words } from '#domain/locale.ts'
import { settlePayment } from '#server/booking/payments/settle-payment.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import {
  DATE_CHANGE,
  DECLINE_OF_CHANGE,
  durationOfChange,
  inItemStates,
  inPaymentStates,
} from '#server/booking/states.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Connection } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import type { dateChangeOutcomeSchema } from './rebooking-contract.ts'
import { findOwnOrder, type OwnOrderInput } from './find-own-order.ts'
import { isReturnKey } from './return-key.ts'

/**
 * What became of a dearer date, for the return from its payment page. Reads an open payment from the provider, because the
 * buyer may return before the webhook arrives; the page of the order itself never does. With the key of the return
 * address also for a browser that does not open the order: it gets no personal data. Throws ApiError
 * `orders.order_unknown`, and `orders.change_ended` if the order has no such change.
 */
export async function readDateChange(
  context: PaymentContext,
  input: OwnOrderInput & { changeId: number; locale: Locale; returnKey?: string | undefined },
): Promise<z.infer<typeof dateChangeOutcomeSchema>> {
  await demandReadable(context, input)
  const found = await find(context.db, input)
  if (!found) throw new ApiError('gone', 'orders.change_ended')
  const { change, payment } = await settled(context, input, found)
  const { bookingId, currency, differenceMinor, capturedMinor, localDate, localTime, zone } = change
  const outcome = dateChangeOutcome({ ...change, payment })
  return {
    outcome,
    bookingId,
    title: change.title[input.locale],
    localDate,
    localTime,
    party: change.party && change.party.map(({ title, quantity }) => ({ title: title[input.locale], quantity })),
    duration: change.duration,
    bookedDate: { localDate: change.bookedDate, localTime: change.bookedTime },
    currency,
    differenceMinor,
    refundMinor: outcome === 'refunded' ? capturedMinor : 0,
    declineReason: outcome === 'held' ? change.declineReason : null,
    payBy: { ...deadlineOnClock(change.expiresAt.toISOString(), zone), cityName: change.cityName[input.locale] },
  }
}

async function demandReadable(
  context: PaymentContext,
  { returnKey, ...wish }: OwnOrderInput & { returnKey?: string | undefined },
): Promise<void> {
  const { reference, visitor } = wish
  const hasReturned = returnKey !== undefined && isReturnKey(context.configuration, reference, returnKey)
  if (hasReturned && (await isOfSite(context.db, { reference, siteId: visitor.site.id }))) return
  await findOwnOrder(context, { ...wish, opensByCookie: true })
}

async function settled(
  context: PaymentContext,
  input: { reference: string; changeId: number },
  change: ChangeRow,
): Promise<{ change: ChangeRow; payment: Parameters<typeof dateChangeOutcome>[0]['payment'] }> {
  const { paymentId } = change
  if (paymentId === null) return { change, payment: null }
  try {
    const state = await settlePayment(context, { paymentId })
    const latest = (await find(context.db, input)) ?? change
    return { change: latest, payment: state === 'processing' || state === 'complete' ? 'under_way' : null }
  } catch (error) {
    // The buyer may have paid; the polling job continues.
    context.log.warn({ err: error, paymentId }, 'could not read a payment from its provider')
    return { change, payment: 'unanswered' }
  }
}

interface ChangeRow {
  bookingId: number
  state: DateChangeState
  title: Words
  localDate: string
  localTime: string
  party: PartyLine[] | null
  duration: Duration | null
  /** Of the booking now. */
  bookedDate: string
  bookedTime: string
  zone: string
  cityName: Words
  currency: string
  differenceMinor: number
  expiresAt: Date
  /** Of the last card that was tried; null: it was not declined. */
  declineReason: DeclineReason | null
  /** Of its open payment. */
  paymentId: number | null
  capturedMinor: number
  isOnNewDate: boolean
  isOnOldDate: boolean
  isOtherHeld: boolean
}

async function find(
  connection: Connection,
  { reference, changeId }: { reference: string; changeId: number },
): Promise<ChangeRow | undefined> {
  const rows = await connection.rows<ChangeRow>(
    named({
      name: 'orders.date_change_outcome',
      text: `select i.id as "bookingId", c.state, i.product_title as title, c.local_date as "localDate", c.local_time as "localTime",
          c.party -> 'lines' as party, ${durationOfChange('product')} as duration, i.local_date as "bookedDate", i.local_time as "bookedTime", i.zone, o.currency, c.difference_minor as "differenceMinor",
          c.expires_at as "expiresAt", ${DECLINE_OF_CHANGE} as "declineReason", city.name as "cityName",
          (select p.id from payment p where p.date_change_id = c.id and p.status ${inPaymentStates('open')}) as "paymentId",
          (select coalesce(sum(p.captured_minor), 0)::bigint from payment p where p.date_change_id = c.id) as "capturedMinor",
          i.status ${inItemStates('booked')} and i.departure_id = c.departure_id and i.ends_at = c.ends_at
            and (c.party is null or i.choice -> 'units' is not distinct from c.party #> '{choice,units}') as "isOnNewDate",
          i.status ${inItemStates('live')} and i.departure_id = c.from_departure_id
            and not exists (select from rebooking r where r.order_item_id = i.id and r.created_at > c.created_at) as "isOnOldDate",
          exists (select from date_change n where n.order_item_id = i.id and n.state = ${DATE_CHANGE.open} and n.id <> c.id) as "isOtherHeld"
        from date_change c join order_item i on i.id = c.order_item_id join orders o on o.id = i.order_id
          join product on product.id = i.product_id join city on city.id = product.city_id
        where o.reference = :reference and c.id = :changeId`,
      values: { reference, changeId },
    }),
  )
  return rows[0]
}

async function isOfSite(connection: Connection, wish: { reference: string; siteId: number }): Promise<boolean> {
  const rows = await connection.rows(
    named({
      name: 'orders.is_of_site',
      text: 'select 1 from orders where reference = :reference and site_id = :siteId',
      values: wish,
    }),
  )
  return rows.length > 0
}
