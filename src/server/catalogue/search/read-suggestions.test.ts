import { expect, test } from 'vitest'
import { createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { listingQuery } from '#server/catalogue/contract.ts'
import { readListing } from '#server/catalogue/read-listing.ts'
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
  { text: 'العلى', locale: 'ar', first: { kind: 'city', title: 'العلا' } },
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

test.each([
  { locale: 'ar', title: 'المنامة', country: 'البحرين' },
  { locale: 'en', title: 'Manama', country: 'Bahrain' },
] as const)('suggests six popular cities with their countries for an empty text, in $locale', async (expected) => {
  const suggestions = await suggest('', expected.locale)
  expect(suggestions.map(({ kind }) => kind)).toEqual(Array.from({ length: 6 }, () => 'city'))
  for (const { subtitle } of suggestions) expect(subtitle).not.toMatch(/^[A-Z]{2}$|^$/)
  const [city] = await suggest(expected.title, expected.locale)
  expect(city).toMatchObject({ title: expected.title, subtitle: expected.country })
})

test.each([
  { text: 'الرياض عائلية', locale: 'ar', category: 'family', city: 'riyadh' },
  { text: 'الرياض اطفال', locale: 'ar', category: 'family', city: 'riyadh' },
  { text: 'riyadh kids', locale: 'en', category: 'family', city: 'riyadh' },
  { text: 'riyadh family', locale: 'en', category: 'family', city: 'riyadh' },
] as const)(
  'suggests a category of the city for $text, with the count of its listing',
  async ({ text, locale, ...slugs }) => {
    const found = (await suggest(text, locale)).find(({ kind }) => kind === 'category')
    const visitor = await createVisitor(fixtures.context.db)
    const listing = await readListing(fixtures.context, { ...listingQuery.parse({ locale, ...slugs }), visitor })
    expect(listing.total).toBeGreaterThan(0)
    expect(found).toMatchObject({ subtitle: listing.city?.name, title: listing.category?.name, count: listing.total })
    expect(found?.path).toBe(
      `/things-to-do-in-${listing.city?.slug}?category=${encodeURIComponent(listing.category?.slug ?? '')}`,
    )
  },
)

test.each([
  { text: 'الرياض اطفال', locale: 'ar' },
  { text: 'riyadh with kids', locale: 'en' },
] as const)('suggests the city with its activities for children for $text', async ({ text, locale }) => {
  const [first, ...others] = await suggest(text, locale)
  const visitor = await createVisitor(fixtures.context.db)
  const query = listingQuery.parse({ locale, city: 'riyadh', children: '1' })
  const listing = await readListing(fixtures.context, { ...query, visitor })
  expect(first).toMatchObject({
    kind: 'city',
    isForChildren: true,
    title: listing.city?.name,
    count: listing.total,
    path: `/things-to-do-in-${listing.city?.slug}?children=1`,
  })
  expect(others.map(({ isForChildren }) => isForChildren)).not.toContain(true)
})

test('suggests the largest categories of a city with the city itself', async () => {
  const [city, ...others] = await suggest('Manama')
  expect(city).toMatchObject({ kind: 'city', count: null })
  const categories = others.filter(({ kind }) => kind === 'category')
  expect(categories).toHaveLength(2)
  for (const { subtitle, count } of categories) {
    expect(subtitle).toBe('Manama')
    expect(count).toBeGreaterThan(0)
  }
})

test.each([
  { text: 'الريض', locale: 'ar', city: 'الرياض' },
  { text: 'istnabul', locale: 'en', city: 'Istanbul' },
] as const)('suggests $city for the misspelt $text', async ({ text, locale, city }) => {
  expect((await suggest(text, locale))[0]).toMatchObject({ kind: 'city', title: city })
})

test.each([
  { text: 'istanbul and cappadocia', locale: 'en', cities: ['Cappadocia', 'Istanbul'] },
  { text: 'إسطنبول وكبادوكيا', locale: 'ar', cities: ['إسطنبول', 'كبادوكيا'] },
] as const)('suggests both cities of $text', async ({ text, locale, cities }) => {
  const found = (await suggest(text, locale)).filter(({ kind }) => kind === 'city')
  expect(found.map(({ title }) => title).sort()).toEqual(cities)
})

test('names countries as people call them', async () => {
  expect((await suggest('الرياض', 'ar'))[0]).toMatchObject({ subtitle: 'السعودية' })
  expect((await suggest('Dubai', 'en'))[0]).toMatchObject({ subtitle: 'UAE' })
})

test.each([
  { text: 'bosphorus cruise', city: 'istanbul' },
  { text: 'cooking class marrakech', city: 'marrakesh' },
  { text: 'zzyzxq cisterns', city: 'istanbul' },
])('suggests for $text what the search finds, also if not all words match', async ({ text, city }) => {
  const found = await suggest(text)
  expect(found.some(({ kind }) => kind === 'product')).toBe(true)
  expect(found.map(({ path }) => path).join(' ')).toContain(`/things-to-do-in-${city}`)
})

test.each([
  { text: 'hagia sophia', locale: 'en', title: 'Hagia Sophia', city: 'Istanbul', path: '/search/Hagia%20Sophia' },
  { text: 'hagia so', locale: 'en', title: 'Hagia Sophia', city: 'Istanbul', path: '/search/Hagia%20Sophia' },
  { text: 'burj khalifa dubai', locale: 'en', title: 'Burj Khalifa', city: 'Dubai', path: '/search/Burj%20Khalifa' },
  {
    text: 'برج خليفه',
    locale: 'ar',
    title: 'برج خليفة',
    city: 'دبي',
    path: `/search/${encodeURIComponent('برج خليفة')}`,
  },
] as const)('suggests the landmark $title with its city for $text', async ({ text, locale, ...landmark }) => {
  const found = (await suggest(text, locale)).find(({ kind }) => kind === 'landmark')
  const { city, ...own } = landmark
  expect(found).toMatchObject({ ...own, subtitle: city, count: null })
})

test.each([
  ['خيمه', 'product', 'tents rather than «شبرا الخيمة», in whose name it is the second word'],
  ['burj khalifa dubai', 'landmark', 'the landmark whose name is said, before what else has the words'],
] as const)('suggests first for %s a %s: %s', async (text, kind, _because) => {
  const found = (await suggest(text, 'ar')).filter((one) => one.kind === 'product' || one.kind === 'landmark')
  expect(new Set(found.map((one) => one.kind))).toEqual(new Set(['product', 'landmark']))
  expect(found[0]?.kind).toBe(kind)
})

test('suggests no landmark of which a word only begins with the whole name of a city', async () => {
  const found = await suggest('العلا', 'ar')
  expect(found[0]).toMatchObject({ kind: 'city', title: 'العلا' })
  for (const { title } of found.filter(({ kind }) => kind === 'landmark')) expect(title.split(' ')).toContain('العلا')
})

test('suggests no landmark that has activities of its own', async () => {
  const kinds = (await suggest('bahrain fort')).map(({ kind }) => kind)
  expect(kinds).toContain('product')
  expect(kinds).not.toContain('landmark')
})

test.each([
  { text: 'istanbul', kind: 'city', country: 'TR' },
  { text: 'riyadh kids', kind: 'category', country: 'SA' },
  { text: 'riyadh with kids', kind: 'city', country: 'SA' },
  { text: 'hagia sophia', kind: 'landmark', country: 'TR' },
  { text: 'heritage', kind: 'category', country: null },
])('has the country of the $kind for $text', async ({ text, kind, country }) => {
  expect((await suggest(text)).find((one) => one.kind === kind)).toMatchObject({ country })
})

test('suggests nothing for a text without words', async () => {
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

test('suggests titles with a word that begins with the text before those that have it after an article', async () => {
  const titles = (await suggest('دب', 'ar')).flatMap(({ kind, title }) => (kind === 'product' ? [title] : []))
  const tannery = titles.findIndex((title) => title.includes('الدباغ'))
  const dubai = titles.findLastIndex((title) => title.includes('دبي'))
  expect(dubai).toBeGreaterThanOrEqual(0)
  if (tannery >= 0) expect(tannery).toBeGreaterThan(dubai)
})
