import { expect, test } from 'vitest'
import { seedOrders } from '#demo/orders.ts'
import { seedStaff } from '#demo/staff.ts'
import { orderAccessToken } from '#server/booking/orders/order-access-token.ts'
import { createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { readTaxInvoice } from './read-tax-invoice.ts'

const fixtures = useFixtures()

// Its tax is stated in riyals at the rate of the day of its payment, weeks before the demo was seeded.
test('the oldest paid order of the demo in each currency has an invoice', async () => {
  const { context } = fixtures
  const { configuration, db } = context
  const oldest = await db.transaction(async (tx) => {
    await seedStaff(tx, configuration.secret)
    await seedOrders(tx, new Date())
    return tx.rows<{ reference: string; currency: string }>({
      name: 'test.oldest_paid_orders',
      text: `select distinct on (currency) reference, currency from orders where status = 'confirmed'
        order by currency, confirmed_at`,
    })
  })
  expect(oldest.filter(({ currency }) => currency !== 'SAR')).not.toEqual([])
  const visitor = await createVisitor(db)
  for (const { reference } of oldest) {
    const key = orderAccessToken(configuration, reference)
    const { pdf } = await readTaxInvoice(context, { visitor, reference, key, locale: 'en' })
    expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-')
  }
})
