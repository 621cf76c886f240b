import { expect, test } from 'vitest'
import { eventReasons, refundReasons } from '#server/booking/event-reasons.ts'
import { allMessageKinds } from '#server/outbox/message-kinds.ts'
import { useFixtures } from '#test/support/fixtures.ts'

const fixtures = useFixtures()

test.each([
  ['order_event', 'reason', Object.keys(eventReasons)],
  ['refund', 'reason', [...refundReasons]],
  ['outbox', 'kind', allMessageKinds],
])('the CHECK of %s.%s lists the values of its TypeScript union', async (table, column, values) => {
  const rows = await fixtures.context.db.rows<{ definition: string }>({
    name: 'test.check_of_column',
    text: `select pg_get_constraintdef(c.oid) as definition from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and c.conkey = array[a.attnum]
      where c.conrelid = $1::regclass and a.attname = $2 and c.contype = 'c'`,
    values: [table, column],
  })
  const listed = rows.flatMap(({ definition }) => [...definition.matchAll(/'(\w+)'/g)].map(([, value]) => value))
  expect(listed.toSorted()).toEqual(values.toSorted())
})
