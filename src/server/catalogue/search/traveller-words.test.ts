import { expect, test } from 'vitest'
import { createVisitor, useFixtures } from '#test/support/fixtures.ts'
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
  { meant: 'كشتة', written: ['كشته', 'الكشتة', 'كشتات', 'كشتة بر', 'طلعة بر', 'kashta'] },
  { meant: 'شاليه', written: ['شالية', 'الشاليه', 'شاليهات', 'استراحة', 'استراحات', 'chalet'] },
])('search finds for $written what it finds for $meant', async ({ meant, written }) => {
  const expected = await codes(meant)
  expect(expected).not.toEqual([])
  for (const text of written) expect({ text, codes: await codes(text) }).toEqual({ text, codes: expected })
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

test.each(['horse', 'horses', 'golf', 'حصان', 'الخيول', 'جولف'])(
  '%s is never taken for a similar word, such as a house or the Gulf',
  async (text) => {
    const { codes, taken, didYouMean } = await find(text)
    expect({ codes, taken, didYouMean }).toEqual({ codes: [], taken: [], didYouMean: [] })
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
