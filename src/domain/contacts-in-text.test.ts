import { expect, test } from 'vitest'
import { contactsIn } from './contacts-in-text.ts'

test.each([
  ['Write to sara.ali@example.com', ['email']],
  ['Call +966 50 123 4567 and ask for Omar', ['phone']],
  ['اتصلوا على ٠٥٠١٢٣٤٥٦٧', ['phone']],
  ['Cheaper at https://other.example/tours', ['link']],
  ['See cheap-trips.com, or 0097336000111', ['link', 'phone']],
  ['We paid 1,250 in 2026 and left at 06:30 for 12 km', []],
  ['رحلة جميلة، 4 ساعات و15 دقيقة.', []],
  ['The guide was great.Come again', []],
])('%s has %j', (text, kinds) => {
  expect(contactsIn(text)).toEqual(kinds)
})
