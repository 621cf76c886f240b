import { expect, test } from 'vitest'
import { judgeTicket, scanMoment, ticketCodeIn, type CheckedTicket, type Verdict } from './check-in.ts'

const paid: CheckedTicket = {
  state: 'booked',
  isRedeemed: false,
  firstDay: '2026-11-24',
  lastDay: '2026-11-25',
  isOfTrip: true,
}

test.each<[string, CheckedTicket | undefined, string, Verdict]>([
  ['paid, on its first day', paid, '2026-11-24', 'in'],
  ['paid, on the last of several days', paid, '2026-11-25', 'in'],
  ['the day before', paid, '2026-11-23', 'other_day'],
  ['the day after', paid, '2026-11-26', 'other_day'],
  ['of another departure', { ...paid, isOfTrip: false }, '2026-11-24', 'other_trip'],
  ['of another departure on another day', { ...paid, isOfTrip: false }, '2026-11-23', 'other_day'],
  ['let in before', { ...paid, isRedeemed: true }, '2026-11-24', 'already'],
  ['let in before, shown on another day', { ...paid, isRedeemed: true }, '2026-11-27', 'already'],
  ['cancelled', { ...paid, state: 'cancelled' }, '2026-11-24', 'cancelled'],
  ['cancelled after it was used', { ...paid, state: 'cancelled', isRedeemed: true }, '2026-11-24', 'cancelled'],
  ['not paid', { ...paid, state: 'unpaid' }, '2026-11-24', 'unpaid'],
  ['not on the list', undefined, '2026-11-24', 'unknown'],
])('a ticket %s', (_, ticket, day, verdict) => {
  expect(judgeTicket(ticket, day)).toBe(verdict)
})

const now = Date.parse('2026-11-24T09:00:00Z')
const before = (hours: number, seconds = 0) => now - hours * 3_600_000 - seconds * 1000

test.each([
  ['now', now, now],
  ['an hour ago', before(1), before(1)],
  ['72 hours ago', before(72), before(72)],
  ['a second more than 72 hours ago', before(72, 1), null],
  ['in the future, which is now', now + 86_400_000, now],
])('a scan of %s is judged by its time', (_, at, moment) => {
  expect(scanMoment(at, now)).toBe(moment)
})

test.each([
  'AAAA2222BBBB3333',
  ' aaaa 2222-bbbb 3333 ',
  'AAAA٢٢٢٢BBBB٣٣٣٣',
  '\u200eAAAA2222–BBBB3333\u202c',
  'https://rihla.example/t/AAAA2222BBBB3333?x=1#y',
])('the code in "%s" is read', (text) => {
  expect(ticketCodeIn(text)).toBe('AAAA2222BBBB3333')
})
