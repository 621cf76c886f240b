import { expect, test } from 'vitest'
import { quotePrefill } from './prefill.ts'

const nobody = { firstName: '', lastName: '', email: '', countryCode: '', phoneNumber: '' }
const noura = { firstName: 'Noura', lastName: 'Ali', email: 'noura@rihla.example', countryCode: 'BH', phoneNumber: '36000000' } // prettier-ignore
const omar = { ...noura, firstName: 'Omar', email: 'omar@rihla.example' }
const view = { firstDate: '2026-12-02', lastDate: '2027-12-01', mostTravellers: 20, guest: nobody }
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
