import { expect, test } from 'vitest'
import { cancellationWords } from '#domain/cancellation-words.ts'
import { readDepartures } from '#server/availability/read-departures.ts'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { readCheckout } from '#server/booking/checkout/read-checkout.ts'
import { readOutcome } from '#server/booking/checkout/read-outcome.ts'
import { orderAccessToken } from '#server/booking/orders/order-access-token.ts'
import { previewCancellation } from '#server/booking/orders/preview-cancellation.ts'
import { readInvoice } from '#server/booking/orders/read-orders.ts'
import { readCart } from '#server/cart/read-cart.ts'
import { checkoutOf, pay, visitorWith } from '#test/support/buyer.ts'
import { createDeparture, useFixtures } from '#test/support/fixtures.ts'
import { commonWords } from './mail-words.ts'
import type { Mail } from './mailer.ts'
import { sendOutbox } from './send-outbox.ts'

const fixtures = useFixtures()

test.each(['ar', 'en'] as const)(
  'option, cart, checkout, outcome, booking, cancellation sheet and mail say in %s until when cancelling is free in the same words',
  async (locale) => {
    const { context } = fixtures
    const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
    const visitor = await visitorWith(context, departure, 2)
    const cart = await readCart(context, { visitor, locale })
    const [item] = cart.items
    if (!item) throw new Error('the cart is empty')
    const date = item.localDate
    const { departures } = await readDepartures(context, { visitor, productId: item.productId, date, duration: 1 })
    const checkout = await readCheckout(context, { visitor, locale, promoCode: undefined })

    const { reference } = await placeOrder(context, { ...(await checkoutOf(context, visitor)), locale })
    await pay(context, reference)
    const key = orderAccessToken(context.configuration, reference)
    const pass = { ...visitor, orderAccessCookie: `${reference}:${key}` }
    const outcome = await readOutcome(context, { visitor: pass, locale, reference })
    const [booking] = (await readInvoice(context, { visitor, locale, reference, key })).bookings
    const sheet = await previewCancellation(context, { visitor, reference, key, bookingId: booking?.id ?? 0 })

    const steps = [
      departures.find(({ id }) => id === departure.id)?.cancellation,
      item.cancellation.steps[0],
      checkout.cart.items[0]?.cancellation.steps[0],
      outcome.items[0]?.cancellation,
      booking?.cancellation,
      sheet.steps[0],
    ]
    const { zone, cityName } = item
    const sentences = steps.map((step) => {
      const { key: name, values } = cancellationWords(step ?? { until: '', percentage: 100 }, {
        locale,
        zone,
        cityName,
      })
      return commonWords(locale)(`cancellation.${name}`, values)
    })
    expect(new Set(sentences).size).toBe(1)
    expect(sentences[0]).toContain(locale === 'ar' ? 'إلغاء مجاني حتى' : 'Free cancellation until')

    const sent: Mail[] = []
    await sendOutbox(context, { send: async (mail) => void sent.push(mail) })
    const mail = sent.find(({ text }) => text.includes(reference))?.text
    expect(mail).toContain(sentences[0])
    // The way there, and what to bring.
    const { lat, lng } = booking?.meetingPoint ?? {}
    expect(mail).toContain(`destination=${lat},${lng}`)
    expect(booking?.bring).not.toEqual([])
    for (const thing of booking?.bring ?? []) expect(mail).toContain(thing)
  },
)
