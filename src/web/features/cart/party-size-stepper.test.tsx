import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import activity from '#messages/en/activity.json' with { type: 'json' }
import cart from '#messages/en/cart.json' with { type: 'json' }
import common from '#messages/en/common.json' with { type: 'json' }
import type { CartItemView } from './calls.ts'
import { PartySizeStepper } from './party-size-stepper.tsx'

const htmlOf = (change: Partial<CartItemView>) => {
  const units = [{ id: 1, kind: 'item', title: 'Boat', quantity: 1, travellers: 8 }]
  const item = { title: 'Reef', capacity: 12, isAvailable: true, partySize: 4, units, ...change } as CartItemView
  return renderToStaticMarkup(
    <IntlProvider locale="en" messages={{ activity, cart, common }} timeZone="UTC">
      <PartySizeStepper item={item} isBusy={false} errorText={null} onChange={() => undefined} />
    </IntlProvider>,
  )
}

test('the number of people with a boat is changed in the cart, up to as many as it takes', () => {
  expect(htmlOf({})).toMatch(/Up to 8 travellers.*Remove one person, Reef.*<bdi>4<\/bdi>/)
})

test('no number is changed that nobody said, or of what cannot be booked', () => {
  expect(htmlOf({ partySize: null })).toBe('')
  expect(htmlOf({ isAvailable: false })).toBe('')
})
