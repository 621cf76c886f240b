import { expect, test } from 'vitest'
import { joinSaved, MAX_SAVED } from './wishlist.ts'

const full = Array.from({ length: MAX_SAVED }, (_, index) => index + 1)

test.each([
  { what: 'adds everything to an empty list', own: [], more: [3, 1, 2], added: [3, 1, 2], left: [] },
  { what: 'adds only activities that the list lacks', own: [1, 2], more: [2, 3, 1, 4], added: [3, 4], left: [] },
  { what: 'adds a duplicate once', own: [], more: [5, 5], added: [5], left: [] },
  { what: 'adds nothing to a full list', own: full, more: [900, 901], added: [], left: [900, 901] },
  {
    what: 'counts activities of a full list as saved, not as left over',
    own: full,
    more: [1, 200],
    added: [],
    left: [],
  },
  {
    what: 'fills the remaining room in the given order',
    own: full.slice(1),
    more: [900, 901],
    added: [900],
    left: [901],
  },
  { what: 'adds nothing to a list over the limit', own: [...full, 201], more: [900], added: [], left: [900] },
])('$what', ({ own, more, added, left }) => {
  expect(joinSaved(own, more)).toEqual({ added, left })
})
