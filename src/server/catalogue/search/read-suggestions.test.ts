import { expect, test } from 'vitest'
import { createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { readSuggestions } from './read-suggestions.ts'

const fixtures = useFixtures()

let address = 0
const suggest = async (text: string, locale: 'ar' | 'en' = 'en') =>
  readSuggestions(fixtures.context, {
    text,
    locale,
    visitor: { ...(await createVisitor(fixtures.context.db)), address: `198.51.100.${(address += 1)}` },
  })

test.each([
  { text: 'man', locale: 'en', first: { kind: 'city', title: 'Manama', path: '/things-to-do-in-manama' } },
  { text: 'man', locale: 'ar', first: { kind: 'city', title: 'المنامة', path: '/things-to-do-in-المنامة' } },
  { text: 'منام', locale: 'en', first: { kind: 'city', title: 'Manama' } },
  { text: 'المنامه', locale: 'ar', first: { kind: 'city', title: 'المنامة' } },
  { text: 'things to do in marrakesh', locale: 'en', first: { kind: 'city', title: 'Marrakesh' } },
  { text: 'marakesh', locale: 'en', first: { kind: 'city', title: 'Marrakesh' } },
  { text: 'heritage', locale: 'en', first: { kind: 'category', path: '/architecture-heritage' } },
  { text: 'تراث', locale: 'ar', first: { kind: 'category', path: '/عمارة-وتراث' } },
  {
    text: 'bahrain fo',
    locale: 'en',
    first: { kind: 'product', subtitle: 'Manama', path: '/things-to-do-in-manama/bahrain-fort-at-sunset' },
  },
] as const)('suggests $first.title$first.path for $text ($locale)', async ({ text, locale, first }) => {
  const [suggestion] = await suggest(text, locale)
  expect(suggestion).toMatchObject(first)
  expect(suggestion?.picture.src).toMatch(/^scenes\//)
})

test('suggests at most eight entries, products after cities and categories', async () => {
  const suggestions = await suggest('a')
  expect(suggestions.length).toBeLessThanOrEqual(8)
  const kinds = suggestions.map(({ kind }) => kind)
  expect(kinds.indexOf('product')).toBeGreaterThan(kinds.lastIndexOf('city'))
})

test('suggests nothing for an empty text', async () => {
  expect(await suggest('  %_!  ')).toEqual([])
  expect(await suggest('xyzzyq')).toEqual([])
})

test('suggests products at the addresses of the site', async () => {
  const visitor = await createVisitor(fixtures.context.db)
  visitor.site.discoverType = 'experiences'
  const found = await readSuggestions(fixtures.context, { text: 'bahrain fort', locale: 'en', visitor })
  expect(found[0]?.path).toBe('/experiences/bahrain-fort-at-sunset')
})

test('limits the requests of an address', async () => {
  const visitor = { ...(await createVisitor(fixtures.context.db)), address: '198.51.100.250' }
  const ask = () => readSuggestions(fixtures.context, { text: 'f', locale: 'en', visitor })
  const refused = await Array.from({ length: 121 }).reduce<Promise<unknown>>(
    (before) =>
      before.then(
        async (found) =>
          found ??
          (await ask().then(
            () => null,
            (error: unknown) => error,
          )),
      ),
    Promise.resolve(null),
  )
  expect(refused).toMatchObject({ kind: 'limited', code: 'search.too_many_questions' })
})
