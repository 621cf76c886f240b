import { expect, test } from 'vitest'
import { holdTransitions } from '#domain/hold-states.ts'
import { itemTransitions } from '#domain/item-states.ts'
import { orderTransitions } from '#domain/order-states.ts'
import { paymentTransitions } from '#domain/payment-states.ts'
import { productTransitions } from '#domain/product-states.ts'
import { quoteTransitions } from '#domain/quote-states.ts'
import { refundTransitions } from '#domain/refund-states.ts'
import { reviewTransitions } from '#domain/review-states.ts'
import { sources } from '#scripts/modules.mjs'

const tables = [
  orderTransitions,
  itemTransitions,
  paymentTransitions,
  quoteTransitions,
  holdTransitions,
  refundTransitions,
  reviewTransitions,
  productTransitions,
]
const states = new Set(tables.flatMap((table) => Object.keys(table)))
const literal = /status\s+(?:=|<>|(?:not\s+)?in|when)\s*\(?'(\w+)'/g
/** An insert into a table of booking, up to the next part of the statement. */
const inserts =
  /insert into (?:order_event|orders|order_item|hold|payment|refund) \([^`]*?(?=\bas \(|queueMessages|`|$)/g
/** A list in parentheses, of two and more. */
const listed = /\('(\w+)'(?:,\s*'\w+')+\)/g

/** Of a refund, a quote request, a provider's session or a page that loads: states of other tables may have the same names. */
const comparison = /(?<!\b(?:refund|request|state|session)\.)\b(?:status|orderStatus)\s*[!=]==\s*'(\w+)'/g
const orderAndItemStates = new Set([...Object.keys(orderTransitions), ...Object.keys(itemTransitions)])

/** The comparisons of a source file with the state of an order or a booking. */
const comparedIn = (source: string) =>
  [...source.matchAll(comparison)].filter(([, state = '']) => orderAndItemStates.has(state)).map(([text]) => text)

test('no program compares the state of an order or booking with a literal: a new state would not be decided there', () => {
  const found = [...sources(['src/domain', 'src/server', 'src/web/features', 'src/web/screens'])]
    .filter(([file]) => !file.includes('.test.'))
    .flatMap(([file, source]) => comparedIn(source).map((text) => `${file}: ${text}`))
  expect(found).toEqual([])
})

test.each([
  ["if (order.status === 'awaiting_supplier')"],
  ["status !== 'confirmed'"],
  ["payment.orderStatus === 'expired'"],
])('%s compares a state', (source) => {
  expect(comparedIn(source)).toHaveLength(1)
})

test.each([["refund.status === 'failed'"], ["state.status === 'failed'"], ['itemSets.lost.includes(status)']])(
  '%s compares none',
  (source) => {
    expect(comparedIn(source)).toEqual([])
  },
)

/** The states that the SQL of a source file spells after a status column, in an insert, or as a list of nothing but states. */
const spelledIn = (source: string) =>
  [
    ...[...source.matchAll(literal)].filter(([, state = '']) => states.has(state)),
    ...[...source.matchAll(listed)].filter(([list]) => list.match(/\w+/g)?.every((state) => states.has(state))),
    ...[...source.matchAll(inserts)].flatMap(([insert]) =>
      [...insert.replaceAll(/\$\{[^}]*\}/g, '').matchAll(/'(\w+)'/g)].filter(([, state = '']) => states.has(state)),
    ),
  ].map(([text]) => text)

test('no statement spells the state of an order, item, payment, refund, hold, quote, review or product', () => {
  const found = [...sources(['src/server'])]
    // The sandbox simulates a payment provider with session states of its own.
    .filter(([file]) => !file.includes('.test.') && !file.startsWith('src/server/booking/providers/'))
    .flatMap(([file, source]) => spelledIn(source).map((text) => `${file}: ${text}`))
  expect(found).toEqual([])
})

test.each([
  ["where o.status = 'confirmed'"],
  ["const END = `('failed', 'expired')`"],
  ["where status in ('failed')"],
  ["where status not in ('draft')"],
  ["where o.status\n  <> 'booked'"],
  ["and e.from_status = 'awaiting_supplier'"],
  ["case r.status when 'succeeded' then 1 end"],
  ["insert into order_event (order_id, to_status) select id, 'expired' from ended"],
])('%s contains a state', (source) => {
  expect(spelledIn(source)).toHaveLength(1)
})

test.each([
  ['where status = ${ORDER.confirmed}'],
  ["where p.status = 'active'"],
  ["in ('expired', 'other')"],
  ["status: 'confirmed'"],
  ["insert into order_event (order_id, reason) select id, ${reasonSql('paid')} from ended),\n mail as ('failed')"],
])('%s spells none', (source) => {
  expect(spelledIn(source)).toEqual([])
})
