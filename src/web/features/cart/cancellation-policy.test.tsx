import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import common from '#messages/en/common.json' with { type: 'json' }
import type { CartItemView } from './calls.ts'
import { CancellationPolicy } from './cancellation-policy.tsx'

function text(needsConfirmation: boolean): string {
  const steps = [
    { until: '2030-12-01T12:00:00Z', percentage: 50, refundMinor: 40_000 },
    { until: '2030-12-04T12:00:00Z', percentage: 100, refundMinor: 0 },
  ]
  const item = { needsConfirmation, zone: 'Asia/Riyadh', cityName: 'AlUla', cancellation: { steps, currency: 'SAR' } }
  const html = renderToStaticMarkup(
    <IntlProvider locale="en" messages={{ common }} timeZone="UTC">
      <CancellationPolicy item={item as unknown as CartItemView} />
    </IntlProvider>,
  )
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
}

test('a request is free to cancel until it is paid, and its policy is said to hold after that', () => {
  expect(text(true)).toMatch(/^ Cancelling is free until you pay .*Once you’ve paid: .*50% refund if you cancel before/)
})

test('of what is paid at once the policy holds from the start', () => {
  expect(text(false)).toMatch(/^ 50% refund if you cancel before/)
})
