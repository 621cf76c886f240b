import { expect, test } from 'vitest'
import { denseGroup, narrowGroup } from './dense-group.ts'

/** Places at these kilometres north of one another. */
const at = (...kms: number[]) => kms.map((km) => ({ lat: 25 + km / 111.2, lng: 55, km }))

test.each([
  { name: 'no place', kms: [], shown: [] },
  { name: 'one place', kms: [0], shown: [0] },
  { name: 'two places', kms: [0, 300], shown: [0, 300] },
  { name: 'a city and two desert trips', kms: [0, 1, 2, 3, 4, 45, 48], shown: [0, 1, 2, 3, 4] },
  { name: 'more than a third outside', kms: [0, 1, 2, 45, 48], shown: [0, 1, 2, 45, 48] },
  { name: 'a suburb, below 2.5 times', kms: [0, 1, 2, 3, 18], shown: [0, 1, 2, 3, 18] },
  { name: 'cities across the region', kms: [0, 400, 800, 1200, 2600], shown: [0, 400, 800, 1200, 2600] },
])('of $name shows $shown', ({ kms, shown }) => {
  expect(denseGroup(at(...kms)).map(({ km }) => km)).toEqual(shown)
})

test.each([
  { name: 'no place', lngs: [], shown: [] },
  { name: 'a region of 40 degrees', lngs: [10, 20, 50], shown: [10, 20, 50] },
  { name: 'a few far in the west', lngs: [-8, 29, 55, 46], shown: [29, 55, 46] },
  { name: 'one far in the east', lngs: [-8, -7, -6, 59], shown: [-8, -7, -6] },
])('of $name a phone shows $shown', ({ lngs, shown }) => {
  expect(narrowGroup(lngs.map((lng) => ({ lat: 25, lng }))).map(({ lng }) => lng)).toEqual(shown)
})
