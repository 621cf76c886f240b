import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import activity from '#messages/en/activity.json' with { type: 'json' }
import common from '#messages/en/common.json' with { type: 'json' }
import { BookingExtras } from './booking-extras.tsx'
import type { Booking } from './booking.ts'
import type { BookableProduct } from './calls.ts'

const dinner = { id: 1, code: 'dinner', title: 'Dinner', priceMinor: 4_000, per: 'person', maxQuantity: 8 }
const telescope = { id: 2, code: 'telescope', title: 'Telescope', priceMinor: 9_000, per: 'booking', maxQuantity: 1 }
const product = { currency: 'SAR', extras: [dinner, telescope] } as unknown as BookableProduct

function text(extras: Record<number, number>, change: Partial<Booking> = {}): string {
  const booking = { extras, price: { travellers: 3 }, visitParty: null, partySize: null, mostOfExtra: () => 8 }
  const html = renderToStaticMarkup(
    <IntlProvider locale="en" messages={{ activity, common }} timeZone="UTC">
      <BookingExtras product={product} booking={{ ...booking, ...change } as unknown as Booking} />
    </IntlProvider>,
  )
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
}

test('says for how many of the travellers an add-on is, unless it is for none or all', () => {
  expect(text({ 1: 2 })).toContain('For 2 of 3 travellers')
  for (const quantity of [0, 3]) expect(text({ 1: quantity })).not.toContain('travellers')
})

test('counts the people who come with a tent or boat, not those whom it takes', () => {
  const partySize = { least: 1, most: 3, value: 2 }
  expect(text({ 1: 1 }, { partySize })).toContain('For 1 of 2 travellers')
  expect(text({ 1: 2 }, { partySize })).not.toContain('travellers')
})

test('does not say so of what is for the booking', () => {
  expect(text({ 2: 1 })).not.toContain('travellers')
})
