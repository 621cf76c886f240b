import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import availabilityAr from '#messages/ar/availability.json' with { type: 'json' }
import wishlistAr from '#messages/ar/wishlist.json' with { type: 'json' }
import availabilityEn from '#messages/en/availability.json' with { type: 'json' }
import wishlistEn from '#messages/en/wishlist.json' with { type: 'json' }
import { useReasonTaken } from './use-reason-taken.ts'

const messages = {
  ar: { availability: availabilityAr, wishlist: wishlistAr },
  en: { availability: availabilityEn, wishlist: wishlistEn },
}

function reason(travellers: number, mostTogether: number | null, locale: 'ar' | 'en' = 'en'): string {
  const Words = () => useReasonTaken(travellers).wordsOf({ mostTogether })
  return renderToStaticMarkup(
    <IntlProvider locale={locale} messages={messages[locale]} timeZone="UTC">
      <Words />
    </IntlProvider>,
  ).replaceAll('\u{A0}', ' ')
}

test('an activity whose bookings take fewer than all travellers says how many', () => {
  expect(reason(9, 8)).toBe('Up to 8 travellers in one booking')
  expect(reason(9, 8, 'ar')).toBe('حتى 8 مسافرين في الحجز الواحد')
})

test('an activity that takes all travellers is not available on their dates', () => {
  expect(reason(8, 8)).toBe('Not available on your dates')
  expect(reason(0, 8)).toBe('Not available on your dates')
  expect(reason(8, null)).toBe('Not available on your dates')
})
