import { beforeAll, expect, test } from 'vitest'
import { oneRow, type Connection } from '#server/kernel/database.ts'
import { paidOrder, placedOrder } from '#test/support/desk.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { onHold } from '#test/support/staff.ts'
import { followOrderEvents } from './follow-order-events.ts'
import { listFew, listPage, type DeskFilter, type DeskSort } from './list-orders.ts'

const fixtures = useFixtures()
/** In the order of their numbers. */
let orders: number[] = []

beforeAll(async () => {
  const { context } = fixtures
  const made = [
    await onHold(context),
    await paidOrder(context),
    await placedOrder(context, { method: 'bank_transfer' }),
    await paidOrder(context),
    await onHold(context),
  ]
  await followOrderEvents(context)
  const { ids } = await oneRow<{ ids: number[] }>(context.db, {
    name: 'test.numbers_of_orders',
    text: `select jsonb_agg(id order by id) as ids from orders where reference = any ($1::text[])`,
    values: [made.map(({ reference }) => reference)],
  })
  orders = ids
  // The last one is due first; the second was made last.
  await context.db.rows({
    name: 'test.due_and_made',
    text: `update order_row r set due_at = case when isfinite(r.due_at) then now() + make_interval(hours => 10 - w.place::int) else r.due_at end,
        made_at = case when w.place = 2 then now() else now() - make_interval(hours => 10 - w.place::int) end
      from unnest($1::bigint[]) with ordinality as w (id, place) where r.order_id = w.id`,
    values: [orders],
  })
})

const any: DeskFilter = {
  queue: null,
  states: null,
  money: null,
  methods: null,
  sites: null,
  language: null,
  supplierIds: null,
  cityIds: null,
  productId: null,
  currencies: null,
  promoCode: null,
  hasRefund: null,
  startFrom: null,
  startTo: null,
  madeFrom: null,
  madeTo: null,
  assigneeId: null,
}
const dated = { ...any, madeFrom: '2020-01-01' }

type List = (db: Connection, wish: { sort: DeskSort; filter: DeskFilter; after: string | null }) => Promise<{ id: number; key: string }[]> // prettier-ignore
const few: List = async (db, wish) => (await listFew(db, { ...wish, scope: 'all', size: 1 })).page
const many: List = (db, wish) => listPage(db, { ...wish, scope: 'all', size: 1 })

test.each<[string, DeskSort, DeskFilter, number[]]>([
  ['the newest number', 'made', any, [5, 4, 3, 2, 1]],
  ['the moment of creation, if it is filtered by it', 'made', dated, [2, 5, 4, 3, 1]],
  ['the first start', 'start', any, []],
  ['the deadline, and those that wait for nothing by number', 'due', any, [5, 3, 1, 4, 2]],
])('lists by %s, in pages, the same if few match as if many do', async (_, sort, filter, places) => {
  const listed = await Promise.all(
    [few, many].map(async (list) => {
      const found: number[] = []
      for (let after: string | null = null; ;) {
        const page = await list(fixtures.context.db, { sort, filter, after })
        const [row] = page
        if (row) found.push(row.id)
        if (!row || page.length < 2) return found.filter((id) => orders.includes(id))
        after = `${row.key}.${row.id}`
      }
    }),
  )
  expect(listed[0]).toEqual(listed[1])
  expect(listed[0]?.toSorted()).toEqual(orders.toSorted())
  if (places.length > 0) expect(listed[0]).toEqual(places.map((place) => orders[place - 1]))
})
