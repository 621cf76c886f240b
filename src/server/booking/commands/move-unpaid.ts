import { unpaidPrice } from '#domain/unpaid-change.ts'
import type { ReservationLimit } from '#server/booking/checkout/reservation-limits.ts'
import type { BookingToMove } from '#server/booking/orders/find-booking-to-move.ts'
import { priceThere, secondsHeld } from '#server/booking/orders/quote-rebooking.ts'
import { findOpenPayments } from '#server/booking/payments/find-open-payments.ts'
import { settlePayment } from '#server/booking/payments/settle-payment.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { EXTEND_HOLDS, freeSeats, holdNewSeats } from '#server/booking/seats.sql.ts'
import type { PricedDate } from '#server/cart/price-dates.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { oneRow, type Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { moveItem } from './rebook-queries.ts'
import { recordMove, type Mover } from './record-move.ts'
import { waiveRest } from './waive-rest.ts'

/**
 * Closes the payment page of an unpaid order, which has the sum of now. Not to be called inside a transaction.
 * @throws ApiError `checkout.already_paid` if it was paid meanwhile, and `orders.payment_under_way` if it may be
 */
export async function closePaymentPage(context: PaymentContext, { orderId }: { orderId: number }): Promise<void> {
  for (const paymentId of await findOpenPayments(context.db, orderId)) {
    const state = await settlePayment(context, { paymentId, expire: true }).catch((error: unknown) => {
      context.log.warn({ err: error, paymentId }, 'the payment page of a booking to move could not be closed')
      return 'processing' as const
    })
    if (state === 'complete') throw new ApiError('conflict', 'checkout.already_paid')
    if (state === 'processing') throw new ApiError('conflict', 'orders.payment_under_way')
  }
}

/**
 * Changes a booking that is not paid to a date whose departures are locked, and to other people or nights: its seats stay held and its amount to pay is the new
 * one. A host that has not answered is asked anew. `limits`: of its buyer, for seats that are added.
 * @throws ApiError `orders.payment_under_way`, `orders.date_gone`, and `checkout.too_many_open`
 */
export async function moveUnpaid(
  tx: Tx,
  { booking, to, limits }: { booking: BookingToMove; to: PricedDate; limits: ReservationLimit[] },
): Promise<void> {
  if (booking.isPaymentOpen) throw new ApiError('conflict', 'orders.payment_under_way')
  const price = priceThere(booking, to)
  const seconds = secondsHeld(booking, to)
  if (price === null || seconds === null) throw new ApiError('conflict', 'orders.date_gone')
  const { id: itemId, orderId, currency } = booking
  const { lines, ...sold } = unpaidPrice(booking, { ...price, currency, lines: to.lines })
  const places = to.party?.places ?? booking.places
  await setHold(tx, { orderId, seconds })
  await freeSeats(tx, [itemId])
  await holdNewSeats(tx, { orderId, itemId, departureIds: to.dayIds, places })
  await addReserved(tx, { orderId, limits, places: places * to.dayIds.length - heldBy(booking) })
  await moveItem(tx, { itemId, to, party: to.party, duration: to.duration, cancellation: booking.cancellation })
  await setPrice(tx, { itemId, sold, lines })
  await waiveRest(tx, orderId)
  const by: Mover = { actor: 'buyer', staffId: null, reason: '' }
  await recordMove(tx, {
    booking,
    to,
    by,
    priceMinor: price.priceMinor,
    refundMinor: 0,
    chargedMinor: 0,
    wasUnpaid: true,
  })
}

const heldBy = ({ ownPlaces }: BookingToMove) => Object.values(ownPlaces).reduce((sum, places) => sum + places, 0)

/** The order and all its seats wait for `seconds` from now. */
async function setHold(tx: Tx, input: { orderId: number; seconds: number }): Promise<void> {
  await tx.rows(
    named({
      name: 'orders.set_hold',
      text: `with accepted as (
          update orders set hold_expires_at = rihla_now() + make_interval(secs => :seconds), updated_at = now()
          where id = :orderId returning id, hold_expires_at)
        ${EXTEND_HOLDS}`,
      values: input,
    }),
  )
}

const RETRY_AFTER_SECONDS = 600

/** Counts seats that are added or given back towards the limits of what is reserved without payment. */
async function addReserved(
  tx: Tx,
  { orderId, limits, places }: { orderId: number; limits: ReservationLimit[]; places: number },
): Promise<void> {
  if (places === 0) return
  if (places > 0) {
    const { may } = await oneRow<{ may: boolean }>(tx, {
      name: 'orders.may_reserve_more',
      text: 'select may_reserve($1::jsonb, $2::int, false, false) as may',
      values: [JSON.stringify(limits), places],
    })
    if (!may) throw new ApiError('limited', 'checkout.too_many_open', { retryAfterSeconds: RETRY_AFTER_SECONDS })
  }
  await tx.rows({
    name: 'orders.add_reserved',
    text: 'update open_reservation set places = greatest(1, places + $2::int) where order_id = $1',
    values: [orderId, places],
  })
}

/** Nothing was invoiced: the booking is sold at its new price and lines, without a record of the people before. */
async function setPrice(
  tx: Tx,
  { itemId, sold, lines }: { itemId: number; sold: Omit<ReturnType<typeof unpaidPrice>, 'lines'>; lines: unknown[] },
): Promise<void> {
  await tx.rows(
    named({
      name: 'orders.set_unpaid_price',
      text: `with was as (select order_id, original_minor, discount_minor, total_minor from order_item where id = :itemId),
        item as (
          update order_item set list_total_minor = :listTotalMinor, original_minor = :originalMinor, discount_minor = :discountMinor,
            total_minor = :totalMinor, lines = :lines::jsonb, party = null, updated_at = now()
          where id = :itemId returning id)
        update orders o set original_minor = o.original_minor + :originalMinor - was.original_minor,
          discount_minor = o.discount_minor + :discountMinor - was.discount_minor,
          total_minor = o.total_minor + :totalMinor - was.total_minor, updated_at = now()
        from was, item where o.id = was.order_id`,
      values: {
        itemId,
        listTotalMinor: sold.listTotalMinor,
        originalMinor: sold.originalMinor,
        discountMinor: sold.discountMinor,
        totalMinor: sold.totalMinor,
        lines: JSON.stringify(lines),
      },
    }),
  )
}
