import { expect, test } from 'vitest'
import { readTypedDate, typedDate } from './typed-date.ts'

test.each([
  ['2026-12-27', '2026-12-27'],
  ['27/12/2026', '2026-12-27'],
  [' 7.1.2027 ', '2027-01-07'],
  ['7 - 1 - 2027', '2027-01-07'],
  ['7 1 2027', '2027-01-07'],
  ['27/12/26', '2026-12-27'],
  ['27122026', '2026-12-27'],
  ['٢٧/١٢/٢٠٢٦', '2026-12-27'],
  ['\u200f27\u200f/12\u200f/2026', '2026-12-27'],
])('reads %s', (typed, date) => {
  expect(readTypedDate(typed)).toBe(date)
})

test.each(['', 'tomorrow', '31/2/2027', '12/27/2026', '27/12', '27/12-2026', '2026-13-01', '1/1/20266'])(
  'does not read %s',
  (typed) => {
    expect(readTypedDate(typed)).toBeNull()
  },
)

test('writes a date in a form that it reads', () => {
  expect(typedDate('2027-01-07')).toBe('07/01/2027')
  expect(readTypedDate(typedDate('2027-01-07'))).toBe('2027-01-07')
})
