import { expect, test } from 'vitest'
import { cancellationWords } from './cancellation-words.ts'

const until = '2026-11-26T04:30:00Z'
const riyadh = { zone: 'Asia/Riyadh', cityName: 'Riyadh' }

test('names the last free moment on the clock of the activity’s city', () => {
  expect(cancellationWords({ until, percentage: 0 }, { ...riyadh, locale: 'en' })).toEqual({
    key: 'freeUntil',
    values: { date: 'Thu 26\u{A0}Nov', time: '7:30\u{A0}am', city: 'Riyadh' },
  })
})

test('says the part that is refunded, not the part that is kept', () => {
  expect(cancellationWords({ until, percentage: 30 }, { ...riyadh, locale: 'en' })).toMatchObject({
    key: 'partUntil',
    values: { percentage: 70 },
  })
})

test('promises nothing when the whole price is kept', () => {
  expect(cancellationWords({ until, percentage: 100 }, { ...riyadh, locale: 'ar' }).key).toBe('nothing')
})

test('rounds the deadline down to full five minutes', () => {
  expect(
    cancellationWords({ until: '2026-11-26T03:29:59Z', percentage: 0 }, { ...riyadh, locale: 'en' }),
  ).toMatchObject({
    values: { time: '6:25\u{A0}am' },
  })
})

test.each([
  ['en', 'Thu 26\u{A0}Nov'],
  ['ar', '26\u{A0}نوفمبر'],
] as const)('is brief in %s without a long name of the weekday', (locale, date) => {
  expect(cancellationWords({ until, percentage: 0 }, { ...riyadh, locale, isBrief: true })).toMatchObject({
    values: { date },
  })
})

test.each([
  ['en', '26\u{A0}Nov'],
  ['ar', '26\u{A0}نوفمبر'],
] as const)('is a line in %s without the weekday', (locale, date) => {
  expect(cancellationWords({ until, percentage: 0 }, { ...riyadh, locale, isLine: true })).toMatchObject({
    values: { date },
  })
})
