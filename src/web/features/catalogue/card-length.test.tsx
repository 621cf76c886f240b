import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import ar from '#messages/ar/catalogue.json' with { type: 'json' }
import en from '#messages/en/catalogue.json' with { type: 'json' }
import type { CardView } from './calls.ts'
import { CardLength } from './card-length.tsx'

test.each<[CardView['rate'], number, string, string]>([
  ['nightly', 1, 'مبيت', 'Overnight stay'],
  ['nightly', 2, 'ليلتان فأكثر', 'At least 2 nights'],
  ['nightly', 3, '3 ليالٍ فأكثر', 'At least 3 nights'],
  ['daily', 1, 'يوم كامل', 'Full day'],
  ['daily', 2, 'يومان فأكثر', 'At least 2 days'],
  ['daily', 14, '14 يومًا فأكثر', 'At least 14 days'],
])('a card of something %s for at least %i says %s and %s', (rate, minDuration, arabic, english) => {
  const card = { rate, minDuration, durationMinutes: 1_080, longestMinutes: 1_080, pricingPer: 'item' } as const
  const said = (['ar', 'en'] as const).map((locale) =>
    renderToStaticMarkup(
      <IntlProvider locale={locale} messages={{ catalogue: { ar, en }[locale] }} timeZone="UTC">
        <CardLength card={card} />
      </IntlProvider>,
    ),
  )
  expect(said).toEqual([arabic, english])
})
