import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import availability from '#messages/en/availability.json' with { type: 'json' }
import activity from '#messages/en/activity.json' with { type: 'json' }
import catalogue from '#messages/en/catalogue.json' with { type: 'json' }
import common from '#messages/en/common.json' with { type: 'json' }
import refusals from '#messages/en/refusals.json' with { type: 'json' }
import { BookingFoot } from './booking-foot.tsx'
import type { BookableProduct } from './calls.ts'
import type { Booking } from './booking.ts'

/** The foot of the last step, for a total of SAR 500 that was `originalMinor`, with a pick-up still to be chosen. */
function markup(
  originalMinor: number,
  refused: Booking['refused'] = null,
  change: object = {},
  rate = 'once',
  pickups: object[] = [],
): string {
  const cancellation = [{ day: 7, hour: 0, minute: 0, percentage: 0 }]
  const city = { zone: 'Asia/Riyadh', name: 'Riyadh' }
  const from = { amountMinor: 30_600, currency: 'SAR' }
  const options = [{ units: [{ originalMinor: 30_000, priceMinor: 25_000 }] }]
  const product = {
    currency: 'SAR',
    options,
    cancellation,
    city,
    from,
    rate,
    unitTitle: null,
    pickups,
  } as unknown as BookableProduct
  const price = { totalMinor: 50_000, originalMinor, travellers: 2, lines: [] }
  const booking = {
    step: 'people',
    option: options[0],
    duration: 1,
    price,
    refused,
    departure: null,
    item: null,
    isPickupMissing: true,
    ...change,
  } as unknown
  const act = { run: () => {}, isLoading: false, words: 'Book now' }
  return renderToStaticMarkup(
    <IntlProvider locale="en" messages={{ activity, availability, catalogue, common, refusals }} timeZone="UTC">
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
  expect(text).toMatch(/Offer .*−.*100.*Before discounts .*600/)
  expect(markup(50_000)).not.toMatch(/<s\b|Offer/)
})

test('keeps no line of a laptop for an offer that the option has not', () => {
  const option = (originalMinor: number | null) => ({ option: { units: [{ originalMinor, priceMinor: 25_000 }] } })
  const isLeftOut = (html: string) => /min-h-\[1lh\][^"]*lg:hidden/.test(html)
  expect(isLeftOut(markup(50_000, null, option(30_000)))).toBe(false)
  expect(isLeftOut(markup(50_000, null, option(null)))).toBe(true)
})

test('leads to another time, or another day, where the seats do not suffice', () => {
  const free = { status: 'available', seatsLeft: 9 }
  const leads = (departures: object[]) =>
    markup(50_000, { reason: 'not_enough_places', limit: 2 }, { day: { departures }, suitsParty: () => true })
  expect(leads([free])).toContain('Choose another time')
  expect(leads([{ ...free, status: 'sold_out' }])).toContain('Choose another day')
  expect(markup(50_000)).not.toContain('Choose another')
})

test('says how many nights the total is of, before they are chosen', () => {
  const nights = (change: object) =>
    markup(50_000, null, { duration: 2, ...change }, 'nightly').replaceAll(/<[^>]*>/g, '')
  expect(nights({ step: 'time' })).toMatch(/Total2\snights/)
  expect(nights({})).not.toMatch(/night/)
  expect(markup(50_000).replaceAll(/<[^>]*>/g, '')).not.toMatch(/night|day/)
})

test('its buttons are disabled where the seats do not suffice, also if a pick-up is to be chosen', () => {
  const disabled = (html: string) => html.match(/<button[^>]* disabled=""/g)?.length ?? 0
  expect(disabled(markup(50_000, { reason: 'not_enough_places', limit: 2 }))).toBe(2)
  expect(disabled(markup(50_000))).toBe(0)
})

test('promises free cancellation in general without a day only, and nothing while the day loads', () => {
  const dayOf = (change: object) =>
    markup(0, null, { step: 'time', price: null, isPickupMissing: false, error: null, lowestOfDay: null, ...change })
  const general = /Cancel free up to/
  const undated = dayOf({ date: null, day: null, cancellationOfDay: null })
  expect(undated).toMatch(general)
  expect(undated).toMatch(/306/)
  const loading = dayOf({ date: '2030-01-05', day: null, cancellationOfDay: null })
  expect(loading).not.toMatch(general)
  expect(loading).not.toMatch(/306/)
  const step = { percentage: 30, until: '2030-01-02T12:00:00Z' }
  const loaded = dayOf({ date: '2030-01-05', day: {}, cancellationOfDay: step })
  expect(loaded).not.toMatch(general)
  expect(loaded).toMatch(/70%/)
})

test('says until a time is chosen one line each, which nothing cuts off, and then the clock too', () => {
  const said = (change: object) =>
    markup(50_000, null, { step: 'time', date: '2030-01-05', day: {}, error: null, lowestOfDay: null, ...change })
  const step = { percentage: 0, until: '2030-01-02T12:00:00Z' }
  const before = said({ price: null, cancellationOfDay: step })
  expect(before.replaceAll('\u{A0}', ' ')).toContain('Cancel free until 2 Jan, 3:00 pm')
  expect(before).not.toMatch(/Riyadh time|overflow-hidden/)
  expect(said({ departure: { cancellation: step } })).toMatch(/Free cancellation until .*Riyadh time/)
})

test('says item words for no boat, and travellers’ words for no traveller', () => {
  const without = (kind: string) =>
    markup(0, { reason: 'quantity_invalid', limit: 8 }, { option: { units: [{ kind }] } })
  expect(without('item')).toContain(activity.booking.chooseOne)
  expect(without('adult')).toContain(refusals.cart.quantity_invalid)
})

test('says whether the buyer is picked up, where that is optional, and leads to the field', () => {
  const points = [{ id: 5, name: 'Visitor centre', priceMinor: 4000 }]
  const textOf = (pickupId: number | null, pickups: object[] = points) =>
    markup(50_000, null, { pickupId, isPickupMissing: false }, 'once', pickups).replaceAll(/<[^>]*>/g, ' ')
  expect(textOf(null)).toMatch(/No pick-up\s+Choose a pick-up point/)
  expect(textOf(5)).toMatch(/Pick-up: Visitor centre\s+Change/)
  expect(textOf(null, [])).not.toContain('ick-up')
})

test('says of a total that it depends on ages that are not known', () => {
  expect(markup(50_000, null, { isByAges: true })).toContain('depends on children’s ages')
  expect(markup(50_000, null, { isByAges: false })).not.toContain('children')
})
