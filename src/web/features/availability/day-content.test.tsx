import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import ar from '#messages/ar/availability.json' with { type: 'json' }
import en from '#messages/en/availability.json' with { type: 'json' }
import { DayContent } from './day-content.tsx'

const markup = (fromMinor: number, locale: 'ar' | 'en') =>
  renderToStaticMarkup(
    <IntlProvider locale={locale} messages={{ availability: { ar, en }[locale] }} timeZone="UTC">
      <DayContent
        label="27"
        otherLabel={undefined}
        isToday={false}
        day={{ date: '2026-11-27', status: 'available', fromMinor }}
        isCheapest={false}
        isShared={false}
        isBooked={false}
        currency="SAR"
        paidMinor={41_800}
      />
    </IntlProvider>,
  )

test.each([
  { locale: 'en', says: 'same' },
  { locale: 'ar', says: 'نفسه' },
] as const)('a day that costs what is paid is $says, instead of 0, which reads as a price', ({ locale, says }) => {
  expect(markup(41_800, locale)).toContain(`>${says}<`)
  expect(markup(41_800, locale)).not.toContain('>0<')
  expect(markup(43_800, locale)).toContain('>+20<')
})
