import { beforeEach, describe, expect, test } from 'vitest'
import type { Connection } from '#server/kernel/database.ts'
import { listingQuery } from '#server/catalogue/contract.ts'
import { readListing } from '#server/catalogue/read-listing.ts'
import { readProduct } from '#server/catalogue/read-product.ts'
import { searchQuery } from '#server/catalogue/search/contract.ts'
import { readSearch } from '#server/catalogue/search/read-search.ts'
import { createDeparture, createVisitor, useFixtures } from '#test/support/fixtures.ts'

const fixtures = useFixtures()
const FORT = 'bahrain-fort'

const run = (text: string, connection: Connection = fixtures.context.db) =>
  connection.rows({ name: 'test.change', text, isPlannedEachTime: true })

const listing = async (query: Record<string, string> = {}) =>
  readListing(fixtures.context, {
    ...listingQuery.parse({ city: 'manama', locale: 'en', ...query }),
    visitor: await createVisitor(fixtures.context.db),
  })
const fortIn = async (query: Record<string, string> = {}) =>
  (await listing(query)).cards.find(({ code }) => code === FORT)
const page = async () =>
  readProduct(fixtures.context, {
    visitor: await createVisitor(fixtures.context.db),
    locale: 'en',
    city: 'manama',
    slug: 'bahrain-fort-at-sunset',
  })
const found = async (q: string) =>
  (
    await readSearch(fixtures.context, {
      ...searchQuery.parse({ q, locale: 'en' }),
      visitor: await createVisitor(fixtures.context.db),
    })
  ).cards.some(({ code }) => code === FORT)

const ofFort = `(select o.id from option o join product p on p.id = o.product_id where p.code = '${FORT}')`

beforeEach(async () => {
  await run(`update product set status = 'published' where code = '${FORT}'`)
  await run(`update option set is_listed = true where id in ${ofFort}`)
  await run(`update departure set sold = 0 where option_id in ${ofFort}`)
})

describe('the next listing shows', () => {
  test.each([
    {
      change: 'a new title of a product',
      text: `update product set title = '{"ar": "قلعة", "en": "The fort"}' where code = '${FORT}'`,
      seen: async () => [(await fortIn())?.title, (await page()).title],
      expected: ['The fort', 'The fort'],
    },
    {
      change: 'the new name of a city',
      text: `update city set name = '{"ar": "المنامة", "en": "Old Manama"}' where code = 'manama'`,
      seen: async () => [(await fortIn())?.cityName, (await listing()).city?.name, (await page()).city.name],
      expected: ['Old Manama', 'Old Manama', 'Old Manama'],
    },
    {
      change: 'a withdrawn product no more',
      text: `update product set status = 'withdrawn' where code = '${FORT}'`,
      seen: fortIn,
      expected: undefined,
    },
    {
      change: 'a party that no departure has seats for no more',
      text: `update departure set sold = capacity - held - 2 where capacity - held > 2 and option_id in ${ofFort}`,
      seen: async () => [await fortIn({ travellers: '3' }), (await fortIn({ travellers: '2' }))?.code],
      expected: [undefined, FORT],
    },
    {
      change: 'that a product is likely to sell out',
      text: `update departure set sold = capacity - held where option_id in ${ofFort}`,
      seen: async () => [(await fortIn())?.badges, (await page()).badges].map((badges) => badges?.[0]),
      expected: ['likely_to_sell_out', 'likely_to_sell_out'],
    },
    {
      change: 'departures of an option that was unlisted no more',
      text: `update option set is_listed = false where id in ${ofFort}`,
      seen: () => fortIn({ travellers: '1' }),
      expected: undefined,
    },
    {
      change: 'whether units are for children',
      text: `update unit set kind = 'adult' where option_id in ${ofFort}`,
      seen: () => fortIn({ children: '1' }),
      expected: undefined,
    },
    {
      change: 'another picture',
      text: `update product_media set src = 'scenes/fort-night-other.svg' where position = 0
        and product_id = (select id from product where code = '${FORT}')`,
      seen: async () => (await fortIn())?.picture.src,
      expected: 'scenes/fort-night-other.svg',
    },
  ])('$change', async ({ text, seen, expected }) => {
    await Promise.all([listing(), page(), listing({ travellers: '1' })])
    await run(text)
    expect(await seen()).toEqual(expected)
  })
})

test('a word that a product was given finds it at once', async () => {
  expect(await found('xylophone')).toBe(false)
  await run(`update product set search_text = 'xylophone ' || search_text where code = '${FORT}'`)
  expect(await found('xylophone')).toBe(true)
})

test('a deleted departure is not counted, and one that is opened again is', async () => {
  await listing({ travellers: '1' })
  await run(`update departure set is_open = false where option_id in ${ofFort}`)
  expect(await fortIn({ travellers: '1' })).toBeUndefined()
  await run(`update departure set is_open = true where option_id in ${ofFort}`)
  expect((await fortIn({ travellers: '1' }))?.code).toBe(FORT)
  await run(`delete from departure where option_id in ${ofFort}`)
  expect(await fortIn({ travellers: '1' })).toBeUndefined()
})

test('seats that are reserved or released are noted, and held seats that become sold are not', async () => {
  const { id } = await createDeparture(fixtures.context.db, { option: 'bahrain-fort/sunset', capacity: 10 })
  const noted = async (change: string) => {
    await run('delete from catalogue_change')
    await run(`update departure set ${change} where id = ${id}`)
    return (await run('select id from catalogue_change')).length
  }
  expect(await noted('held = held + 2')).toBe(1)
  expect(await noted('held = held - 1, sold = sold + 1')).toBe(0)
  expect(await noted('held = held - 1')).toBe(1)
  expect(await noted('sold = sold - 1')).toBe(1)
  expect(await noted('is_open = not is_open')).toBe(1)
})

test.each([
  ['the title of an option', `update option set title = jsonb_set(title, '{en}', '"Other"') where id in ${ofFort}`, ['product']],
  ['an option in nothing that is shown', `update option set updated_at = now() where id in ${ofFort}`, []],
  ['a picture of a product', `update image_probe set width = width + 1 where src = (select min(m.src) from product_media m where m.product_id = (select id from product where code = '${FORT}'))`, ['product']],
  ['the picture of a city', `update image_probe set placeholder = null, height = height + 1 where src = (select min(picture ->> 'src') from city)`, ['all']],
  ['a picture in nothing that is shown', 'update image_probe set failures = failures + 1', []],
])('a change of %s is noted for what shows it', async (_, change, expected) => {
  await run('delete from catalogue_change')
  await run(change)
  const rows = (await run('select product_id as product from catalogue_change')) as { product: number | null }[]
  expect(rows.map(({ product }) => (product === null ? 'all' : 'product'))).toEqual(expected)
}) // prettier-ignore

test('a change that is committed after a later one is shown too', async ({ skip }) => {
  // The embedded database has one session, in which nothing can be read beside a transaction.
  skip(!fixtures.isConcurrent)
  const { db } = fixtures.context
  await listing()
  await db.transaction(async (tx) => {
    await run(`update product set title = '{"ar": "أولى", "en": "First"}' where code = '${FORT}'`, tx)
    await run(`update product set title = '{"ar": "أخرى", "en": "Second"}' where code = 'pearl-boat'`)
    expect((await listing()).cards.find(({ code }) => code === 'pearl-boat')?.title).toBe('Second')
  })
  expect((await fortIn())?.title).toBe('First')
})
