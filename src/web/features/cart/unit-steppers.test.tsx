import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import activity from '#messages/en/activity.json' with { type: 'json' }
import cart from '#messages/en/cart.json' with { type: 'json' }
import common from '#messages/en/common.json' with { type: 'json' }
import refusals from '#messages/en/refusals.json' with { type: 'json' }
import type { CartItemView } from './calls.ts'
import { hasSteppers, UnitSteppers } from './unit-steppers.tsx'

const unit = (id: number, title: string, quantity: number) => ({
  id,
  kind: 'adult',
  title,
  quantity,
  minQuantity: 0,
  maxQuantity: null as number | null,
  minAge: null,
  maxAge: null,
  travellers: 1,
})
const line = (title: string, quantity: number, totalMinor: number, originalTotalMinor = totalMinor) => ({
  kind: 'unit' as const,
  title,
  quantity,
  unitMinor: totalMinor / quantity,
  totalMinor,
  originalTotalMinor,
})
const itemOf = (units: CartItemView['units'], lines: CartItemView['lines'], isAvailable = true) =>
  ({ title: 'Fort', currency: 'SAR', capacity: 12, isAvailable, units, lines }) as CartItemView

/** The text of each row. */
const rows = (item: CartItemView) =>
  renderToStaticMarkup(
    <IntlProvider locale="en" messages={{ activity, cart, common, refusals }} timeZone="UTC">
      <UnitSteppers item={item} isBusy={false} errorText={null} onChange={() => undefined} />
    </IntlProvider>,
  )
    .split('<div class="flex flex-wrap items-center')
    .slice(1)
    .map((row) => row.replaceAll(/^[^>]*>|<[^>]+>/g, ' '))
    .map((row) => row.replaceAll('\u{A0}', ' ').replaceAll(/\s+/g, ' ').trim())

const adults = unit(1, 'Adult', 2)
const children = unit(2, 'Child', 0)
const infants = unit(3, 'Infant', 1)

test("the amount of each unit is in its stepper's row, with the price of each and the one before the offer", () => {
  const lines = [line('Adult', 2, 18_000, 20_000), line('Infant', 1, 0)]
  const [first, second] = rows(itemOf([adults, children, infants], lines))
  expect(first).toBe('Adult 2 2 × SAR 90 SAR 200 SAR 180')
  expect(second).toMatch(/^Infant 1 Free\b/)
})

test('an only line says the price of each, and its amount is the total of the item', () => {
  expect(rows(itemOf([adults], [line('Adult', 2, 18_000)]))[0]).toBe('Adult 2 2 × SAR 90')
})

test('what cannot be chosen has no stepper: one boat, or what is unavailable', () => {
  const boat = { ...unit(1, 'Boat', 1), maxQuantity: 1 }
  expect(hasSteppers(itemOf([adults], []))).toBe(true)
  expect(hasSteppers(itemOf([boat], []))).toBe(false)
  expect(hasSteppers(itemOf([adults], [], false))).toBe(false)
})

test('says why one more cannot be added: the limit of a kind, or a family that does not fit', () => {
  const family = { ...unit(4, 'Family', 1), kind: 'family', travellers: 4 }
  const limited = { ...adults, maxQuantity: 2 }
  const [first, second] = rows(itemOf([limited, family], [line('Adult', 2, 18_000), line('Family', 1, 30_000)]))
  expect(first).toMatch(/^Adult At most 2 per booking 2 /)
  // Six of twelve: four more fit.
  expect(second).toMatch(/^Family 1 /)
  const full = { ...itemOf([adults, family], []), capacity: 9 }
  expect(rows(full)[1]).toMatch(/^Family No room for another: 9 travellers at most 1$/)
  expect(rows(full)[0]).toMatch(/^Adult 2$/)
})
