import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import common from '#messages/en/common.json' with { type: 'json' }
import { UnpaidTerms } from './unpaid-terms.tsx'

const words = (step: { until: string; percentage: number } | null) =>
  renderToStaticMarkup(
    <IntlProvider locale="en" messages={{ common }} timeZone="UTC">
      <UnpaidTerms step={step} zone="Asia/Bahrain" cityName="Manama" />
    </IntlProvider>,
  )
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u{202F}]+/gu, ' ')
    .trim()

test('a booking that is not paid is cancelled for free, whatever its policy keeps of a payment', () => {
  expect(words({ until: '2026-12-02T12:00:00Z', percentage: 30 })).toBe(
    'Cancelling is free until you pay Once you’ve paid: 70% refund if you cancel before Wed 2 Dec, 3:00 pm (Manama time)',
  )
  expect(words(null)).toBe('Cancelling is free until you pay')
})
