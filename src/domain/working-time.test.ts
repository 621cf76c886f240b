import { expect, test } from 'vitest'
import { lastBusinessDay } from './working-time.ts'

const riyadh = { region: 'SA', zone: 'Asia/Riyadh' }
const istanbul = { region: 'TR', zone: 'Europe/Istanbul' }

test.each([
  ['the deadline is at night', '2026-12-03T02:15+03:00', riyadh, '2026-12-02'],
  ['the deadline is on the second day of the weekend', '2026-12-05T15:00+03:00', riyadh, '2026-12-03'],
  ['the deadline is on Sunday before the bank opens', '2026-12-06T08:59+03:00', riyadh, '2026-12-03'],
  ['the weekend of the bank is Saturday and Sunday', '2026-12-06T15:00+03:00', istanbul, '2026-12-04'],
])('money has to arrive on a business day before if %s', (_, due, bank, day) => {
  expect(lastBusinessDay(new Date(due), new Date('2026-11-30T10:00+03:00'), bank)).toBe(day)
})

test('the day of the deadline is said by the deadline, and a day that is over is not said', () => {
  expect(lastBusinessDay(new Date('2026-12-03T09:00+03:00'), new Date('2026-12-01T10:00+03:00'), riyadh)).toBeNull()
  expect(lastBusinessDay(new Date('2026-12-06T08:00+03:00'), new Date('2026-12-04T10:00+03:00'), riyadh)).toBeNull()
})
