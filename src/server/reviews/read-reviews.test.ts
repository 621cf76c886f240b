import { beforeAll, describe, expect, test } from 'vitest'
import { oneRow } from '#server/kernel/database.ts'
import { createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { reviewsQuery } from './contract.ts'
import { readReviews } from './read-reviews.ts'

const fixtures = useFixtures()
let productId: number
/** In either language, as the page's. */
let address: { city: string; slug: string }

/**
 * Twenty-four published reviews, a waiting and a rejected one: of every star and kind, in both languages, every sixth
 * with photos.
 */
beforeAll(async () => {
  const { db } = fixtures.context
  const row = await oneRow<{ id: number; city: string; slug: string }>(db, {
    name: 'test.pearl',
    text: `with gone as (delete from review r using product p where p.id = r.product_id and p.code = 'pearl-boat')
      select p.id, c.slug_en as city, p.slug_ar as slug from product p join city c on c.id = p.city_id where p.code = 'pearl-boat'`,
  })
  productId = row.id
  address = { city: row.city, slug: row.slug }
  await db.rows({
    name: 'test.reviews',
    text: `with made as (
        insert into review (product_id, author, rating, language, traveller_type, title, body, themes, visited_on, status, created_at)
        select $1, 'Guest ' || n, 1 + n % 5, case when n % 3 = 0 then 'ar' else 'en' end,
          (array['solo', 'couple', 'family', 'friends'])[1 + n % 4], 'Title ' || n,
          case when n % 2 = 0 then 'Well. The guide of ' || n || ' spoke.' else 'The walk of ' || n || '.' end,
          case when n % 2 = 0 then array['guide'] else array['effort'] end, date '2026-03-30',
          case n when 24 then 'waiting' when 25 then 'rejected' else 'published' end, rihla_now() - make_interval(days => n)
        from generate_series(0, 25) as n returning id, title)
      insert into review_photo (review_id, position, src, width, height, alt)
        select id, 0, 'scenes/dhow-day-' || id || '.svg', 1200, 800, ''
        from made where substring(title from '[0-9]+')::int % 6 = 0`,
    values: [productId],
  })
})

const read = async (query: Record<string, string> = {}) =>
  readReviews(fixtures.context, {
    ...reviewsQuery.parse(query),
    visitor: await createVisitor(fixtures.context.db),
    ...address,
  })
const numbersOf = (view: Awaited<ReturnType<typeof read>>) =>
  view.reviews.map(({ title }) => Number(title.replace('Title ', '')))

const praise = (mood: string, theme: string, count: number, text: string, n: number) => ({
  theme,
  mood,
  count,
  quotation: { text, language: 'ar', author: `Guest ${n}` },
})

describe('the reviews of a product', () => {
  test('have ten on a page, the newest first, and only published ones', async () => {
    const pages = await Promise.all(['1', '2', '3', '4'].map((page) => read({ page, order: 'newest' })))
    expect(pages.flatMap(numbersOf)).toEqual(Array.from({ length: 24 }, (_, n) => n))
    expect(pages.map(({ reviews }) => reviews.length)).toEqual([10, 10, 4, 0])
    expect(pages[3]).toMatchObject({ total: 24, page: 4, pageCount: 3 })
  })

  test.each<[string, Record<string, string>, number[]]>([
    ['can be filtered by stars', { stars: '5' }, [9, 4, 14, 19]],
    ['can be filtered by kind of travellers', { type: 'solo' }, [0, 12, 4, 8, 16, 20]],
    ['can be filtered by language', { language: 'ar' }, [0, 3, 6, 9, 12, 15, 18, 21]],
    ['can be filtered by photos', { photos: '1' }, [0, 6, 12, 18]],
    ['can be filtered by praise of a theme', { about: 'praised-guide', order: 'newest' }, [4, 8, 14, 18]],
    ['can be filtered by reservations about a theme', { about: 'minded-guide', order: 'newest' }, [0, 6, 10, 16, 20]],
    ['are empty for a theme that cannot be praised', { about: 'praised-effort' }, []],
    ['are unfiltered for an unknown theme', { about: 'praised-weather', page: '3' }, [19, 20, 22, 23]],
    ['can be filtered by several criteria', { type: 'solo', language: 'ar', photos: '1' }, [0, 12]],
    ['are empty if none match the filter', { stars: '1', type: 'business' }, []],
    [
      'are unfiltered if the filter is invalid',
      { stars: '6', type: 'robot', language: 'fr' },
      [0, 3, 6, 9, 12, 15, 18, 21, 1, 2],
    ],
    ['the page’s language first, of these the newest', { locale: 'en' }, [1, 2, 4, 5, 7, 8, 10, 11, 13, 14]],
    ['the worst first, of these the page’s language', { order: 'lowest', type: 'couple' }, [5, 21, 1, 17, 13, 9]],
    ['the best first, of these the newest', { order: 'highest', language: 'ar' }, [9, 3, 18, 12, 6, 21, 0, 15]],
    ['the worst first', { order: 'lowest', photos: '1' }, [0, 6, 12, 18]],
  ])('%s', async (_, query, numbers) => {
    expect(numbersOf(await read(query))).toEqual(numbers)
  })

  test('are counted over all published ones, whatever the filter', async () => {
    const all = await read()
    expect(all.distribution).toEqual([5, 5, 5, 5, 4])
    expect(all.counts).toEqual({
      types: { solo: 6, couple: 6, family: 6, friends: 6 },
      languages: { ar: 8, en: 16 },
      withPhotos: 4,
    })
    const few = await read({ stars: '5', photos: '1' })
    expect(few).toMatchObject({ total: 0, distribution: all.distribution, counts: all.counts })
  })

  test('are summarised by kind of traveller, each with a title in the page’s language', async () => {
    const { travellers } = await read({ stars: '5' })
    expect(travellers.map(({ type, count, rating }) => [type, count, rating])).toEqual([
      ['couple', 6, 2.8],
      ['family', 6, 3],
      ['friends', 6, 3.2],
      ['solo', 6, 2.7],
    ])
    expect(travellers.map(({ quotation }) => quotation.text)).toEqual(['Title 9', 'Title 6', 'Title 3', 'Title 0'])
  })

  test('are summarised by themes, whose count is that of the reviews behind their link', async () => {
    const { themes } = await read()
    expect(themes).toEqual([
      // Of four stars, because those of five that praise the guide are in English.
      praise('praised', 'guide', 4, 'The guide of 18 spoke.', 18),
      praise('minded', 'effort', 12, 'The walk of 15.', 15),
      praise('minded', 'guide', 5, 'The guide of 0 spoke.', 0),
    ])
    for (const { mood, theme, count } of themes)
      expect((await read({ about: `${mood}-${theme}` })).total, theme).toBe(count)
    const [, walk] = (await read({ locale: 'en' })).themes
    expect(walk?.quotation).toMatchObject({ language: 'en' })
  })

  test('show the month of the visit, and no verified booking where there was none', async () => {
    expect((await read()).reviews[0]).toMatchObject({ visited: '2026-03', isVerified: false, reply: null })
  })

  test('show photos with their review, and the latest photos first', async () => {
    const { photos, reviews } = await read()
    expect(photos.map(({ alt }) => alt)).toEqual(['Title 0', 'Title 6', 'Title 12', 'Title 18'])
    expect(reviews.filter((review) => review.photos.length > 0).map(({ title }) => title)).toEqual([
      'Title 0',
      'Title 6',
      'Title 12',
      'Title 18',
    ])
  })

  test('are refused as unknown on another supplier’s site, and for a product that is not sold', async () => {
    const visitor = await createVisitor(fixtures.context.db)
    visitor.site.supplierId = -1
    const unknown = { code: 'catalogue.product_unknown' }
    const elsewhere = readReviews(fixtures.context, { ...reviewsQuery.parse({}), visitor, ...address })
    await expect(elsewhere).rejects.toMatchObject(unknown)
    await fixtures.context.db.rows({
      name: 'test.withdraw',
      text: `update product set status = 'withdrawn' where id = $1`,
      values: [productId],
    })
    await expect(read()).rejects.toMatchObject(unknown)
  })
})
