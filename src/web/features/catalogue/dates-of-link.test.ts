import { expect, test } from 'vitest'
import { datesOfLink } from './dates-of-link.ts'

const weekend = { from: '2026-12-11', to: '2026-12-12' }

test.each([
  ['without dates', {}, null, undefined],
  ['with several days and none free', weekend, null, weekend],
  ['with several days', weekend, '2026-12-12', { ...weekend, date: '2026-12-12' }],
  ['until a day', { to: '2026-12-12' }, '2026-12-11', { to: '2026-12-12', date: '2026-12-11' }],
  ['with one day', { from: '2026-12-12', to: '2026-12-12' }, '2026-12-12', { from: '2026-12-12', to: '2026-12-12' }],
  ['with one day and no end', { from: '2026-12-12' }, '2026-12-12', { from: '2026-12-12' }],
])('a card of a list %s', (_what, dates, date, search) => {
  expect(datesOfLink(dates, date).search).toEqual(search)
})
