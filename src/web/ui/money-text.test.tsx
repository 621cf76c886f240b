import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { formatMoney } from '#domain/money.ts'
import { MoneyText } from './money-text.tsx'

const about = { ar: 'نحو {price}', en: 'about {price}' }
const estimate = { amountMinor: 2100, currency: 'GBP', isEstimate: true }

const render = (locale: 'ar' | 'en', money: typeof estimate) =>
  renderToStaticMarkup(
    <IntlProvider locale={locale} messages={{ common: { about: about[locale] } }} timeZone="UTC">
      <MoneyText money={money} />
    </IntlProvider>,
  )

test.each([
  ['en', 'about £21'],
  ['ar', `نحو ${formatMoney({ amountMinor: 2100, currency: 'GBP' }, 'ar')}`],
] as const)('an estimate in %s shows the sign ≈ and is read as words', (locale, spoken) => {
  const html = render(locale, estimate)
  expect(html).toContain(`<span aria-hidden="true">${formatMoney(estimate, locale)}</span>`)
  expect(html).toContain(`<span class="sr-only">${spoken}</span>`)
})

test('an exact amount is written once', () => {
  expect(render('en', { ...estimate, isEstimate: false })).toMatch(/^<bdi[^>]*>£21<\/bdi>$/)
})
