import { dateChangeTransitions } from '#domain/date-change.ts'
import { holdSets, holdTransitions } from '#domain/hold-states.ts'
import { itemSets, itemTransitions } from '#domain/item-states.ts'
import type { MoneyState } from '#domain/order-money.ts'
import { orderSets, orderTransitions } from '#domain/order-states.ts'
import { paymentSets, paymentTransitions } from '#domain/payment-states.ts'
import { refundSets, refundTransitions } from '#domain/refund-states.ts'
import { inStates, stateLiterals } from '#server/kernel/state-sql.ts'

/** The states of the domain's tables in SQL. No statement spells one itself (test/state-literals.test.ts). */
export const ORDER = stateLiterals(orderTransitions)
export const ITEM = stateLiterals(itemTransitions)
export const PAYMENT = stateLiterals(paymentTransitions)
export const REFUND = stateLiterals(refundTransitions)
export const HOLD = stateLiterals(holdTransitions)
export const DATE_CHANGE = stateLiterals(dateChangeTransitions)

export const inOrderStates = (name: keyof typeof orderSets) => inStates(orderSets[name])
export const inItemStates = (name: keyof typeof itemSets) => inStates(itemSets[name])
export const inPaymentStates = (name: keyof typeof paymentSets) => inStates(paymentSets[name])

/** What became of an order's money (`order_row.money`). */
export const MONEY = stateLiterals({
  nothing: null,
  unpaid: null,
  part_paid: null,
  paid: null,
  refund_due: null,
  refund_failed: null,
  part_refunded: null,
  refunded: null,
} satisfies Record<MoneyState, null>)

/** Of a bank transfer's reference: whether money is awaited under it. */
export const TRANSFER = stateLiterals({ open: null, expired: null })

export const IN_OPEN_REFUND_STATES = inStates(refundSets.open)
export const IN_OWED_REFUND_STATES = inStates(refundSets.owed)
export const IN_LIVE_HOLD_STATES = inStates(holdSets.live)
/** Of an order `o`: a payment page may be opened for it now. */
export const IS_PAYABLE = `o.status ${inOrderStates('payable')} and o.hold_expires_at > rihla_now()`
/** Of an order `o`: by the link that was mailed. */
export const IS_PAYABLE_BY_LINK = `o.payable_since is not null and ${IS_PAYABLE}`
/** Of an order `o`: its seats are held for days, until it is paid by the link or until its host answers. */
export const IS_RESERVED = `(${IS_PAYABLE_BY_LINK} or o.status ${inOrderStates('unanswered')} and o.hold_expires_at > rihla_now())`
/** Of an order `o`: a payment page is open for it, not for a dearer date, or a part of the transfer has arrived. */
export const IS_PAYMENT_OPEN = `exists (select from payment p where p.order_id = o.id and p.status ${inPaymentStates('open')} and p.date_change_id is null
  and (p.provider <> 'bank_transfer' or exists (select from bank_receipt r where r.transfer_reference = p.provider_reference)))`

/** Of a date change `c`: why the last card that was tried for it was declined; null if none was. */
export const DECLINE_OF_CHANGE = `(select case when p.has_declined_try or p.status = ${PAYMENT.declined} then coalesce(p.decline_reason, 'refused') end
  from payment p where p.date_change_id = c.id order by p.attempt desc limit 1)`

/**
 * Of a booking `i` of an order `o`: the payments with something left to refund, in the order in which they are refunded
 * (domain/split-refund.ts): its own differences of dearer dates, the newest first, then the payment of the order with
 * the most left.
 */
export const PAYMENTS_LEFT = `(select coalesce(jsonb_agg(jsonb_build_object('paymentId', l.id, 'leftMinor', l.left_minor)
    order by l.date_change_id desc nulls last), '[]')
  from (
    select p.id, p.date_change_id, p.captured_minor - coalesce((select sum(r.amount_minor) from refund r where r.payment_id = p.id), 0) as left_minor
    from payment p join date_change c on c.id = p.date_change_id where c.order_item_id = i.id and p.captured_minor > 0
    union all (
      select p.id, null, p.captured_minor - coalesce((select sum(r.amount_minor) from refund r where r.payment_id = p.id), 0) as left_minor
      from payment p where p.order_id = o.id and p.date_change_id is null and p.captured_minor > 0 order by 3 desc, 1 limit 1)) l
  where l.left_minor > 0)`

/** After half an hour to an hour of tries to end what holds seats: an error is logged once, staff see it in their queues, and the tries continue. */
export const ALERT_AFTER_FAILURES = 10
/** Of a date change `c`: a departure of the new date is closed, as one that is cancelled or moved for all (docs/rules/disruptions.md). */
export const IS_DATE_CLOSED = `(exists (select from departure d where d.id = any (c.day_ids) and not d.is_open)
  or exists (select from disruption d where d.departure_id = any (c.day_ids) and d.ended_at is null))`

/** Of a date change `c`: its new nights or days as in domain/duration.ts; null: as many. `product`: the alias of the product. */
export const durationOfChange = (product: 'p' | 'q' | 'product') =>
  `case when c.duration is not null then jsonb_build_object('rate', ${product}.rate, 'count', c.duration) end` as const

/** Of a date change `c`: it has to end, because its hold is over or its new date is closed. */
export const IS_CHANGE_DUE = `(c.expires_at <= rihla_now() or ${IS_DATE_CLOSED})`
/** Of a date change `c`: it should have ended long ago, and the provider does not let it. */
export const IS_CHANGE_STUCK = `c.state = ${DATE_CHANGE.open} and c.ending_attempts >= ${ALERT_AFTER_FAILURES} and ${IS_CHANGE_DUE}`
