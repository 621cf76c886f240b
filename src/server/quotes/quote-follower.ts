import type { OrderFollower } from '#server/booking/order-follower.ts'
import { queueMessages } from '#server/outbox/queue-messages.ts'
import { ofQuote } from './quote-messages.ts'
import { QUOTE } from './states.ts'

/** A quote changes with the order of its acceptance (docs/rules/quotes.md), in the same statement. */
export const quoteFollower: OrderFollower = {
  booked: (from) => `
quote_booked as (
  update quote_request q set status = ${QUOTE.booked}, updated_at = now() from ${from}
  where q.order_id = ${from}.id and q.status <> ${QUOTE.booked})`,

  // The quote is open again while it is valid.
  ended: (from) => `
quote_ended as (
  update quote_request q set status = case when f.valid_until > rihla_now() then ${QUOTE.answered} else ${QUOTE.expired} end, updated_at = now()
  from ${from}, quote f
  where q.order_id = ${from}.id and q.status = ${QUOTE.accepted} and f.quote_request_id = q.id and f.number = q.quote_number
  returning q.reference, q.language, q.email, q.quote_number, q.status),
quote_mail as (
  ${queueMessages({ ...ofQuote, kind: 'quote_expired', from: `quote_ended where status = ${QUOTE.expired}` })})`,

  lock: async (tx, paymentId) => {
    await tx.rows({
      name: 'quotes.lock_of_payment',
      text: `select q.id from payment p join quote_request q on q.order_id = p.order_id where p.id = $1 for update of q`,
      values: [paymentId],
    })
  },
}
