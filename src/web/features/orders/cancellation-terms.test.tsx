import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { formatMoney } from '#domain/money.ts'
import common from '#messages/ar/common.json' with { type: 'json' }
import orders from '#messages/ar/orders.json' with { type: 'json' }
import { CancellationTerms } from './cancellation-terms.tsx'

test('the cancellation fee has its minus inside the isolated amount, where Arabic text does not move it', () => {
  const terms = { currency: 'SAR', isPaid: true, paidMinor: 48_000, refundMinor: 24_000, keptMinor: 24_000 }
  const html = renderToStaticMarkup(
    <IntlProvider locale="ar" messages={{ common, orders }} timeZone="UTC">
      <CancellationTerms terms={{ ...terms, zone: 'Asia/Riyadh', steps: [] }} cityName="الرياض" />
    </IntlProvider>,
  )
  expect(html).toContain(`>${formatMoney({ amountMinor: -24_000, currency: 'SAR' }, 'ar')}</bdi>`)
  expect(html).not.toMatch(/[−-]<bdi/)
})
