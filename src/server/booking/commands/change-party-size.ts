import type { PartyLine } from '#domain/party.ts'
import { queueChangeNotices } from '#server/booking/desk/queue-change-notices.ts'
import { findOwnOrder, type OwnOrderInput } from '#server/booking/orders/find-own-order.ts'
import { partySizeLimits } from '#server/booking/orders/party-size-limits.ts'
import { findOrder } from '#server/booking/views.ts'
import { demandPartySize } from '#server/cart/check-line.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { countAttempt } from '#server/kernel/count-attempt.ts'
import type { Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { insertEvents, lockOrder } from './change-items.ts'

/** Protects hosts from repeated mails. */
const MAX_AN_HOUR = 10

/**
 * Changes how many people come with the shared units of a booking, as a tent or a boat: it costs nothing and takes no seats. Its host is mailed.
 * The same number again changes nothing (docs/rules/rebooking.md#the-number-of-people-in-shared-units).
 * @throws ApiError `orders.order_unknown`, `orders.people_fixed` where the number is not open to a change, `cart.party_size_range`,
 * `orders.too_many_lookups`
 */
export async function changePartySize(
  context: Context,
  input: OwnOrderInput & { bookingId: number; partySize: number },
): Promise<void> {
  const { reference, bookingId, partySize } = input
  const { orderId } = await findOwnOrder(context, input)
  await context.db.transaction(async (tx) => {
    await lockOrder(tx, orderId)
    const order = await findOrder(tx, reference)
    const booking = order?.bookings.find(({ id }) => id === bookingId)
    if (!order || !booking) throw new ApiError('missing', 'orders.order_unknown')
    const limits = partySizeLimits(order, booking)
    if (limits === null) throw new ApiError('conflict', 'orders.people_fixed')
    demandPartySize(partySize, limits)
    const { status, partySize: before } = booking
    if (before === partySize) return
    const attempts = { key: `people of ${orderId}`, most: MAX_AN_HOUR, windowSeconds: 3600 }
    await countAttempt(tx, { ...attempts, code: 'orders.too_many_lookups' })
    await setPartySize(tx, { bookingId, partySize })
    const party = { from: before === null ? [] : [travellers(before)], to: [travellers(partySize)] }
    await insertEvents(tx, orderId, 'buyer', [
      { itemId: bookingId, from: status, to: status, reason: 'party_size_changed', party },
    ])
    await queueChangeNotices(tx, { orderId, bookingId, change: 'people', byStaffId: null })
  })
}

const travellers = (quantity: number): PartyLine => ({
  kind: 'unit',
  title: { ar: 'مسافر', en: 'Traveller' },
  quantity,
})

/** An issued invoice keeps what it says. */
async function setPartySize(tx: Tx, input: { bookingId: number; partySize: number }): Promise<void> {
  await tx.rows(
    named({
      name: 'orders.set_party_size',
      text: `update order_item i set party_size = :partySize::integer, travellers = :partySize::integer, updated_at = now(),
          invoiced = coalesce(invoiced, (select jsonb_build_object('localDate', i.local_date, 'localTime', i.local_time, 'travellers', i.travellers, 'partySize', i.party_size)
            from orders o where o.id = i.order_id and o.invoice_number is not null))
        where id = :bookingId`,
      values: input,
    }),
  )
}
