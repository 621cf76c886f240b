import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import checkout from '#messages/en/checkout.json' with { type: 'json' }
import common from '#messages/en/common.json' with { type: 'json' }
import orders from '#messages/en/orders.json' with { type: 'json' }
import type { DateChangeView } from './calls.ts'
import { useDateChangeWords } from './date-change-words.ts'

const held: DateChangeView = {
  outcome: 'held',
  bookingId: 1,
  title: 'Bahrain Fort at sunset',
  localDate: '2026-12-05',
  localTime: '16:15',
  party: null,
  duration: null,
  bookedDate: { localDate: '2026-12-01', localTime: '16:15' },
  currency: 'SAR',
  differenceMinor: 5_000,
  refundMinor: 0,
  declineReason: null,
  payBy: { at: '2026-11-30T10:00:00+03:00', localDate: '2026-11-30', localTime: '10:00', cityName: 'Manama' },
}

function Words({ change }: { change: DateChangeView }) {
  const { title, text } = useDateChangeWords()(change)
  return `${title}. ${text}`
}

const words = (change: DateChangeView) =>
  renderToStaticMarkup(
    <IntlProvider locale="en" messages={{ checkout, common, orders }} timeZone="UTC">
      <Words change={change} />
    </IntlProvider>,
  ).replaceAll(/[\u2068\u2069]/g, '')

test('a held change says by whose clock it is to be paid, and nothing of a decline', () => {
  expect(words(held)).toContain('is held for you')
  expect(words(held)).toContain('10:00\u00A0am (Manama time)')
  expect(words(held)).not.toContain('declined')
})

test('a declined payment of a change is called declined, with its reason, and that nothing was charged', () => {
  const text = words({ ...held, declineReason: 'insufficient_funds' })
  expect(text).toMatch(/^Your payment for .* was declined\./)
  for (const part of [checkout.outcomes.declined.insufficient_funds, checkout.outcomes.notCharged, 'You can pay until'])
    expect(text).toContain(part)
})

test('a held change names its nights or days if they are others', () => {
  expect(words(held)).not.toContain('night')
  expect(words({ ...held, duration: { rate: 'nightly', count: 3 } })).toContain(
    '4:15\u00A0pm · 3\u00A0nights is held for you',
  )
  expect(words({ ...held, duration: { rate: 'daily', count: 1 } })).toContain(' · 1\u00A0day is held for you')
})
