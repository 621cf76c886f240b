import { expect, test } from 'vitest'
import { isSlug, slugify } from './slug.ts'

test.each([
  ['قلعة البحرين عند الغروب', 'قلعة-البحرين-عند-الغروب'],
  ['Bahrain Fort, at sunset!', 'bahrain-fort-at-sunset'],
  ["Fès — the potters' quarter", 'fes-the-potters-quarter'],
  ['مُحَرَّق', 'محرق'],
  ['  --  ', ''],
])('%s becomes %s', (title, slug) => {
  expect(slugify(title)).toBe(slug)
})

test.each([
  ['قلعة-البحرين', true],
  ['a-1', true],
  ['', false],
  ['-a', false],
  ['a--b', false],
  ['A', false],
  ['a b', false],
  ['a/b', false],
])('%s is a slug: %s', (text, is) => {
  expect(isSlug(text)).toBe(is)
})
