import { expect, test } from 'vitest'
import { useFixtures } from '#test/support/fixtures.ts'
import { currentSnapshot } from './snapshot.ts'
import { supplierNumbers } from './supplier-numbers.ts'

const fixtures = useFixtures()
const ids = async (text: string) =>
  (await fixtures.context.db.rows<{ id: number }>({ name: 'test.ids', text, isPlannedEachTime: true })).map(
    ({ id }) => id,
  )

test('a supplier has the activities that it sells now, with the mean of all their reviews', async () => {
  const { db } = fixtures.context
  const [supplierId = 0] = await ids(`select id from supplier where code = 'najd-trails'`)
  const products = await ids(
    `select id from product where supplier_id = ${supplierId} and status = 'published' order by id`,
  )
  const [first, second, third, ...others] = products
  const change = (text: string) => db.rows({ name: 'test.change', text, isPlannedEachTime: true })
  await change(`update product set rating_count = 0, rating_sum = 0 where id in (${others.join(', ')})`)
  await change(`update product set rating_count = 1, rating_sum = 5 where id = ${first}`)
  await change(`update product set rating_count = 3, rating_sum = 12 where id = ${second}`)
  await change(`update product set rating_count = 9, rating_sum = 9, status = 'withdrawn' where id = ${third}`)

  const snapshot = await currentSnapshot(db)

  const activities = products.length - 1
  expect(supplierNumbers(snapshot, supplierId)).toEqual({ activities, rating: 4.3, ratingCount: 4 })
  expect(supplierNumbers(snapshot, 0)).toEqual({ activities: 0, rating: null, ratingCount: 0 })
})
