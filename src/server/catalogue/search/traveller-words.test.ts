import { describe, expect, test } from 'vitest'
import { createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { listingQuery } from '#server/catalogue/contract.ts'
import { readListing } from '#server/catalogue/read-listing.ts'
import { searchQuery } from './contract.ts'
import { readSearch } from './read-search.ts'

const fixtures = useFixtures()

const find = async (q: string) => {
  const visitor = await createVisitor(fixtures.context.db)
  const { cards, isApproximate, taken, didYouMean } = await readSearch(fixtures.context, {
    ...searchQuery.parse({ q }),
    visitor,
  })
  return {
    codes: cards.map(({ code }) => code),
    cities: cards.map(({ cityName }) => cityName),
    isApproximate,
    taken,
    didYouMean,
  }
}
const codes = async (q: string) => (await find(q)).codes.sort()

test.each([
  { meant: 'abu dhabi', written: ['abudhabi', 'AbuDhabi', 'أبوظبي', 'ابو ظبي'] },
  { meant: 'snorkelling', written: ['سنوركلينج', 'سنوركلينغ', 'سنوركل', 'سكوبا', 'scuba'] },
  { meant: 'yacht', written: ['yatch', 'يخت', 'بوت', 'طراد'] },
  { meant: 'hiking', written: ['هايكنج', 'هايكينج', 'هايكينغ', 'هايك'] },
  { meant: 'camel', written: ['بعير', 'ناقة', 'إبل'] },
  { meant: 'دراجة', written: ['سيكل', 'السيكل', 'سياكل', 'سيكلات', 'bicycle'] },
  { meant: 'خيمة', written: ['خيام', 'الخيام', 'مخيم', 'مخيمات', 'بيت شعر', 'tent', 'tents', 'camp', 'camping'] },
  { meant: 'كشتة', written: ['كشته', 'الكشتة', 'كشتات', 'كشتة بر', 'طلعة بر', 'kashta'] },
  { meant: 'شاليه', written: ['شالية', 'الشاليه', 'شاليهات', 'استراحة', 'استراحات', 'chalet'] },
])('search finds for $written what it finds for $meant', async ({ meant, written }) => {
  const expected = await codes(meant)
  expect(expected).not.toEqual([])
  for (const text of written) expect({ text, codes: await codes(text) }).toEqual({ text, codes: expected })
})

test('a short word of a name is not the beginning of another: Wadi Rum is not the sands of another wadi', async () => {
  for (const text of ['wadi rum', 'وادي رم', 'في وادي رم'])
    expect({ text, codes: await codes(text) }).toEqual({ text, codes: ['wadi-rum-night-camp'] })
})

test.each(['خيمة', 'خيام', 'tent', 'tents'])('%s finds camps, and not the street of the tentmakers', async (text) => {
  const found = (await find(text)).codes
  expect(found.slice(0, 6)).toEqual(expect.arrayContaining(['wadi-rum-night-camp', 'thumamah-star-tents']))
  expect(found).not.toContain('cairo-tentmakers-workshop')
})

test.each(['الخيامية', 'خيامية', 'tentmakers', 'tentm'])(
  '%s finds the street of the tentmakers first',
  async (text) => {
    expect((await find(text)).codes[0]).toBe('cairo-tentmakers-workshop')
  },
)

test('العلى finds what العلا finds, and nothing of العليا', async () => {
  const found = await find('العلى')
  expect(found).toEqual(await find('العلا'))
  expect(found.cities[0]).toBe('العلا')
  expect(found.isApproximate).toBe(false)
})

test('abudhabi finds activities of Abu Dhabi only', async () => {
  const { cities, isApproximate } = await find('abudhabi')
  expect(new Set(cities)).toEqual(new Set(['أبوظبي']))
  expect(isApproximate).toBe(false)
})

test('سنوركلينج and yatch find trips by boat first', async () => {
  expect((await find('سنوركلينج')).codes).toEqual(
    expect.arrayContaining(['jeddah-reef-boat', 'daymaniyat-islands-boat']),
  )
  expect((await find('yatch')).codes[0]).toBe('bosphorus-private-boat')
})

test('a bicycle is found by its Gulf name', async () => {
  expect((await find('سيكل')).codes).toEqual(expect.arrayContaining(['wadi-hanifah-by-bicycle']))
})

test('كشتة finds nights in the desert, not every stay', async () => {
  const found = (await find('كشتة')).codes
  expect(found).toEqual(expect.arrayContaining(['sakhir-camp', 'mutlaa-winter-camp', 'thumamah-star-tents']))
  expect(found).not.toContain('uchisar-cave-house')
  expect((await find('كشتة في الكويت')).codes).toEqual(['mutlaa-winter-camp'])
})

test('شاليه finds a private house first', async () => {
  expect((await find('شاليه')).codes[0]).toBe('sir-bani-yas-nights')
})

describe('words for children', () => {
  const search = async (q: string, filters: Record<string, string> = {}) =>
    readSearch(fixtures.context, {
      ...searchQuery.parse({ q, locale: 'en', ...filters }),
      visitor: await createVisitor(fixtures.context.db),
    })
  const list = async (filters: Record<string, string>) =>
    readListing(fixtures.context, {
      ...listingQuery.parse({ locale: 'en', ...filters }),
      visitor: await createVisitor(fixtures.context.db),
    })

  test.each(['kids', 'kid', 'with children', 'family friendly', 'أطفال', 'للأطفال', 'عيال', 'عوائل', 'عائلية', 'بزران'])(
    '%s finds everything that children can join, first what is made for them',
    async (text) => {
      const found = await search(text)
      const { total } = await list({ children: '1' })
      expect(found).toMatchObject({ isForChildren: true, isApproximate: false })
      expect(found.total).toBeGreaterThanOrEqual(total)
      expect((await search(text, { children: '1' })).total).toBe(total)
      expect(found.cards.slice(0, 3).map(({ categoryName }) => categoryName)).toEqual(
        Array(3).fill('Family activities'),
      )
    },
  )

  test.each(['riyadh kids', 'الرياض اطفال', 'things to do in Riyadh with children'])(
    '%s finds everything in Riyadh that children can join, and nothing elsewhere',
    async (text) => {
      const { cards, total } = await search(text)
      const listed = await list({ city: 'riyadh', children: '1' })
      expect(listed.total).toBeGreaterThan(1)
      expect(cards.map(({ code }) => code)).toEqual(expect.arrayContaining(listed.cards.map(({ code }) => code)))
      expect(new Set(cards.map(({ cityName }) => cityName))).toEqual(new Set(['Riyadh']))
      expect(total).toBe(cards.length)
      expect(cards[0]?.code).toBe('wadi-hanifah-by-bicycle')
    },
  )

  test.each(['family camp', 'camp with kids', 'مخيم للعائلة', 'خيمة للأطفال'])(
    '%s finds camps, whose tents have one price for all who come',
    async (text) => {
      const { cards, isApproximate } = await search(text)
      expect(cards.slice(0, 6).map(({ code }) => code)).toEqual(
        expect.arrayContaining(['wadi-rum-night-camp', 'mutlaa-winter-camp', 'sakhir-camp', 'thumamah-star-tents']),
      )
      expect(isApproximate).toBe(false)
    },
  )

  test('find what people share after what has prices for children', async () => {
    const { cards } = await search('boat kids')
    const found = cards.map(({ code }) => code)
    expect(found).toContain('bosphorus-private-boat')
    expect(found.indexOf('aswan-felucca-with-children')).toBeLessThan(found.indexOf('bosphorus-private-boat'))
    expect((await search('boat kids', { children: '1' })).cards.map(({ code }) => code)).toEqual(found)
  })

  test('the other words of the text still have to match', async () => {
    const mangroves = (await search('mangrove')).cards.map(({ code }) => code)
    const found = (await search('mangrove kids')).cards.map(({ code }) => code)
    expect(found.length).toBeGreaterThan(0)
    expect(mangroves).toEqual(expect.arrayContaining(found))
  })

  test('are no filter of a text without them', async () => {
    expect(await search('mangrove')).toMatchObject({ isForChildren: false })
  })
})

describe('words for the evening', () => {
  const search = async (q: string, filters: Record<string, string> = {}) =>
    readSearch(fixtures.context, {
      ...searchQuery.parse({ q, locale: 'en', ...filters }),
      visitor: await createVisitor(fixtures.context.db),
    })

  test.each(['evening', 'in the evening', 'مساء', 'مساءً', 'مسائية', 'المسائية', 'night', 'ليلا', 'ليلية'])(
    '%s finds everything that has a departure in the evening, whatever it is called',
    async (text) => {
      const { total } = await readListing(fixtures.context, {
        ...listingQuery.parse({ locale: 'en', timeOfDay: 'evening' }),
        visitor: await createVisitor(fixtures.context.db),
      })
      const found = await search(text)
      expect(found).toMatchObject({ isForEvening: true, isApproximate: false })
      expect(found.total).toBeGreaterThanOrEqual(total)
      expect((await search(text, { timeOfDay: 'evening' })).total).toBe(total)
    },
  )

  test('find what is called so before what only begins then', async () => {
    const { cards } = await search('night')
    const isCalled = cards.map(({ title }) => /night/i.test(title))
    expect(isCalled[0]).toBe(true)
    expect(isCalled.lastIndexOf(true)).toBe(isCalled.filter(Boolean).length - 1)
  })

  test('leave the other words of the text to match', async () => {
    const { cards } = await search('evening istanbul')
    expect(new Set(cards.map(({ cityName }) => cityName))).toEqual(new Set(['Istanbul']))
    expect(cards.length).toBeGreaterThan(1)
  })

  test('are no filter of a text without them', async () => {
    expect(await search('mangrove')).toMatchObject({ isForEvening: false })
  })
})

test.each(['horse', 'horses', 'buggy', 'دباب', 'golf', 'حصان', 'الخيول', 'جولف', 'أبها', 'abha', 'رأس الخيمة'])(
  '%s is never taken for a similar word, such as a house, the Gulf or a tent',
  async (text) => {
    const { codes, taken, didYouMean } = await find(text)
    expect({ codes, taken, didYouMean }).toEqual({ codes: [], taken: [], didYouMean: [] })
  },
)

test.each(['صبها', 'لالتي', 'غيرر', 'ice1'])(
  '%s does not find a word of three letters or without a meaning',
  async (text) => {
    const { codes, didYouMean } = await find(text)
    expect({ codes, didYouMean }).toEqual({ codes: [], didYouMean: [] })
  },
)

test.each(['goat cairo', 'goat istanbul', 'cairo goat'])(
  '%s finds what has one of the words: a word of the catalogue is never taken for another, such as a boat',
  async (text) => {
    const { codes, isApproximate, taken } = await find(text)
    expect(codes).toContain('goat-farm-morning')
    expect({ isApproximate, taken }).toEqual({ isApproximate: true, taken: [] })
    expect(codes.length).toBeGreaterThan(5)
  },
)
