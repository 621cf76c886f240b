import { CalendarDate } from '@internationalized/date'
import { expect, test } from 'vitest'
import { monthNames } from './calendar-head.tsx'

const november = new CalendarDate(2026, 11, 30)

test.each([
  ['one month', november, 'November 2026', 'نوفمبر 2026'],
  ['two months', new CalendarDate(2026, 12, 27), 'November – December 2026', 'نوفمبر – ديسمبر 2026'],
  ['months of two years', new CalendarDate(2027, 1, 2), 'Nov 2026 – Jan 2027', 'نوفمبر 2026 – يناير 2027'],
])('%s have the year of each month', (_what, to, en, ar) => {
  const plain = (text: string) => text.replaceAll(/[\u2009\u00A0]/g, ' ')
  expect(plain(monthNames(november, to, 'en', 'gregorian'))).toBe(en)
  expect(plain(monthNames(november, to, 'ar', 'gregorian'))).toBe(ar)
})

test('the months of two Hijri years have both', () => {
  const words = monthNames(new CalendarDate(2026, 6, 10), new CalendarDate(2026, 6, 30), 'ar', 'hijri')
  expect(words.match(/\d{4}/g)).toEqual(['1447', '1448'])
})
