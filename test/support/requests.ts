import { followOrderEvents } from '#server/booking/desk/follow-order-events.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import type { ApiContext } from '#server/app/api.ts'
import { oneRow } from '#server/kernel/database.ts'
import { mailsOf } from './buyer.ts'
import type { TestPerson } from './console.ts'
import { addItemOfOther, askDesk } from './desk.ts'
import { onHold } from './staff.ts'

export type RequestOfTwo = Awaited<ReturnType<typeof requestOfTwo>>

/**
 * A request of 50.000: two seats of the fort's supplier (`own`), and two of another supplier's activity at the same price and departure (`other`).
 * `promo`: a code and what two seats cost with it.
 */
export async function requestOfTwo(context: PaymentContext, promo?: { code: string; totalMinor: number }) {
  const order = await onHold(context, promo && { promoCode: promo.code, seenTotalMinor: promo.totalMinor })
  await addItemOfOther(context, order.orderId)
  await context.db.rows({
    name: 'test.price_of_other',
    text: `with own as (select * from order_item where order_id = $1 and position <> 9),
        item as (update order_item i set original_minor = own.original_minor, discount_minor = own.discount_minor, total_minor = own.total_minor,
            list_total_minor = own.list_total_minor from own
          where i.order_id = $1 and i.position = 9 returning i.id, i.order_id, i.departure_id, i.places),
        held as (insert into hold (order_id, order_item_id, departure_id, places, expires_at)
          select order_id, id, departure_id, places, now() + interval '1 day' from item),
        seats as (update departure d set held = d.held + item.places from item where d.id = item.departure_id)
      update orders set original_minor = original_minor * 2, discount_minor = discount_minor * 2, total_minor = total_minor * 2 where id = $1`,
    values: [order.orderId],
  })
  await followOrderEvents(context)
  const { own, other } = await oneRow<{ own: number; other: number }>(context.db, {
    name: 'test.items_of_request',
    text: `select min(id) filter (where position <> 9) as own, min(id) filter (where position = 9) as other from order_item where order_id = $1`,
    values: [order.orderId],
  })
  return { ...order, own, other }
}

/** Confirms or rejects one activity as a member of staff. */
export const answerOne = (
  context: ApiContext,
  person: TestPerson,
  { reference, itemId, kind }: { reference: string; itemId: number; kind: 'confirm' | 'reject' },
) =>
  askDesk(
    context,
    person,
    `POST /orders/${reference}/items/${itemId}/${kind}`,
    kind === 'reject' ? { reason: 'القارب في الصيانة' } : undefined,
  )

export const mailsToGuest = async (context: PaymentContext, reference: string) =>
  (await mailsOf(context.db, reference)).filter((kind) => kind.startsWith('order_'))

export const readState = (context: PaymentContext, reference: string) =>
  oneRow<{
    state: string
    totalMinor: number
    discountMinor: number
    paidMinor: number
    refunds: number
    items: string[]
  }>(context.db, {
    name: 'test.state_of_request',
    text: `select status as state, total_minor as "totalMinor", discount_minor as "discountMinor",
          (select coalesce(sum(captured_minor), 0)::bigint from payment where order_id = o.id) as "paidMinor",
          (select count(*)::int from refund r join payment p on p.id = r.payment_id where p.order_id = o.id) as refunds,
          array(select status from order_item where order_id = o.id order by position) as items
        from orders o where reference = $1`,
    values: [reference],
  })
