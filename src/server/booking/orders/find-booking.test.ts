import { expect, test } from 'vitest'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { checkoutOf, visitorWith } from '#test/support/buyer.ts'
import { createDeparture, createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { findBooking } from './find-booking.ts'
import { readInvoice } from './read-orders.ts'

const fixtures = useFixtures()
let next = 0

async function order(email: string) {
  const { context } = fixtures
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 10 })
  const buyer = await visitorWith(context, departure, 1)
  return (await placeOrder(context, { ...(await checkoutOf(context, buyer)), method: 'pay_later', email })).reference
}
const visitorFrom = async (address: string) => ({ ...(await createVisitor(fixtures.context.db)), address })
const find = async (reference: string, email: string, address = `203.0.113.${(next += 1)}`) =>
  findBooking(fixtures.context, { visitor: await visitorFrom(address), reference, email })

test('opens a booking by its reference and email, in any case and with Arabic digits', async () => {
  const reference = await order('Nora@Example.com')
  const arabic = reference.replaceAll(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
  for (const typed of [reference, reference.toLowerCase(), reference.replace('-', ' '), reference.slice(3), arabic]) {
    const { key } = await find(typed, ' nora@example.COM ')
    const invoice = await readInvoice(fixtures.context, {
      visitor: await visitorFrom('203.0.113.250'),
      locale: 'en',
      reference,
      key,
    })
    expect(invoice.reference).toBe(reference)
  }
})

test('finds an order by an email and a reference that were copied with direction marks', async () => {
  const reference = await order('marked@example.com')
  expect(await find(`\u200f${reference}`, '\u202amarked@example.com\u202c')).toMatchObject({ reference })
})

test('refuses a wrong reference, a wrong email and the order of another site with the same error', async () => {
  const reference = await order('pair@example.com')
  const unknown = { kind: 'missing', code: 'orders.pair_unknown' }
  await expect(find(reference, 'other@example.com')).rejects.toMatchObject(unknown)
  await expect(find('RH-22222222', 'pair@example.com')).rejects.toMatchObject(unknown)
  await expect(find(reference, '')).rejects.toMatchObject(unknown)
  const elsewhere = await visitorFrom('203.0.113.251')
  await expect(
    findBooking(fixtures.context, {
      visitor: { ...elsewhere, site: { ...elsewhere.site, id: -1 } },
      reference,
      email: 'pair@example.com',
    }),
  ).rejects.toMatchObject(unknown)
})

test('limits the attempts for one reference from all networks, and of one network for all references', async () => {
  const reference = await order('limited@example.com')
  for (let tries = 0; tries < 10; tries++)
    await expect(find(reference, 'wrong@example.com')).rejects.toMatchObject({ code: 'orders.pair_unknown' })
  await expect(find(reference, 'limited@example.com')).rejects.toMatchObject({
    kind: 'limited',
    code: 'orders.too_many_lookups',
  })
  for (let tries = 0; tries < 20; tries++)
    await expect(find(`RH-AAAA${1000 + tries}`, 'x@example.com', '198.51.100.77')).rejects.toMatchObject({
      code: 'orders.pair_unknown',
    })
  await expect(find('RH-ZZZZZZZZ', 'x@example.com', '198.51.100.77')).rejects.toMatchObject({ kind: 'limited' })
})

test('one network alone does not use up the attempts for a reference', async () => {
  const reference = await order('shared@example.com')
  for (let tries = 0; tries < 15; tries++)
    await expect(find(reference, 'wrong@example.com', '198.51.100.78')).rejects.toMatchObject({
      code: tries < 5 ? 'orders.pair_unknown' : 'orders.too_many_lookups',
    })
  await expect(find(reference, 'shared@example.com')).resolves.toMatchObject({ reference })
})

test('right attempts use up no limit, and leave the wrong ones counted', async () => {
  const reference = await order('often@example.com')
  const address = '198.51.100.79'
  for (let tries = 0; tries < 4; tries++)
    await expect(find(reference, 'wrong@example.com', address)).rejects.toMatchObject({ code: 'orders.pair_unknown' })
  for (let tries = 0; tries < 25; tries++)
    await expect(find(reference, 'often@example.com', address)).resolves.toMatchObject({ reference })
  await expect(find(reference, 'wrong@example.com', address)).rejects.toMatchObject({ code: 'orders.pair_unknown' })
  await expect(find(reference, 'often@example.com', address)).rejects.toMatchObject({ code: 'orders.too_many_lookups' })
})
