import { beforeAll, describe, expect, test } from 'vitest'
import { apiOf } from '#test/support/api-of.ts'
import { createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { firstIfEmbedded } from '#test/support/in-full.ts'
import { searchQuery } from './contract.ts'
import { readSearch } from './read-search.ts'

const fixtures = useFixtures()

// Tests run on known cities only, because the demo may grow.
beforeAll(async () => {
  const { db } = fixtures.context
  await db.rows({
    name: 'test.known_cities',
    text: `delete from product where city_id in (select id from city where slug_en <> all($1))`,
    values: [['manama', 'marrakesh', 'fes', 'tunis', 'istanbul']],
  })
  await db.rows({ name: 'test.forget_words', text: 'delete from search_term' })
  await db.rows({ name: 'test.learn_words', text: 'update product set search_text = search_text' })
})

const search = async (q: string, query: Record<string, string> = {}) =>
  readSearch(fixtures.context, {
    ...searchQuery.parse({ q, ...query }),
    visitor: await createVisitor(fixtures.context.db),
  })
const codes = async (q: string, query: Record<string, string> = {}) =>
  (await search(q, query)).cards.map((card) => card.code).sort()

describe('search finds the same for spelling variants', () => {
  test.each(
    firstIfEmbedded([
      { case: 'forms of alef', written: ['آثار', 'أثار', 'إثار', 'اثار'] },
      { case: 'teh marbuta and heh', written: ['قلعة', 'قلعه'] },
      { case: 'alef maksura and yeh', written: ['قرى إمليل', 'قري امليل'] },
      { case: 'diacritics', written: ['مُحَرَّق', 'محرق'] },
      { case: 'tatweel', written: ['قلـــعة', 'قلعة'] },
      { case: 'hamza carriers', written: ['لؤلؤ', 'لولو'] },
      { case: 'the article and attached particles', written: ['الصحراء', 'صحراء', 'بالصحراء', 'للصحراء', 'والصحراء'] },
      { case: 'endings', written: ['مخيم', 'مخيمات', 'المخيمات'] },
      { case: 'broken plurals', written: ['متحف', 'متاحف', 'المتاحف'] },
      { case: 'insignificant words', written: ['القلعة', 'أين القلعة؟', 'في القلعة', 'ما هي القلعة'] },
      { case: 'Latin case', written: ['Fort', 'fort', 'FORT', 'the fort'] },
      { case: 'Latin accents', written: ['Şehzade', 'sehzade'] },
      { case: 'English plurals', written: ['mosque', 'mosques'] },
      { case: 'other names of a city', written: ['فاس', 'Fes', 'Fez'] },
      { case: 'transliterated Arabic words', written: ['سوق', 'souq', 'souk', 'suq'] },
      { case: 'a name of several words', written: ['sidi bou said', 'سيدي بوسعيد', 'سيدي بو سعيد'] },
      { case: 'a joined name written as two words', written: ['Istanbul', 'istan bul'] },
      {
        case: 'common words for a visit',
        written: ['cisterns', 'cisterns tour', 'tour of the cisterns', 'visit cisterns'],
      },
      { case: 'a name written as one word', written: ['sidi bou said', 'sidibousaid'] },
      { case: 'an English loan word', written: ['mosque', 'mosk'] },
      { case: 'other words for a cooking class', written: ['درس طبخ', 'درس طهي'] },
      { case: 'a country in either language', written: ['البحرين', 'Bahrain'] },
      {
        case: 'words that people add to a city',
        written: ['things to do in Manama', 'Manama', 'المنامة', 'في المنامة'],
      },
    ]),
  )('$case: $written', async ({ written }) => {
    const [first, ...others] = await Promise.all(written.map((text) => codes(text)))
    expect(first).not.toEqual([])
    for (const other of others) expect(other).toEqual(first)
  })

  test('search treats Arabic-Indic digits as digits', async () => {
    await fixtures.context.db.rows({
      name: 'test.digits',
      text: `update product set search_text = search_text || ' 1517' where code = 'bahrain-fort'`,
    })
    expect(await codes('١٥١٧')).toEqual(['bahrain-fort'])
    expect(await codes('۱۵۱۷')).toEqual(['bahrain-fort'])
  })
})

test.each(
  firstIfEmbedded([
    { ar: 'قلعة', en: 'fort' },
    { ar: 'قلعة البحرين', en: 'Bahrain Fort' },
    { ar: 'مراكش', en: 'Marrakesh' },
    { ar: 'متاحف', en: 'museums' },
    { ar: 'تراث', en: 'heritage' },
    { ar: 'لؤلؤ', en: 'pearls' },
    { ar: 'صحراء', en: 'desert' },
    { ar: 'مسجد', en: 'mosque' },
  ]),
)('search finds the same first product for $ar and $en', async ({ ar, en }) => {
  const [arabic, english] = [await search(ar, { locale: 'en' }), await search(en, { locale: 'ar' })]
  expect(arabic.total).toBeGreaterThan(0)
  expect(arabic.cards[0]?.code).toBe(english.cards[0]?.code)
})

test.each(
  firstIfEmbedded([
    { ar: 'قلعة', en: 'fort' },
    { ar: 'مراكش', en: 'Marrakesh' },
    { ar: 'متاحف', en: 'museums' },
    { ar: 'تراث', en: 'heritage' },
    { ar: 'لؤلؤ', en: 'pearls' },
  ]),
)('search finds the same products for $ar and $en', async ({ ar, en }) => {
  expect(await codes(ar)).toEqual(await codes(en))
})

describe('search replaces a misspelt word by the nearest', () => {
  test.each(
    firstIfEmbedded([
      { case: 'swapped letters', wrong: 'frot', right: 'fort' },
      { case: 'a missing letter', wrong: 'marakesh', right: 'marrakesh' },
      { case: 'an extra letter', wrong: 'dessert', right: 'desert' },
      { case: 'a wrong vowel', wrong: 'musoum', right: 'museum' },
      { case: 'in two words', wrong: 'bahrian frot', right: 'bahrain fort' },
      { case: 'two mistakes in a long word', wrong: 'arhceologist', right: 'archaeologist' },
      { case: 'a prefix', wrong: 'istnab', right: 'istanbul' },
      { case: 'a wrong letter', wrong: 'مراكس', right: 'مراكش' },
      { case: 'swapped letters', wrong: 'قعلة', right: 'قلعة' },
      { case: 'a missing letter, after the article', wrong: 'الصحرا', right: 'الصحراء' },
      { case: 'an extra letter', wrong: 'مترحف', right: 'متحف' },
      { case: 'a missing letter', wrong: 'المنمة', right: 'المنامة' },
    ]),
  )('$case: $wrong for $right', async ({ wrong, right }) => {
    const expected = await codes(right)
    expect(expected).not.toEqual([])
    expect(await codes(wrong)).toEqual(expected)
  })

  test('but not a word of the catalogue that no product has together with the others', async () => {
    expect(await codes('zellige')).not.toEqual([])
    const { isApproximate, taken, cards } = await search('bahrain zellige')
    expect({ isApproximate, taken }).toEqual({ isApproximate: true, taken: [] })
    expect(cards.map(({ code }) => code)).toContain('bahrain-fort')
  })
})

describe('an unknown word', () => {
  test('is ignored if the others find something, and the response says so', async () => {
    expect(await search('xyzzyq cisterns')).toMatchObject({ isApproximate: true })
    expect(await codes('xyzzyq cisterns')).toEqual(await codes('cisterns'))
  })
})

test.each(['rent a car', 'car rental', 'hire a car', 'استئجار سيارة', 'تأجير سيارة', 'سيارة للإيجار'])(
  'a car to rent is found first by %s',
  async (text) => {
    expect((await search(text)).cards[0]?.code).toBe('northern-tunisia-car-by-the-day')
  },
)

test.each([
  { text: 'istanbul and fes', locale: 'en', cities: ['fes', 'istanbul'] },
  { text: 'إسطنبول وفاس', locale: 'ar', cities: ['إسطنبول', 'فاس'] },
])('two cities find the activities of both, as exact results: $text', async ({ text, locale, cities }) => {
  const { cards, ...found } = await search(text, { locale })
  expect([...new Set(cards.map(({ citySlug }) => citySlug))].sort()).toEqual(cities)
  expect(found).toMatchObject({ isApproximate: false, taken: [], leftOut: [] })
})

test.each(['تزلج', 'ski', 'xyzzyq تزلج'])(
  'finds the short synonym of %s as a word, not as the beginning of others',
  async (text) => {
    // 'ski' is in 'skip the line' of two titles' highlights.
    const found = await codes(text)
    expect(found).not.toContain('istanbul-below-ground')
    expect(found).not.toContain('majorelle-and-saint-laurent')
  },
)

test('finds nothing rather than something else for a place that no product is about', async () => {
  const { cards, total } = await search('burj khalifa')
  expect({ cards, total }).toEqual({ cards: [], total: 0 })
})

describe('the order and filters of a search', () => {
  test('products with the text in their title rank above others', async () => {
    const { cards } = await search('fort', { locale: 'en' })
    expect(cards[0]?.code).toBe('bahrain-fort')
    expect(cards.length).toBeGreaterThan(1)
  })

  test('are those of the listing', async () => {
    const all = await search('heritage', { locale: 'en', sort: 'duration' })
    const durations = all.cards.map((card) => card.durationMinutes)
    expect(durations).toEqual([...durations].sort((one, other) => one - other))
    expect(all.facets.cities.reduce((sum, city) => sum + city.count, 0)).toBe(all.total)
    expect((await search('heritage', { city: 'manama' })).total).toBeLessThan(all.total)
    expect(await search('heritage', { page: '99' })).toMatchObject({ cards: [], total: all.total, page: 99 })
  })

  test('exclude other suppliers’ products on a supplier’s site', async () => {
    const visitor = await createVisitor(fixtures.context.db)
    visitor.site.supplierId = -1
    expect((await readSearch(fixtures.context, { ...searchQuery.parse({ q: 'fort' }), visitor })).total).toBe(0)
  })
})

test.each(firstIfEmbedded(['xyzzyq', 'زظغضث', '%', "'; drop schema xyzzy; --", '😀', '\\', '\u0000', '((', ':*']))(
  'search treats operators as text: %j finds nothing',
  async (text) => {
    const { total, isApproximate } = await search(text)
    expect(total).toBe(0)
    expect(isApproximate).toBe(false)
  },
)

test.each(firstIfEmbedded(["fort' | 'mosque", 'fort & !mosque', 'fort:* <-> mosque']))(
  'search treats operators as text: %j finds the words',
  async (text) => {
    const { cards, isApproximate } = await search(text)
    const plain = await search('fort mosque')
    expect(cards.map(({ code }) => code)).toEqual(plain.cards.map(({ code }) => code))
    expect(isApproximate).toBe(plain.isApproximate)
  },
)

test.each([
  { text: 'marakesh', taken: [{ written: 'marakesh', word: 'Marrakesh' }], leftOut: [], isApproximate: false },
  {
    text: 'Marakesh xyzzyq',
    taken: [{ written: 'Marakesh', word: 'Marrakesh' }],
    leftOut: ['xyzzyq'],
    isApproximate: true,
  },
  { text: 'marrakesh', taken: [], leftOut: [], isApproximate: false },
])('search names the words that replaced those of «$text»', async ({ text, ...expected }) => {
  expect(await search(text, { locale: 'en' })).toMatchObject(expected)
})

test.each([
  { text: 'اسطمبل', locale: 'ar', meant: 'إسطنبول' },
  { text: 'istbul', locale: 'en', meant: 'Istanbul' },
  // Typed with the keyboard of the other language.
  { text: 'hgvdhq', locale: 'ar', meant: 'الرياض' },
  { text: 'ةعسثعة', locale: 'en', meant: 'museum' },
] as const)('search shows the results of $meant, the only other spelling of $text', async ({ text, locale, meant }) => {
  const [wrong, right] = [await search(text, { locale }), await search(meant, { locale })]
  expect(right.total).toBeGreaterThan(0)
  expect(wrong).toMatchObject({ total: right.total, corrected: meant, isUnknown: false, didYouMean: [], taken: [] })
  expect(wrong.cards).toEqual(right.cards)
  // Its listing would not say what was typed.
  expect(wrong.destination).toBeNull()
})

test.each([
  { text: 'xyzzyq', locale: 'en' },
  // Keys that write the first letters of a word only.
  { text: 'xyz', locale: 'en' },
  { text: 'ءغش', locale: 'ar' },
] as const)('search does not guess what was meant by $text', async ({ text, locale }) => {
  expect(await search(text, { locale })).toMatchObject({ total: 0, didYouMean: [], corrected: null, taken: [] })
})

test('search replaces a short word only by a word of a title or destination', async () => {
  const { db } = fixtures.context
  await db.rows({
    name: 'test.rare_words',
    text: `update product set search_text = search_text || ' kazoo' where code = 'bahrain-fort'`,
  })
  expect(await codes('kazoo')).toEqual(['bahrain-fort'])
  expect(await search('kazuo')).toMatchObject({ total: 1, corrected: 'kazoo', taken: [] })
})

test('search ignores a word rather than replacing it by one with two mistakes when the other is unknown', async () => {
  expect(await search('xyzzyq marakesh', { locale: 'en' })).toMatchObject({ leftOut: ['xyzzyq'] })
  expect(await search('xyzzyq istnabulk', { locale: 'en' })).toMatchObject({ total: 0 })
})

test.each(['bahrainfort', 'قلعةالبحرين'])('search finds two words that are written as one: %s', async (text) => {
  expect(await codes(text)).toEqual(await codes('bahrain fort'))
})

describe('a search without result', () => {
  const misses = () =>
    fixtures.context.db.rows({
      name: 'test.misses',
      text: `select text, language, outcome, count from search_miss order by text`,
    })

  test('is counted by day, and so is one with results for some of the words', async () => {
    await fixtures.context.db.rows({ name: 'test.forget_misses', text: 'delete from search_miss' })
    for (const text of ['Zzyzx', 'zzyzx', 'cisterns zzyzx', 'fort', 'marakesh']) await search(text, { locale: 'en' })
    expect(await misses()).toEqual([
      { text: 'cisterns zzyzx', language: 'en', outcome: 'partly', count: 1 },
      { text: 'zzyzx', language: 'en', outcome: 'nothing', count: 2 },
    ])
  })

  test('is not counted if filters or a supplier’s site could be the reason', async () => {
    const before = await misses()
    await search('qqzzq', { from: '2020-01-01', to: '2020-01-02' })
    await search('qqzzq', { page: '2' })
    const visitor = await createVisitor(fixtures.context.db)
    visitor.site.supplierId = -1
    await readSearch(fixtures.context, { ...searchQuery.parse({ q: 'fort' }), visitor })
    expect(await misses()).toEqual(before)
  })

  test('is answered even if it cannot be counted', async () => {
    const { db } = fixtures.context
    await db.rows({ name: 'test.hide_misses', text: 'alter table search_miss rename to search_miss_away' })
    try {
      expect((await search('zzyzx')).total).toBe(0)
    } finally {
      await db.rows({ name: 'test.show_misses', text: 'alter table search_miss_away rename to search_miss' })
    }
  })
})

test('search suggests links if nothing is found', async () => {
  const { suggestions } = await search('xyzzyq', { locale: 'en' })
  expect(suggestions.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['city', 'category']))
  expect(suggestions.find(({ title }) => title === 'Manama')?.path).toBe('/things-to-do-in-manama')
})

test('search offers products for the dates and travellers if the text is unknown', async () => {
  const known = await search('Manama', { locale: 'en' })
  expect([known.isUnknown, known.alternatives]).toEqual([false, []])
  const unknown = await search('xyzzyq', { locale: 'en', rating: '4.5' })
  expect([unknown.isUnknown, unknown.alternatives.length]).toEqual([true, 4])
  const from = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  const { alternatives } = await search('xyzzyq', { locale: 'en', from, to: from, travellers: '2' })
  expect(alternatives.length).toBeGreaterThan(0)
  for (const { free } of alternatives) expect(free).toMatchObject({ date: from })
  const filtered = await search('Manama', { locale: 'en', priceMax: '1' })
  expect([filtered.total, filtered.isUnknown, filtered.alternatives]).toEqual([0, false, []])
})

test.each([
  ['Istanbul', 'city', '/things-to-do-in-istanbul'],
  ['  ISTANBUL! ', 'city', '/things-to-do-in-istanbul'],
  ['إسطنبول', 'city', '/things-to-do-in-istanbul'],
  ['المنامه', 'city', '/things-to-do-in-manama'],
  ['things to do in Manama', 'city', '/things-to-do-in-manama'],
  ['food and coffee', 'category', '/food-coffee'],
  ['طعام وقهوه', 'category', '/food-coffee'],
])('search says that “%s” is the name of a %s', async (text, kind, path) => {
  expect((await search(text, { locale: 'en' })).destination).toEqual({ kind, path })
})

test.each(['Istanbul mosque', 'Istanbul Manama', 'قلعة', 'food', 'the'])(
  'search says that “%s” is not the name of a city or category alone',
  async (text) => {
    expect((await search(text, { locale: 'en' })).destination).toBeNull()
  },
)

test.each([
  ['too long', `q=${'قلعة'.repeat(100)}`],
  ['empty', 'q=%20%20'],
  ['missing', 'locale=en'],
])('search refuses a text that is %s and names the field', async (_, query) => {
  const answer = await apiOf(fixtures.context).request(`/api/search?${query}`)
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({ code: 'request.invalid', fields: [{ field: 'q' }] })
})
