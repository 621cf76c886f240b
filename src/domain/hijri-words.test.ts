import { expect, test } from 'vitest'
import { hijriWords } from './hijri-words.ts'

test.each([
  ['a day', '2026-12-24', '2026-12-24', '15 رجب', 'Rajab 15'],
  ['days of a month', '2026-12-24', '2026-12-26', '15–17 رجب', 'Rajab 15 – 17'],
  ['days of two months', '2026-12-05', '2026-12-12', '25 جمادى الآخرة – 3 رجب', 'Jumada II 25 – Rajab 3'],
  ['days of two years', '2026-06-10', '2026-06-20', '24 ذو الحجة – 5 محرم', 'Dhuʻl-Hijjah 24 – Muharram 5'],
])('%s in the Umm al-Qura calendar, without the year', (_, from, to, ar, en) => {
  const plain = (locale: 'ar' | 'en') => hijriWords({ from, to }, locale).replaceAll(/\s/g, ' ')
  expect([plain('ar'), plain('en')]).toEqual([ar, en])
})
