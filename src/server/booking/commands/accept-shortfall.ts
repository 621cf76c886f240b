import { isCurrency } from '#domain/currency.ts'
import { orderSets, type OrderState } from '#domain/order-states.ts'
import { paymentSets, type PaymentState } from '#domain/payment-states.ts'
import { isShortAcceptable, mostShortMinor, shareShortfall } from '#domain/short-transfer.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { inItemStates } from '#server/booking/states.ts'
import { lockOrder, lockTickets, reduceTransfer } from './cancel-queries.ts'
import { insertEvents } from './change-items.ts'
import { staffActor } from './staff-actor.ts'

/**
 * Makes what is missing of an order's transfer a discount of its bookings, so that what has arrived is the whole. The
 * caller settles the payment after its transaction. @throws ApiError `payments.transfer_unknown`,
 * `console.money_changed` if the order no longer waits for the transfer or another receipt was recorded,
 * `console.short_over_limit`
 */
export async function acceptShortfall(
  tx: Tx,
  input: { reference: string; seenReceivedMinor: number; staff: string; reason: string; limitDollars: number },
): Promise<{ paymentId: number; missingMinor: number }> {
  const order = await lockOrder(tx, input.reference)
  if (!order) throw new ApiError('missing', 'payments.transfer_unknown')
  await lockTickets(tx, order.id)
  const awaited = await findAwaited(tx, order.id)
  if (!awaited) throw new ApiError('missing', 'payments.transfer_unknown')
  const { paymentId, amountMinor, receivedMinor, currency } = awaited
  const isWaiting = orderSets.payable.includes(awaited.orderStatus) && paymentSets.open.includes(awaited.paymentStatus)
  // Nothing is missing once a colleague has accepted it, also before the payment is settled.
  if (!isWaiting || receivedMinor !== input.seenReceivedMinor || amountMinor <= receivedMinor)
    throw new ApiError('conflict', 'console.money_changed')
  if (!isCurrency(currency)) throw new RangeError(`unknown currency ${currency}`)
  if (!isShortAcceptable({ amountMinor, receivedMinor, currency }, input.limitDollars))
    throw new ApiError('conflict', 'console.short_over_limit', { mostMinor: mostShortMinor(currency, input.limitDollars), currency }) // prettier-ignore

  const missingMinor = amountMinor - receivedMinor
  await discountOrder(tx, order.id, missingMinor)
  await reduceTransfer(tx, order.id, false)
  const { orderStatus } = awaited
  const event = {
    itemId: null,
    from: orderStatus,
    to: orderStatus,
    reason: 'short_accepted',
    note: input.reason,
  } as const
  await insertEvents(tx, order.id, staffActor(input.staff), [event])
  return { paymentId, missingMinor }
}

interface Awaited {
  paymentId: number
  orderStatus: OrderState
  paymentStatus: PaymentState
  amountMinor: number
  receivedMinor: number
  currency: string
}

/** The latest transfer of the order itself, not of a change. */
async function findAwaited(tx: Tx, orderId: number): Promise<Awaited | undefined> {
  const rows = await tx.rows<Awaited>({
    name: 'orders.awaited_transfer',
    text: `select p.id as "paymentId", o.status as "orderStatus", p.status as "paymentStatus", t.amount_minor as "amountMinor", t.currency,
        (select coalesce(sum(r.amount_minor), 0)::bigint from bank_receipt r where r.transfer_reference = t.reference) as "receivedMinor"
      from orders o join payment p on p.order_id = o.id and p.provider = 'bank_transfer' and p.date_change_id is null
        join bank_transfer t on t.reference = p.provider_reference
      where o.id = $1 order by p.attempt desc limit 1`,
    values: [orderId],
  })
  return rows[0]
}

async function discountOrder(tx: Tx, orderId: number, missingMinor: number): Promise<void> {
  const items = await tx.rows<{ id: number; totalMinor: number }>({
    name: 'orders.items_to_discount',
    text: `select id, total_minor as "totalMinor" from order_item where order_id = $1 and status ${inItemStates('live')} order by position`,
    values: [orderId],
  })
  const parts = shareShortfall(missingMinor, items.map(({ totalMinor }) => totalMinor)) // prettier-ignore
  await tx.rows(
    named({
      name: 'orders.discount_shortfall',
      text: `with items as (
          update order_item i set discount_minor = i.discount_minor + part.minor, total_minor = i.total_minor - part.minor, updated_at = now()
          from unnest(:ids::bigint[], :parts::bigint[]) as part (id, minor) where i.id = part.id)
        update orders o set discount_minor = o.discount_minor + :missingMinor, total_minor = o.total_minor - :missingMinor, updated_at = now()
        where o.id = :orderId`,
      values: { orderId, missingMinor, ids: items.map(({ id }) => id), parts },
    }),
  )
}
