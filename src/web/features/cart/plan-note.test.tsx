import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import cart from '#messages/en/cart.json' with { type: 'json' }
import common from '#messages/en/common.json' with { type: 'json' }
import cartAr from '#messages/ar/cart.json' with { type: 'json' }
import commonAr from '#messages/ar/common.json' with { type: 'json' }
import availability from '#messages/en/availability.json' with { type: 'json' }
import type { CartItemView } from './calls.ts'
import { BookingClash, PlanNote } from './plan-note.tsx'

const messages = { en: { cart, common, availability }, ar: { cart: cartAr, common: commonAr } }

const textOf = (element: ReactNode, locale: 'en' | 'ar' = 'en') =>
  renderToStaticMarkup(
    <IntlProvider locale={locale} messages={messages[locale]} timeZone="UTC">
      {element}
    </IntlProvider>,
  )
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll(/[\u{A0}\u{202F}]/gu, ' ')
    .trim()

const item = (id: number, citySlug: string, lat: number, lng: number) =>
  ({ id, citySlug, visit: { lat, lng, zone: 'Europe/Istanbul' } }) as CartItemView
const [boat, sail, walk] = [item(1, 'istanbul', 41, 29), item(2, 'istanbul', 41.05, 29.05), item(3, 'cairo', 30, 31.2)]

test('the free time between two activities is precise to a quarter of an hour', () => {
  const note = { from: 1, to: 2, kind: 'free', minutes: 5 * 60 + 18 } as const
  expect(textOf(<PlanNote note={note} items={[boat, sail]} />)).toBe('5 hours 15 minutes free in between')
})

test('the free time of a day in two cities comes after the way', () => {
  const note = { from: 1, to: 3, kind: 'free', minutes: 38 } as const
  expect(textOf(<PlanNote note={note} items={[boat, walk]} />)).toBe(
    'About 6 hours by plane (airports included) to get there, then 30 minutes free',
  )
  expect(textOf(<PlanNote note={note} items={[boat, walk]} />, 'ar')).toBe(
    'الطريق نحو 6 ساعات بالطائرة مع إجراءات المطار، ويتبقى بعده 30 دقيقة',
  )
})

test('a clash names both, with a way to other times of each, and that both can be kept', () => {
  const at = { startsAt: '2026-12-05T12:00:00Z', endsAt: '2026-12-05T15:00:00Z', busyUntil: '2026-12-05T15:00:00Z' }
  const clashing = (from: CartItemView, title: string) =>
    ({
      ...from,
      title,
      localDate: '2026-12-05',
      localTime: '15:00',
      zone: 'UTC',
      pickup: null,
      rate: 'once',
      visit: { ...from.visit, ...at },
    }) as CartItemView
  const items = [clashing(boat, 'Boat'), clashing(sail, 'Sail')]
  const note = { from: 1, to: 2, kind: 'same_start', minutes: -180 } as const
  const text = textOf(<PlanNote note={note} items={items} mend={({ title }) => `Change ${title}`} />)
  expect(text).toMatch(
    /two activities.*\s+Boat\s.*\s+Change Boat\s+Sail\s.*\s+Change Sail\s+You can also keep both\.$/s,
  )
})

test.each([
  ['Asia/Bahrain', 'Manama', 'At 3:00 pm you’d have to be in two cities at once: Istanbul and Manama.'],
  [
    'Africa/Cairo',
    'Cairo',
    'At 2:00 pm in Cairo (3:00 pm in Istanbul) you’d have to be in two cities at once: Istanbul and Cairo.',
  ],
])('two cities at once: on both clocks if that of %s differs', (zone, cityName, words) => {
  const at = { startsAt: '2026-12-05T12:00:00Z', endsAt: '2026-12-05T15:00:00Z', busyUntil: '2026-12-05T15:00:00Z' }
  const clashing = (from: CartItemView, city: { zone: string; cityName: string; localTime: string }) =>
    ({
      ...from,
      ...city,
      title: city.cityName,
      localDate: '2026-12-05',
      pickup: null,
      rate: 'once',
      visit: { ...from.visit, ...at, zone: city.zone },
    }) as CartItemView
  const items = [
    clashing(boat, { zone: 'Europe/Istanbul', cityName: 'Istanbul', localTime: '15:00' }),
    clashing(walk, { zone, cityName, localTime: zone === 'Africa/Cairo' ? '14:00' : '15:00' }),
  ]
  const note = { from: 1, to: 3, kind: 'two_cities', minutes: -180 } as const
  expect(textOf(<PlanNote note={note} items={items} />)).toContain(words)
})

test('an item that clashes with several bookings says the first, and the others unfold', () => {
  const reasons = ['One.', 'Two.', 'Three.'].map((words) => ({
    plan: words,
    words,
    short: 'overlaps',
    isOuting: false,
  }))
  const text = textOf(<BookingClash reasons={reasons}>Change</BookingClash>)
  expect(text).toMatch(/^One\.\s+Change\s+and 2 more\s+Two\.\s+Three\.$/)
})
