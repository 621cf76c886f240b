import { beforeAll, describe, expect, test } from 'vitest'
import { loadMessages } from '#web/lib/messages.ts'
import { wordsOf, type SiteContext } from '#web/lib/site-context-of.ts'
import type { CardView } from './calls.ts'
import { categoryDescription, cityDescription } from './listing-description.ts'
import { productDescription } from './product-description.ts'

beforeAll(async () => {
  await loadMessages('ar')
  await loadMessages('en')
})

const siteContextOf = (locale: 'ar' | 'en'): SiteContext => ({
  locale,
  site: {
    name: locale === 'ar' ? 'رحلة' : 'Rihla',
    origin: 'https://rihla.example',
    tagline: 'By sea and by stone',
    texts: {},
    discoverType: 'things-to-do',
    imageHosts: [],
    contact: {},
    social: {},
    supplier: null,
  },
  t: wordsOf(locale),
})
const plain = (text: string) => text.replaceAll(/[\u200e\u200f\u00a0]/g, ' ').replaceAll(/ +/g, ' ')

describe('the description of a city', () => {
  const cardOf = (title: string, amountMinor: number | null) =>
    ({ title, from: amountMinor === null ? null : { amountMinor, currency: 'SAR', isEstimate: false } }) as CardView
  const city = { name: 'Riyadh', summary: 'Clay and glass' }
  const listingOf = (cards: CardView[], freeCancellation = cards.length) => ({
    cards,
    total: cards.length,
    pageCount: 1,
    facets: { freeCancellation } as Parameters<typeof cityDescription>[2]['facets'],
  })
  const cards = [cardOf('Masmak Fort', 15_000), cardOf('Edge of the World', 9500), cardOf('Najdi dinner', null)]

  test('names the count, the first titles, the lowest price and free cancellation', () => {
    expect(plain(cityDescription(siteContextOf('en'), city, listingOf(cards)))).toBe(
      'Book 3 activities in Riyadh: Masmak Fort, Edge of the World, Najdi dinner. From SAR 95, free cancellation on most.',
    )
    const arabic = cityDescription(siteContextOf('ar'), { ...city, name: 'الرياض' }, listingOf(cards.slice(0, 2)))
    expect(plain(arabic)).toMatch(
      /^احجز تجربتين في الرياض: Masmak Fort، Edge of the World\. أسعار تبدأ من .*95.*، وإلغاء مجاني لمعظمها\.$/,
    )
  })

  test('names only as many titles as fit', () => {
    const long = cards.map((card, index) => cardOf(`${card.title} with a guide of the old town ${index}`, 9500))
    const text = cityDescription(siteContextOf('en'), city, listingOf(long))
    expect(text.length).toBeLessThanOrEqual(155)
    expect(text).toContain('Masmak Fort')
    expect(text).not.toContain('Najdi dinner')
  })

  test('mentions free cancellation only if most activities have it, and a price only if every price is known', () => {
    expect(cityDescription(siteContextOf('en'), city, listingOf(cards, 1))).not.toContain('free')
    const paged = { ...listingOf(cards), pageCount: 2 }
    expect(cityDescription(siteContextOf('en'), city, paged)).toBe(
      'Book 3 activities in Riyadh: Masmak Fort, Edge of the World, Najdi dinner.',
    )
    expect(categoryDescription(siteContextOf('en'), { summary: 'Boats and water' }, paged)).toBe(
      'Boats and water. Book with local guides.',
    )
  })

  test('is the summary of a city without activities', () => {
    expect(cityDescription(siteContextOf('en'), city, listingOf([]))).toBe('Clay and glass')
  })
})

describe('the description of an activity', () => {
  const product = {
    summary: 'A walk from the souq to the fort',
    durationMinutes: 150,
    longestMinutes: 150,
    pricingPer: 'person',
    rate: 'once',
    minDuration: 1,
    from: { amountMinor: 15_000, currency: 'SAR', isEstimate: false },
    cancellation: [
      { day: 2, hour: 0, minute: 0, percentage: 0 },
      { day: 1, hour: 0, minute: 0, percentage: 50 },
    ],
  } satisfies Parameters<typeof productDescription>[1]

  test('adds length, price and cancellation to the summary', () => {
    expect(plain(productDescription(siteContextOf('en'), product))).toBe(
      'A walk from the souq to the fort. 2 hours 30 minutes, from SAR 150, free cancellation up to 2 days before.',
    )
    expect(plain(productDescription(siteContextOf('ar'), product))).toMatch(
      /المدة ساعتان ونصف، من .*150.*، إلغاء مجاني حتى قبل الموعد بيومين\.$/,
    )
  })

  test('omits a cancellation that is never free, and length and price of an activity on request', () => {
    const strict = { ...product, from: null, cancellation: [] }
    expect(plain(productDescription(siteContextOf('en'), strict))).toBe(
      'A walk from the souq to the fort. 2 hours 30 minutes.',
    )
    expect(productDescription(siteContextOf('en'), { ...strict, pricingPer: 'quote' })).toBe(
      'A walk from the souq to the fort.',
    )
    expect(plain(productDescription(siteContextOf('en'), { ...product, from: null, pricingPer: 'quote' }))).toBe(
      'A walk from the souq to the fort. Free cancellation up to 2 days before.',
    )
  })

  test('cuts a long summary between words, but no facts', () => {
    const text = plain(productDescription(siteContextOf('en'), { ...product, summary: 'word '.repeat(60).trim() }))
    expect(text.length).toBeLessThanOrEqual(155)
    expect(text).toMatch(/ word… 2 hours 30 minutes, from SAR 150, free cancellation up to 2 days before\.$/)
  })

  test('has the lengths of all options', () => {
    expect(plain(productDescription(siteContextOf('en'), { ...product, longestMinutes: 180 }))).toContain(
      ' 2½–\u20603 hours, ',
    )
  })

  test('counts the nights of a stay', () => {
    expect(plain(productDescription(siteContextOf('en'), { ...product, rate: 'nightly', minDuration: 2 }))).toContain(
      ' 2 nights, ',
    )
  })
})
