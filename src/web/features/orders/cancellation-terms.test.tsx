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
      <CancellationTerms terms={{ ...terms, zone: 'Asia/Riyadh', steps: [] }} cityName="الرياض" returnedMinor={0} />
    </IntlProvider>,
  )
  expect(html).toContain(`>${formatMoney({ amountMinor: -24_000, currency: 'SAR' }, 'ar')}</bdi>`)
  expect(html).not.toMatch(/[−-]<bdi/)
})

test('each deadline is said once', () => {
  const steps = [
    { until: '2026-12-03T00:30:00.000Z', percentage: 0, refundMinor: 48_000 },
    { until: '2026-12-03T06:30:00.000Z', percentage: 50, refundMinor: 24_000 },
  ]
  const terms = { currency: 'SAR', isPaid: true, paidMinor: 48_000, refundMinor: 48_000, keptMinor: 0 }
  const html = renderToStaticMarkup(
    <IntlProvider locale="ar" messages={{ common, orders }} timeZone="UTC">
      <CancellationTerms terms={{ ...terms, zone: 'Asia/Riyadh', steps }} cityName="الرياض" returnedMinor={0} />
    </IntlProvider>,
  )
  const text = html.replaceAll(/<[^>]+>/g, '')
  expect(text.match(/3:30/g)).toHaveLength(1)
  expect(text.match(/9:30/g)).toHaveLength(1)
})

test('the time without a refund is said from its beginning, not until the start of the activity', () => {
  const steps = [
    { until: '2026-12-03T00:30:00.000Z', percentage: 0, refundMinor: 48_000 },
    { until: '2026-12-03T06:30:00.000Z', percentage: 100, refundMinor: 0 },
  ]
  const terms = { currency: 'SAR', isPaid: true, paidMinor: 48_000, refundMinor: 48_000, keptMinor: 0 }
  const textOf = (shown: typeof steps) =>
    renderToStaticMarkup(
      <IntlProvider locale="ar" messages={{ common, orders }} timeZone="UTC">
        <CancellationTerms
          terms={{ ...terms, zone: 'Asia/Riyadh', steps: shown }}
          cityName="الرياض"
          returnedMinor={0}
        />
      </IntlProvider>,
    ).replaceAll(/<[^>]+>/g, '')
  expect(textOf(steps)).toMatch(/بعد [^:]*3:30[^:]*بدون استرداد/)
  expect(textOf(steps)).not.toContain('9:30')
  expect(textOf(steps.slice(1))).toMatch(/سياسة الإلغاء[^:]*بدون استرداد/)
})

test('what was refunded after a change to a cheaper day is its own row, so that the sum paid is that of the ticket', () => {
  const terms = { currency: 'SAR', isPaid: true, paidMinor: 60_000, refundMinor: 60_000, keptMinor: 0 }
  const html = renderToStaticMarkup(
    <IntlProvider locale="ar" messages={{ common, orders }} timeZone="UTC">
      <CancellationTerms terms={{ ...terms, zone: 'Asia/Riyadh', steps: [] }} cityName="الرياض" returnedMinor={9_000} />
    </IntlProvider>,
  )
  const rows = [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd>.*?<bdi[^>]*>(.*?)<\/bdi>/gu)].map(([, name, sum]) => [
    name,
    sum,
  ])
  const sum = (amountMinor: number) => formatMoney({ amountMinor, currency: 'SAR' }, 'ar')
  expect(rows).toEqual([
    [orders.cancellation.paid, sum(69_000)],
    [orders.cancellation.returned, sum(-9_000)],
    [orders.cancellation.refund, sum(60_000)],
  ])
})
