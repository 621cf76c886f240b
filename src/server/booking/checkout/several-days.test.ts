import { expect, test } from 'vitest'
import { addItem } from '#server/cart/add-item.ts'
import { readInvoice } from '#server/booking/orders/read-orders.ts'
import { orderAccessToken } from '#server/booking/orders/order-access-token.ts'
import { checkoutOf, pay } from '#test/support/buyer.ts'
import { later } from '#test/support/clock.ts'
import { createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { placeOrder } from './place-order.ts'

const fixtures = useFixtures()

test('a booking of three days ends with the third: it is still to come until then, and reviewed after it', async () => {
  const { context } = fixtures
  const [first] = await context.db.rows<{
    id: number
    optionId: number
    unit: number
    currency: string
    ends: Date[]
    untilSecond: number
  }>({
    name: 'test.three_days',
    text: `select d.id, o.id as "optionId", (select id from unit u where u.option_id = o.id order by position limit 1) as unit, p.currency,
        (select array_agg(n.ends_at order by n.local_date) from departure n where n.option_id = o.id and n.local_time = d.local_time
          and n.local_date between d.local_date and d.local_date + 2) as ends,
        ceil(extract(epoch from d.ends_at - rihla_now()) / 3600)::int + 24 as "untilSecond"
      from product p join option o on o.product_id = p.id join departure d on d.option_id = o.id
      where p.rate <> 'once' and p.pricing_per = 'item' and p.confirmation = 'instant' and p.min_duration <= 3
        and d.cutoff_at > rihla_now() + interval '10 days' and (
          select count(*) from departure n where n.option_id = o.id and n.local_time = d.local_time and n.is_open
            and n.held + n.sold < n.capacity and n.local_date between d.local_date and d.local_date + 2) = 3
      order by d.starts_at, d.id limit 1`,
  })
  if (!first) throw new Error('the demo has no three free days in a row')
  const visitor = { ...(await createVisitor(context.db)), currency: first.currency }
  const { cartToken } = await addItem(context, {
    visitor,
    optionId: first.optionId,
    departureId: first.id,
    duration: 3,
    units: { [first.unit]: 1 },
    extras: {},
    pickupPointId: null,
  })
  const input = await checkoutOf(context, { ...visitor, cartToken })
  const { reference } = await placeOrder(context, input)
  await pay(context, reference)

  const key = orderAccessToken(context.configuration, reference)
  const seenAt = (hours: number) =>
    readInvoice(later(context, `${hours} hours`), { visitor, locale: 'ar', reference, key })
  const invoice = await seenAt(0)
  expect(new Date(invoice.bookings[0]?.endsAt ?? '')).toEqual(first.ends[2])
  const second = await seenAt(first.untilSecond)
  expect(second.isUpcoming).toBe(true)
  expect(second.bookings[0]?.canReview).toBe(false)
  expect((await seenAt(first.untilSecond + 48)).bookings[0]?.canReview).toBe(true)
})
