import { expect, test } from 'vitest'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { anonymiseOrders } from '#server/booking/orders/anonymise-orders.ts'
import { oneRow } from '#server/kernel/database.ts'
import { checkoutOf, loseHold, pay, sellOut, uniqueEmail, visitorWith } from '#test/support/buyer.ts'
import { createDeparture, useFixtures } from '#test/support/fixtures.ts'
import { failRefund, settleRefund } from './refund-queries.ts'

const fixtures = useFixtures()

/** An order of a person who left, paid when its seats were gone: its refund is recorded and not sent. */
async function leftWithRefund() {
  const { context } = fixtures
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
  const visitor = await visitorWith(context, departure, 2)
  const email = uniqueEmail()
  const { reference } = await placeOrder(context, { ...(await checkoutOf(context, visitor)), email })
  await loseHold(context.db, reference)
  await sellOut(context.db, departure.id)
  await pay(context, reference)
  const { refundId } = await oneRow<{ refundId: number }>(context.db, {
    name: 'test.left_with_refund',
    text: `with mailed as (update outbox set sent_at = rihla_now() where payload ->> 'reference' = $1)
      update orders o set owner_left_at = rihla_now() from payment p join refund r on r.payment_id = p.id
      where p.order_id = o.id and o.reference = $1 returning r.id as "refundId"`,
    values: [reference],
  })
  const emailLeft = async () => {
    await context.db.transaction(anonymiseOrders)
    const row = await oneRow<{ email: string }>(context.db, {
      name: 'test.email_left',
      text: 'select email from orders where reference = $1',
      values: [reference],
    })
    return row.email
  }
  /** Mails about the order keep its address too, until they are sent. */
  const sendMails = () =>
    context.db.rows({
      name: 'test.mails_of_refund_sent',
      text: `update outbox set sent_at = rihla_now() where payload ->> 'reference' = $1 and sent_at is null`,
      values: [reference],
    })
  return { email, refundId, emailLeft, sendMails }
}

test('an order keeps its address until its refund has been sent, also after it failed', async () => {
  const { context } = fixtures
  const { email, refundId, emailLeft, sendMails } = await leftWithRefund()
  expect(await emailLeft()).toBe(email)
  await failRefund(context.db, refundId)
  await sendMails()
  expect(await emailLeft()).toBe(email)
  await settleRefund(context.db, refundId, 'OUT-OF-HAND', { isByHand: true, actor: 'staff:layla' })
  await sendMails()
  expect(await emailLeft()).toBe('')
})
