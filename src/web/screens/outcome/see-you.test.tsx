import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import ar from '#messages/ar/checkout.json' with { type: 'json' }
import en from '#messages/en/checkout.json' with { type: 'json' }
import { inOrderOfReadiness, SeeYou } from './see-you.tsx'

const walk = { localDate: '2026-12-01', localTime: '16:15', cityName: 'Manama', ticket: null }
const dinner = { localDate: '2026-12-01', localTime: '20:00', cityName: 'Manama', ticket: null }
const hike = { localDate: '2026-12-02', localTime: '08:00', cityName: 'Manama', ticket: null }
const pickup = { localDate: '2026-12-02', localTime: '07:10', name: '', address: '' }

function words(coming: ComponentProps<typeof SeeYou>['coming'], locale: 'ar' | 'en' = 'en'): string {
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

test('the confirmation names the city of each time of bookings in several cities', () => {
  const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '')
  const souq = { ...dinner, cityName: 'Doha' }
  expect(plain(words([walk, souq]))).toBe('See you Tue 1 Dec, 4:15 pm (Manama) and 8:00 pm (Doha)')
  expect(plain(words([walk, { ...hike, cityName: 'Doha' }], 'ar'))).toMatch(/\(Manama\) و.*\(Doha\)$/)
  expect(plain(words([walk, souq, hike]))).toBe('3 activities, the first on Tue 1 Dec, 4:15 pm (Manama)')
})

test('the confirmation says when people are picked up, not when the activity starts', () => {
  expect(words([{ ...hike, ticket: { pickup } }])).toBe('See you Wed 2 Dec, 7:10 am')
})

test('the confirmation of three bookings says how many there are and when the first is', () => {
  expect(words([walk, dinner, hike])).toBe('3 activities, the first on Tue 1 Dec, 4:15 pm')
})

test('a pick-up puts a booking before one that starts earlier', () => {
  const late = { ...hike, localTime: '08:30', ticket: { pickup } }
  expect(inOrderOfReadiness([dinner, hike, late, walk])).toEqual([walk, dinner, late, hike])
})
