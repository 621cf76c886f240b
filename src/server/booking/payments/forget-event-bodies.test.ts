import { expect, test } from 'vitest'
import { later } from '#test/support/clock.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { forgetEventBodies } from './forget-event-bodies.ts'
import { insertEvent } from './queries.ts'

const fixtures = useFixtures()

const receive = (eventId: string) =>
  insertEvent(fixtures.context.db, { provider: 'stripe', eventId, reference: null, body: `{"name": "${eventId}"}` })
const change = (text: string, values: unknown[]) => fixtures.context.db.rows({ name: `test.${text}`, text, values })
const bodies = async () => {
  const rows = await fixtures.context.db.rows<{ id: string; isKept: boolean }>({
    name: 'test.bodies',
    text: `select event_id as id, body <> '' as "isKept" from payment_event order by id`,
  })
  return Object.fromEntries(rows.map(({ id, isKept }) => [id, isKept]))
}

test('erases the bodies of events after ninety days, and keeps the rows', async () => {
  const { context } = fixtures
  for (const id of ['evt_old', 'evt_waiting', 'evt_new']) await receive(id)
  await change(`update payment_event set processed_at = now() where event_id <> $1`, ['evt_waiting'])
  await change(`update payment_event set received_at = now() + interval '2 days' where event_id = $1`, ['evt_new'])

  expect(await forgetEventBodies(later(context, '89 days'))).toBe(0)
  expect(await forgetEventBodies(later(context, '91 days'))).toBe(1)
  expect(await bodies()).toEqual({ evt_old: false, evt_waiting: true, evt_new: true })
  expect(await forgetEventBodies(later(context, '91 days'))).toBe(0)
  // Sent again by the provider it is still known.
  expect(await receive('evt_old')).toBeUndefined()
  expect(await receive('evt_other')).toBeDefined()
})

test('many are emptied, however many there are', async () => {
  await change(
    `insert into payment_event (provider, event_id, body, processed_at) select 'stripe', 'evt_many_' || n, 'x', now() from generate_series(1, $1::int) n`,
    [2100],
  )
  expect(await forgetEventBodies(later(fixtures.context, '100 days'))).toBeGreaterThanOrEqual(2100)
  expect(Object.entries(await bodies()).filter(([id, isKept]) => id.startsWith('evt_many') && isKept)).toEqual([])
})
