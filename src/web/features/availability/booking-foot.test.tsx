import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import activity from '#messages/en/activity.json' with { type: 'json' }
import common from '#messages/en/common.json' with { type: 'json' }
import refusals from '#messages/en/refusals.json' with { type: 'json' }
import { BookingFoot } from './booking-foot.tsx'
import type { BookableProduct } from './calls.ts'
import type { Booking } from './use-booking.ts'

/** The foot of the last step, for a total of SAR 500 that was `originalMinor`, with a pick-up still to be chosen. */
function markup(originalMinor: number, refused: Booking['refused'] = null): string {
  const options = [{ units: [{ originalMinor: 30_000, priceMinor: 25_000 }] }]
  const product = { currency: 'SAR', options, cancellation: [] } as unknown as BookableProduct
  const price = { totalMinor: 50_000, originalMinor, travellers: 2 }
  const booking = { step: 'people', price, refused, departure: null, item: null, isPickupMissing: true } as unknown
  const act = { run: () => {}, isLoading: false, words: 'Book now' }
  return renderToStaticMarkup(
    <IntlProvider locale="en" messages={{ activity, common, refusals }} timeZone="UTC">
      <BookingFoot
        product={product}
        booking={booking as Booking}
        panel={{ current: null }}
        main={act}
        second={act}
        errorText={null}
      />
    </IntlProvider>,
  )
}

test('names the offer beside the price before it', () => {
  const text = markup(60_000).replaceAll(/<[^>]*>/g, '')
  expect(text).toMatch(/Offer .*-.*100.*Before discounts .*600/)
  expect(markup(50_000)).not.toMatch(/<s\b|Offer/)
})

test('its buttons are disabled where the seats do not suffice, also if a pick-up is to be chosen', () => {
  const disabled = (html: string) => html.match(/<button[^>]* disabled=""/g)?.length ?? 0
  expect(disabled(markup(50_000, { reason: 'not_enough_places', limit: 2 }))).toBe(2)
  expect(disabled(markup(50_000))).toBe(0)
})
