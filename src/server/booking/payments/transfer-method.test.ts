import { expect, test } from 'vitest'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { readCheckout } from '#server/booking/checkout/read-checkout.ts'
import { checkoutOf, uniqueEmail, visitorWith } from '#test/support/buyer.ts'
import { createDeparture, useFixtures } from '#test/support/fixtures.ts'
import { bankAccount, onWorkingDays } from '#test/support/order-again.ts'

const fixtures = useFixtures()

test.each([
  ['the site has no account', { account: null, hours: 240 }],
  ['its account is in another currency', { account: { ...bankAccount, currency: 'SAR' }, hours: 240 }],
  ['the sale ends in less than twelve hours', { account: bankAccount, hours: 11 }],
])('a transfer is no way to pay when %s', async (_, { account, hours }) => {
  const { context } = fixtures
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
  await context.db.rows({
    name: 'test.cutoff',
    text: 'update departure set cutoff_at = rihla_now() + make_interval(hours => $2) where id = $1',
    values: [departure.id, hours],
  })
  const visitor = await visitorWith(context, departure, 1)
  const there = { ...visitor, site: { ...visitor.site, bankAccount: account } }
  const { methods } = await readCheckout(context, { visitor: there, locale: 'ar', promoCode: undefined })
  expect(methods.map((method) => method.code)).not.toContain('bank_transfer')
  const input = { ...(await checkoutOf(context, there)), email: uniqueEmail(), method: 'bank_transfer' as const }
  await expect(placeOrder(context, input)).rejects.toMatchObject({ code: 'checkout.method_unavailable' })
})

test('a transfer is awaited no longer than until the sale ends', async () => {
  const { context } = fixtures
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
  await context.db.rows({
    name: 'test.cutoff_20',
    text: `update departure set cutoff_at = rihla_now() + interval '20 hours' where id = $1`,
    values: [departure.id],
  })
  const plain = await visitorWith(context, departure, 1)
  const visitor = { ...plain, site: { ...plain.site, bankAccount: onWorkingDays(bankAccount, plain.site.zone) } }
  const { methods } = await readCheckout(context, { visitor, locale: 'ar', promoCode: undefined })
  expect(methods.find((method) => method.code === 'bank_transfer')?.holdMinutes).toBe(1199)
})
