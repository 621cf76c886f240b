import { expect, test } from 'vitest'
import { readCheckout } from '#server/booking/checkout/read-checkout.ts'
import { readOutcome } from '#server/booking/checkout/read-outcome.ts'
import { readInvoice } from '#server/booking/orders/read-orders.ts'
import { addItem } from '#server/cart/add-item.ts'
import { uniqueEmail } from '#test/support/buyer.ts'
import { createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { boughtStay, createStay } from '#test/support/stays.ts'
import { bookingCard } from './booking-card.ts'
import type { Mail } from './mailer.ts'
import { sendOutbox } from './send-outbox.ts'

const fixtures = useFixtures()

const deposit = { ar: /1,500 دينار تونسي/, en: /TND 1,500 is held on the driver’s card/ }
const card = { ar: /بطاقة ائتمان باسم من يقود/, en: /credit card in the driver’s name/ }

test.each(['ar', 'en'] as const)(
  'the conditions of a rented car are said in %s at the checkout, on the confirmation, on the order and in the mail, paid or not',
  async (locale) => {
    const { context } = fixtures
    const from = await createStay(context.db, { rate: 'daily' })
    const plain = { ...(await createVisitor(context.db)), currency: 'TND' }
    const units = { [String(from.units['car'])]: 1 }
    const choice = { optionId: from.optionId, departureId: from.id, duration: 2, units, extras: {} }
    const { cartToken } = await addItem(context, { visitor: plain, ...choice, pickupPointId: null })
    const atCheckout = { visitor: { ...plain, cartToken }, locale, promoCode: undefined }
    const { knowBeforeYouGo, ...others } = await readCheckout(context, atCheckout)
    expect(knowBeforeYouGo).toMatchObject([
      {
        title: others.cart.items[0]?.title,
        rate: 'daily',
        points: expect.arrayContaining([expect.stringMatching(deposit[locale])]),
        bring: expect.arrayContaining([expect.stringMatching(card[locale])]),
      },
    ])
    const said = { knowBeforeYouGo: knowBeforeYouGo[0]?.points, bring: knowBeforeYouGo[0]?.bring }

    for (const method of ['pay_later', 'card'] as const) {
      const email = uniqueEmail()
      const { reference, key, visitor } = await boughtStay(context, { from, locale, method, email })
      const asBuyer = { ...visitor, orderAccessCookie: `${reference}:${key}` }
      const [item] = (await readOutcome(context, { visitor: asBuyer, locale, reference })).items
      expect(method === 'card' ? item?.ticket : item?.held).toMatchObject(said)
      const [booking] = (await readInvoice(context, { visitor, locale, reference, key })).bookings
      expect(booking).toMatchObject(said)
      const sent: Mail[] = []
      await sendOutbox(context, { send: async (mail) => void sent.push(mail) })
      const text = sent.find(({ to }) => to === email)?.text
      for (const point of Object.values(said).flat()) expect(text).toContain(point)
    }
  },
)

test('a mail to the host, and one about what is over or cancelled, does not say what to know and to bring', async () => {
  const { context } = fixtures
  const from = await createStay(context.db, { rate: 'daily' })
  const { reference, key, visitor } = await boughtStay(context, { from })
  const [booking] = (await readInvoice(context, { visitor, locale: 'en', reference, key })).bookings
  if (!booking) throw new Error('the order has no booking')
  const linesOf = (...[one, reader]: [typeof booking, 'staff'?]) => bookingCard(one, 'en', reader).lines.join('\n')
  expect(linesOf(booking)).toMatch(deposit.en)
  expect(linesOf(booking)).toMatch(card.en)
  const others = [
    linesOf(booking, 'staff'),
    linesOf({ ...booking, canReview: true }),
    linesOf({ ...booking, status: 'cancelled' }),
  ]
  for (const lines of others) {
    expect(lines).not.toMatch(deposit.en)
    expect(lines).not.toMatch(card.en)
  }
})
