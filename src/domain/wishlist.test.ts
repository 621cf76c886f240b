import { expect, test } from 'vitest'
import { joinSaved, mostSaved } from './wishlist.ts'

const full = Array.from({ length: mostSaved }, (_, index) => index + 1)

test.each([
  { what: 'an empty list takes everything', own: [], more: [3, 1, 2], added: [3, 1, 2], left: [] },
  { what: 'what both have is added once', own: [1, 2], more: [2, 3, 1, 4], added: [3, 4], left: [] },
  { what: 'what is given twice is added once', own: [], more: [5, 5], added: [5], left: [] },
  { what: 'a full list takes nothing', own: full, more: [900, 901], added: [], left: [900, 901] },
  { what: 'a full list leaves nothing over of what it has', own: full, more: [1, 200], added: [], left: [] },
  { what: 'the first given find room first', own: full.slice(1), more: [900, 901], added: [900], left: [901] },
  { what: 'a list over the limit takes nothing', own: [...full, 201], more: [900], added: [], left: [900] },
])('$what', ({ own, more, added, left }) => {
  expect(joinSaved(own, more)).toEqual({ added, left })
})
