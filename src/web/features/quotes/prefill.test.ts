import { expect, test } from 'vitest'
import type { QuoteDraft } from './draft.ts'
import { quotePrefill } from './prefill.ts'

const nobody = { firstName: '', lastName: '', email: '', countryCode: '', phoneNumber: '' }
const noura = { firstName: 'Noura', lastName: 'Ali', email: 'noura@rihla.example', countryCode: 'BH', phoneNumber: '36000000' } // prettier-ignore
const omar = { ...noura, firstName: 'Omar', email: 'omar@rihla.example' }
const view = { firstDate: '2026-12-02', lastDate: '2027-12-01', leastTravellers: 1, mostTravellers: 20, guest: nobody }
const open = { range: null, party: null }
const prefill = (part: Partial<Parameters<typeof quotePrefill>[0]>) =>
  quotePrefill({ view, draft: {}, trip: open, remembered: null, ...part })

test('a quote request begins with the dates and travellers of the trip', () => {
  const trip = { range: { from: '2026-12-10', to: '2026-12-14' }, party: { adults: 2, children: 3, infants: 1 } }
  expect(prefill({ trip })).toMatchObject({ wishedDate: '2026-12-10', isFlexible: true, travellers: 6 })
  const oneDay = { range: { from: '2026-12-10', to: '2026-12-10' }, party: { adults: 40, children: 0 } }
  expect(prefill({ trip: oneDay })).toMatchObject({ wishedDate: '2026-12-10', isFlexible: false, travellers: 20 })
  expect(prefill({})).toMatchObject({ wishedDate: '', isFlexible: false, travellers: 2 })
})

test.each([
  ['those of the draft', { travellers: 9 }, 2, 9],
  ['the least, if the trip has fewer', {}, 2, 6],
  ['the least, without a trip', {}, null, 6],
  ['the most, if the trip has more', {}, 60, 40],
  ['the least, if the draft is older than the limit', { travellers: 2 }, null, 6],
] satisfies [string, QuoteDraft, number | null, number][])(
  'travellers of a host who takes 6 to 40: %s',
  (_, draft, adults, travellers) => {
    const trip = { range: null, party: adults === null ? null : { adults, children: 0 } }
    expect(prefill({ view: { ...view, leastTravellers: 6, mostTravellers: 40 }, draft, trip })).toMatchObject({
      travellers,
      searched: adults,
    })
  },
)

test('the first day that can be asked for replaces an earlier one of the trip', () => {
  const begun = { range: { from: '2026-12-01', to: '2026-12-04' }, party: null }
  expect(prefill({ trip: begun }).wishedDate).toBe('2026-12-02')
  expect(prefill({ trip: { range: { from: '2026-12-01', to: '2026-12-01' }, party: null } }).wishedDate).toBe('')
})

test('the guest is of the account, or of the latest booking of this device unless another person was typed', () => {
  expect(prefill({ remembered: noura }).guest).toEqual(noura)
  expect(prefill({ remembered: noura, view: { ...view, guest: omar } }).guest).toEqual(omar)
  expect(prefill({ remembered: noura, draft: { firstName: 'Noura', email: '' } }).guest).toEqual(noura)
  expect(prefill({ remembered: noura, draft: { firstName: 'Omar' } }).guest).toEqual(nobody)
})
