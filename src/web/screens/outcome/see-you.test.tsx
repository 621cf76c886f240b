import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import ar from '#messages/ar/checkout.json' with { type: 'json' }
import en from '#messages/en/checkout.json' with { type: 'json' }
import { SeeYou } from './see-you.tsx'

const walk = { localDate: '2026-12-01', localTime: '16:15' }
const dinner = { localDate: '2026-12-01', localTime: '20:00' }
const hike = { localDate: '2026-12-02', localTime: '08:00' }

function words(coming: (typeof walk)[], locale: 'ar' | 'en' = 'en'): string {
  return renderToStaticMarkup(
    <IntlProvider locale={locale} messages={{ checkout: { ar, en }[locale] }} timeZone="UTC">
      <SeeYou coming={coming} />
    </IntlProvider>,
  ).replaceAll('\u{A0}', ' ')
}

test('the confirmation names both dates of two bookings, and a common day once', () => {
  expect(words([walk])).toBe('See you Tue 1 Dec, 4:15 pm')
  expect(words([walk, hike])).toBe('See you Tue 1 Dec, 4:15 pm and Wed 2 Dec, 8:00 am')
  expect(words([walk, dinner])).toBe('See you Tue 1 Dec, 4:15 pm and 8:00 pm')
  expect(words([walk, hike], 'ar')).toContain('والأربعاء')
})

test('the confirmation of three bookings says how many there are and when the first is', () => {
  expect(words([walk, dinner, hike])).toBe('3 activities, the first on Tue 1 Dec, 4:15 pm')
})
