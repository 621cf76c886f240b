import { describe, expect, test } from 'vitest'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { startPayment } from '#server/booking/payments/start-payment.ts'
import { checkoutOf, loseHold, mailsOf, pay, sellOut, visitorWith } from '#test/support/buyer.ts'
import { askStaff, confirm, onHold, reject, reserved, tokens } from '#test/support/staff.ts'
import { createDeparture, useFixtures } from '#test/support/fixtures.ts'

const fixtures = useFixtures()

describe('the payment link', () => {
  const link = (reference: string) =>
    askStaff(fixtures.context, 'POST', `/${reference}/payment-link`, { token: tokens.omar })

  test('is sent again on each request, at most five times an hour, and recorded with the staff member', async () => {
    const { context } = fixtures
    const { reference } = await reserved(fixtures.context)
    for (let times = 0; times < 5; times++) expect((await link(reference)).status).toBe(200)
    expect(await link(reference)).toMatchObject({ status: 429, body: { code: 'orders.too_many_links' } })
    expect((await mailsOf(context.db, reference)).filter((kind) => kind === 'order_payment_link')).toHaveLength(5)
    const events = await context.db.rows({
      name: 'test.link_events',
      text: `select e.actor, e.from_status, e.to_status from order_event e join orders o on o.id = e.order_id
        where o.reference = $1 and e.reason = 'payment_link'`,
      values: [reference],
    })
    expect(events).toEqual(
      Array.from({ length: 5 }, () => ({ actor: 'staff:omar', from_status: 'pay_later', to_status: 'pay_later' })),
    )
  })

  test('is refused for an unknown order and for one that awaits its supplier, is paid or is over', async () => {
    const { context } = fixtures
    const [waiting, paid, over] = [
      await onHold(fixtures.context),
      await reserved(fixtures.context),
      await reserved(fixtures.context),
    ]
    await startPayment(context, { orderId: paid.orderId })
    await pay(context, paid.reference)
    await loseHold(context.db, over.reference)
    for (const { reference } of [waiting, paid, over])
      expect(await link(reference)).toMatchObject({ status: 409, body: { code: 'orders.not_payable' } })
    expect(await link('RH-NOBODY22')).toMatchObject({ status: 404 })
  })
})

describe('a staff queue', () => {
  const queue = async (name: string) =>
    (
      (await askStaff(fixtures.context, 'GET', `?queue=${name}&locale=en`)).body['orders'] as Record<string, unknown>[]
    ).map((order) => order)
  const referencesIn = async (name: string) => (await queue(name)).map((order) => order['reference'])

  test('lists waiting orders, the most urgent first, until they are answered', async () => {
    const [far, near] = [await onHold(fixtures.context), await onHold(fixtures.context, { startsInHours: 10 })]
    const listed = await referencesIn('on_hold')
    expect(listed.indexOf(near.reference)).toBeLessThan(listed.indexOf(far.reference))
    expect((await queue('on_hold')).find(({ reference }) => reference === far.reference)).toMatchObject({
      site: 'rihla',
      status: 'awaiting_supplier',
      guest: { name: 'سارة العلي', email: expect.stringContaining('@example.com'), phone: '+966501234567' },
      currency: 'BHD',
      totalMinor: 25_000,
      isPayable: false,
      items: [{ title: 'Bahrain Fort: UNESCO site tour with an archaeologist', travellers: 2, status: 'pending' }],
      transfer: null,
    })
    await confirm(fixtures.context, far.reference)
    await reject(fixtures.context, near.reference)
    expect(await referencesIn('on_hold')).not.toContain(far.reference)
    expect(await referencesIn('on_hold')).not.toContain(near.reference)
    expect(await referencesIn('pay_later')).toContain(far.reference)
    expect(await referencesIn('pay_later')).not.toContain(near.reference)
  })

  test('lists pay-later orders until they are paid, even while a payment page is open', async () => {
    const { context } = fixtures
    const { reference, orderId } = await reserved(fixtures.context)
    expect(await referencesIn('pay_later')).toContain(reference)
    await startPayment(context, { orderId })
    expect(await referencesIn('pay_later')).toContain(reference)
    await pay(context, reference)
    expect(await referencesIn('pay_later')).not.toContain(reference)
  })

  test('of late payments shows their outcome', async () => {
    const { context } = fixtures
    const { departure, reference, orderId } = await reserved(fixtures.context)
    await startPayment(context, { orderId })
    await loseHold(context.db, reference)
    await sellOut(context.db, departure.id)
    expect(await referencesIn('late')).not.toContain(reference)
    await pay(context, reference)
    expect((await queue('late')).find((order) => order['reference'] === reference)).toMatchObject({
      status: 'failed',
      capturedMinor: 25_000,
      refunds: [{ amountMinor: 25_000, reason: 'places_gone', status: 'created' }],
    })
  })

  test('of transfers shows the received and the missing amount', async () => {
    const { context } = fixtures
    const account = { holder: { ar: 'ر', en: 'R' }, bank: { ar: 'ب', en: 'B' }, iban: 'X', bic: 'Y', currency: 'BHD' }
    await reserved(fixtures.context)
    const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
    const visitor = await visitorWith(context, departure, 2)
    const payer = { ...visitor, site: { ...visitor.site, bankAccount: account } }
    const input = { ...(await checkoutOf(context, payer)), method: 'bank_transfer' as const }
    const { reference } = await placeOrder(context, input)
    expect((await queue('transfers')).find((order) => order['reference'] === reference)).toMatchObject({
      paymentMethod: 'bank_transfer',
      transfer: { receivedMinor: 0, missingMinor: 25_000 },
    })
  })
})
