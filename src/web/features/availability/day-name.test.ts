import { expect, test } from 'vitest'
import {
  cheapestOf,
  dayName,
  isCheapestDay,
  isDifferenceRounded,
  isRounded,
  shortDifference,
  shortPrice,
} from './day-name.ts'

const days = (...prices: number[]) =>
  prices.map((fromMinor, index) => ({ date: `2026-11-0${index + 1}`, status: 'available' as const, fromMinor }))

test('the cheapest price of a month is that of a minority of its days', () => {
  expect(cheapestOf(days(200, 100, 200))).toBe(100)
  expect(cheapestOf(days(100, 100, 200))).toBeNull()
  expect(cheapestOf([])).toBeNull()
})

test('a sold-out day is never the cheapest', () => {
  const [first, ...others] = days(100, 300, 200, 300)
  if (!first) throw new Error('no day')
  expect(cheapestOf([{ ...first, status: 'sold_out' }, ...others])).toBe(200)
  expect(cheapestOf([{ ...first, status: 'too_few_seats' }, ...others])).toBe(200)
  // Nor at the same price as a free day.
  expect(isCheapestDay({ ...first, fromMinor: 200 }, 200)).toBe(true)
  expect(isCheapestDay({ ...first, fromMinor: 200, status: 'sold_out' }, 200)).toBe(false)
})

test('prices of a day have separators and are rounded up', () => {
  expect(shortPrice(195_000, 'SAR', 'en')).toBe('1,950')
  expect(shortPrice(14_628, 'SAR', 'ar')).toBe('147')
  expect(shortPrice(13_750, 'BHD', 'en')).toBe('13.75')
  expect([195_000, 14_628, 9950].map((minor) => isRounded(minor, 'SAR'))).toEqual([false, true, false])
})

test('the name of a day says that a converted price is about right', () => {
  const nameOf = (isEstimate: boolean) =>
    dayName({
      date: '2026-11-27',
      day: { date: '2026-11-27', status: 'available', fromMinor: 4100 },
      isCheapest: false,
      isChosen: false,
      isFirst: false,
      currency: 'GBP',
      isEstimate,
      locale: 'en',
      kind: 'gregorian',
      about: ({ price }) => `about ${price}`,
      t: (_key, { date, price }) => `${date}, ${price}`,
    })
  expect(nameOf(true)).toBe('Friday 27 November, about £41')
  expect(nameOf(false)).toBe('Friday 27 November, £41')
})

test.each([
  ['en', 'gregorian', 'Friday 27 November'],
  ['en', 'hijri', 'Friday 17 Jumada II (27 November)'],
  ['ar', 'gregorian', 'الجمعة، 27 نوفمبر (17 جمادى الآخرة)'],
  ['ar', 'hijri', 'الجمعة، 17 جمادى الآخرة (27 نوفمبر)'],
] as const)('the name of a day has the dates that its cell displays (%s, %s)', (locale, kind, expected) => {
  const name = dayName({
    date: '2026-11-27',
    day: undefined,
    isCheapest: false,
    isChosen: false,
    isFirst: false,
    currency: 'SAR',
    isEstimate: false,
    locale,
    kind,
    about: ({ price }) => price,
    t: (_key, { date }) => String(date),
  })
  expect(name.replaceAll('\u{A0}', ' ')).toBe(expected)
})

test('the name of a day says for how many it has too few seats', () => {
  const day = { date: '2026-11-27', status: 'too_few_seats' as const, fromMinor: 4100 }
  const name = dayName({
    date: day.date,
    day,
    isCheapest: false,
    isChosen: false,
    isFirst: false,
    currency: 'GBP',
    isEstimate: false,
    travellers: 4,
    locale: 'en',
    kind: 'gregorian',
    about: ({ price }) => price,
    t: (key, { date, price, count }) => `${key}: ${date}, ${price}, ${count}`,
  })
  expect(name).toBe('dayNameTooFew: Friday 27 November, £41, 4')
})

test.each([
  [39_950, true],
  [-39_950, true],
  [1050, true],
  [950, false],
  [-950, false],
  [40_000, false],
])('a difference of %i is rounded in a cell: %s', (differenceMinor, isRoundedUp) => {
  expect(isDifferenceRounded(differenceMinor, 'SAR')).toBe(isRoundedUp)
})

test('against what is paid, a day shows and names the difference', () => {
  const of = (fromMinor: number) =>
    dayName({
      date: '2026-11-27',
      day: { date: '2026-11-27', status: 'available', fromMinor },
      isCheapest: false,
      isChosen: false,
      isFirst: false,
      currency: 'SAR',
      isEstimate: false,
      paidMinor: 41_800,
      locale: 'en',
      kind: 'gregorian',
      about: ({ price }) => price,
      t: (key, { date, price }) => (key === 'dayName' ? `${date}, ${price}` : `${key} ${price ?? ''}`.trim()),
    })
  expect([of(41_800), of(43_800), of(40_650)]).toEqual([
    'Friday 27 November, daySame',
    expect.stringMatching(/^Friday 27 November, dayMore SAR\s20$/),
    expect.stringMatching(/^Friday 27 November, dayLess SAR\s11\.50$/),
  ])
  const short = (minor: number) => shortDifference(minor, 41_800, 'SAR', 'ar')
  expect([short(43_800), short(42_793), short(40_650), short(241_810), short(1790)]).toEqual([
    '+20',
    '+9.93',
    '−11',
    '+2,001',
    '−400',
  ])
  expect(shortDifference(62_500, 50_125, 'KWD', 'en')).toBe('+13')
  expect(shortDifference(51_500, 50_125, 'KWD', 'en')).toBe('+1.375')
  expect(shortDifference(10_500, 11_300, 'JPY', 'en')).toBe('−800')
})
