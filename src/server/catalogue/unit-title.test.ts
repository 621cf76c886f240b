import { expect, test } from 'vitest'
import { oneRow } from '#server/kernel/database.ts'
import { createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { readCards } from './read-cards.ts'

const fixtures = useFixtures()

/** The unit on the card of a product priced per person, when its adults and its family ticket have these prices. */
async function unitOnCard(prices: { adultMinor: number; familyMinor: number }): Promise<string | null | undefined> {
  const { context } = fixtures
  const { id } = await oneRow<{ id: number }>(context.db, {
    name: 'test.family_price',
    text: `with chosen as (
        select p.id, f.id as family from product p join option o on o.product_id = p.id join unit f on f.option_id = o.id
        where p.pricing_per = 'person' and p.rate = 'once' and f.kind = 'family' and f.is_listed and is_offered(p.status, p.sold_until)
        order by p.id limit 1),
      priced as (
        update unit u set price_minor = case when u.id = chosen.family then $2::bigint else $1::bigint end, original_minor = null
        from chosen, option o where o.product_id = chosen.id and u.option_id = o.id and (u.kind = 'adult' or u.id = chosen.family))
      update product p set from_minor = least($1::bigint, $2::bigint), from_original_minor = null from chosen where p.id = chosen.id returning p.id`,
    values: [prices.adultMinor, prices.familyMinor],
  })
  const [known] = await readCards(context, { visitor: await createVisitor(context.db), locale: 'en', productIds: [id] })
  return known?.card.unitTitle
}

test('the card of a product per person names the family ticket if that has the lowest price', async () => {
  expect(await unitOnCard({ adultMinor: 60_000, familyMinor: 40_000 })).toMatch(/family/i)
})

test('the card of a product per person names no unit if a person’s price is the lowest, or as low', async () => {
  expect(await unitOnCard({ adultMinor: 40_000, familyMinor: 60_000 })).toBeNull()
  expect(await unitOnCard({ adultMinor: 40_000, familyMinor: 40_000 })).toBeNull()
})
