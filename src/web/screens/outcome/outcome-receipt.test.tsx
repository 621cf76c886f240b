import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import type { ItemState } from '#domain/item-states.ts'
import checkout from '#messages/en/checkout.json' with { type: 'json' }
import common from '#messages/en/common.json' with { type: 'json' }
import orders from '#messages/en/orders.json' with { type: 'json' }
import type { OutcomeView } from '#web/features/checkout/calls.ts'
import { OutcomeReceipt } from './outcome-receipt.tsx'

const item = (id: number, status: ItemState, totalMinor: number) => ({
  id,
  status,
  totalMinor,
  title: `Tour ${id}`,
  lines: [],
})

const words = (view: object) =>
  renderToStaticMarkup(
    <IntlProvider locale="en" messages={{ checkout, common, orders }} timeZone="UTC">
      <OutcomeReceipt view={{ outcome: 'booked', currency: 'SAR', isPaid: true, ...view } as OutcomeView} />
    </IntlProvider>,
  )
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\u2066-\u2069\u200E\u200F]/g, '')
    .replaceAll(/[\s\u{202F}]+/gu, ' ')
    .trim()

test.each([
  [
    'nothing refunded',
    { items: [item(1, 'confirmed', 30_000)], totalMinor: 30_000, refundMinor: 0 },
    'Receipt SAR 300 Tour 1',
  ],
  [
    'one of two cancelled',
    { items: [item(1, 'refunded', 10_000), item(2, 'confirmed', 30_000)], totalMinor: 40_000, refundMinor: 10_000 },
    'Receipt SAR 300 Tour 1 Cancelled Tour 2 Price SAR 400 Refund −SAR 100 Paid after refund SAR 300',
  ],
  [
    'not paid yet',
    { outcome: 'reserved', isPaid: false, items: [item(1, 'approved', 30_000)], totalMinor: 30_000, refundMinor: 0 },
    'Total SAR 300 Tour 1',
  ],
])('the receipt has the sums of the booking’s page: %s', (_, view, text) => {
  expect(words(view)).toBe(text)
})
