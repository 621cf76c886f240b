import { expect, test } from 'vitest'
import { searchOfLink } from './search-of-link.ts'

const weekend = { from: '2026-12-11', to: '2026-12-12' }

test.each([
  ['without dates', {}, null, undefined],
  ['with several days and none free', weekend, null, weekend],
  ['with several days', weekend, '2026-12-12', { ...weekend, date: '2026-12-12' }],
  ['until a day', { to: '2026-12-12' }, '2026-12-11', { to: '2026-12-12', date: '2026-12-11' }],
  ['with one day', { from: '2026-12-12', to: '2026-12-12' }, '2026-12-12', { from: '2026-12-12', to: '2026-12-12' }],
  ['with one day and no end', { from: '2026-12-12' }, '2026-12-12', { from: '2026-12-12' }],
])('a card of a list %s', (_what, dates, date, search) => {
  expect(searchOfLink({ dates }, date).search).toEqual(search)
})

test.each([
  ['dates', weekend, { ...weekend, date: '2026-12-12', travellers: '4', ages: '4-9' }],
  ['no dates', {}, { travellers: '4', ages: '4-9' }],
])('a card of a list for a family with %s names the travellers', (_what, dates, search) => {
  const date = 'from' in dates ? '2026-12-12' : null
  expect(searchOfLink({ dates, party: { travellers: '4', ages: '4-9' } }, date).search).toEqual(search)
})
