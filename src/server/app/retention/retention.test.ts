import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { recordMiss } from '#server/catalogue/search/record-miss.ts'
import { purgeDeletedAccounts } from '#server/app/accounts/purge-deleted-accounts.ts'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { oneRow } from '#server/kernel/database.ts'
import { checkoutOf, loseHold, pay, uniqueEmail, visitorWith } from '#test/support/buyer.ts'
import { later } from '#test/support/clock.ts'
import { createDeparture, useFixtures } from '#test/support/fixtures.ts'
import { sweepRows } from './sweep-rows.ts'

const fixtures = useFixtures()

const countOf = async (name: string, from: string, values: unknown[] = []) =>
  (
    await oneRow<{ count: number }>(fixtures.context.db, {
      name: `test.count_${name}`,
      text: `select count(*) from ${from}`,
      values,
    })
  ).count

const ages = [...readFileSync('docs/rules/retention.md', 'utf8').matchAll(/^\| `(\w+)` +\| (\S.*?) *\|$/gm)].map(
  ([, table = '', age = '']) => ({ table, age }),
)

test('every table of the schema has an age or a reason in docs/rules/retention.md', async () => {
  const tables = await fixtures.context.db.rows<{ name: string }>({
    name: 'test.tables',
    text: `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  })
  expect(ages.map(({ table }) => table)).toEqual(tables.map(({ name }) => name))
})

test('every table whose rows go has a statement that deletes them, or goes with the row it belongs to', async () => {
  const cascades = await fixtures.context.db.rows<{ name: string; owner: string }>({
    name: 'test.cascades',
    text: `select conrelid::regclass::text as name, confrelid::regclass::text as owner from pg_constraint
      where contype = 'f' and confdeltype = 'c'`,
  })
  const sources = globSync('src/server/**/*.ts', { exclude: (file) => file.includes('.test.') })
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const isDeleted = (table: string) => new RegExp(`delete from ${table}\\b`).test(sources)
  for (const { table, age } of ages)
    if (age.startsWith('stay')) expect(age, `${table} stays, without a reason`).toMatch(/^stay\W* ?\S+/)
    else expect(isDeleted(table) || cascades.some(({ name }) => name === table), `nothing deletes ${table}`).toBe(true)
})

test('deletes idempotency keys, attempt counts and open reservations at their age, in batches', async () => {
  const { context } = fixtures
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
  for (let count = 0; count < 3; count++) {
    const { reference } = await placeOrder(context, await checkoutOf(context, await visitorWith(context, departure, 1)))
    await pay(context, reference)
  }
  await context.db.rows({
    name: 'test.count_tries',
    text: `insert into rate_limit (key, window_start, points) select 'test ' || n, rihla_now(), 1 from generate_series(1, 3) n`,
  })
  await sweepRows(later(context, '1 hour'))
  expect(await countOf('reservations', 'open_reservation')).toBe(9)
  const swept = await sweepRows(later(context, '29 days'), 2)
  expect(swept).toMatchObject({ open_reservations: 9 })
  expect(swept['counts_of_tries']).toBeGreaterThan(2)
  expect(await countOf('keys', 'idempotency_key')).toBe(3)
  expect(await sweepRows(later(context, '31 days'), 2)).toMatchObject({ idempotency_keys: 3 })
  expect(await countOf('keys', 'idempotency_key')).toBe(0)
})

test('anonymises unpaid guests after ninety days, and no paid ones', async () => {
  const { context } = fixtures
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
  const order = async () => {
    const email = uniqueEmail()
    const input = await checkoutOf(context, await visitorWith(context, departure, 1))
    return { email, reference: (await placeOrder(context, { ...input, email })).reference }
  }
  const [paid, unpaid] = [await order(), await order()]
  await pay(context, paid.reference)
  await loseHold(context.db, unpaid.reference)
  await context.db.rows({
    name: 'test.end_payment',
    text: `update payment set status = 'expired' where order_id = (select id from orders where reference = $1)`,
    values: [unpaid.reference],
  })
  const namedAfter = async (days: number) => {
    await sweepRows(later(context, `${days} days`))
    await purgeDeletedAccounts(later(context, `${days} days`))
    return Promise.all(
      [paid, unpaid].map(({ email }) => countOf('buyers', `orders where email = $1 and first_name <> ''`, [email])),
    )
  }
  expect(await namedAfter(89)).toEqual([1, 1])
  expect(await namedAfter(91)).toEqual([1, 0])
})

test('erases the recipient and the text of sent messages after ninety days and deletes them after four hundred', async () => {
  const { context } = fixtures
  await context.db.rows({
    name: 'test.sent',
    text: `insert into outbox (kind, dedupe_key, recipient, language, payload, subject, body, sent_at)
      values ('order_confirmed', 'test.sent', 'reader@example.com', 'ar', '{}', 'Confirmed', 'Dear reader', rihla_now())`,
  })
  const after = async (days: number) => {
    await sweepRows(later(context, `${days} days`))
    return context.db.rows({
      name: 'test.sent_row',
      text: `select recipient, subject, body from outbox where dedupe_key = 'test.sent'`,
    })
  }
  expect(await after(89)).toEqual([{ recipient: 'reader@example.com', subject: 'Confirmed', body: 'Dear reader' }])
  expect(await after(91)).toEqual([{ recipient: '', subject: null, body: null }])
  expect(await after(401)).toEqual([])
})

test('deletes guest carts after a hundred days, and unbooked departures thirty days after their end', async () => {
  const { context } = fixtures
  const [booked, free] = [
    await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 }),
    await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 }),
  ]
  const visitor = await visitorWith(context, booked, 1)
  await pay(context, (await placeOrder(context, await checkoutOf(context, visitor))).reference)
  await visitorWith(context, free, 1)
  const after = async (days: number) => {
    await sweepRows(later(context, `${days} days`))
    return {
      booked: await countOf('departure', 'departure where id = $1', [booked.id]),
      free: await countOf('departure', 'departure where id = $1', [free.id]),
      hasCarts: (await countOf('carts', 'cart')) > 0,
    }
  }
  expect(await after(39)).toEqual({ booked: 1, free: 1, hasCarts: true })
  expect(await after(42)).toEqual({ booked: 1, free: 0, hasCarts: true })
  expect(await after(99)).toMatchObject({ hasCarts: true })
  expect(await after(101)).toEqual({ booked: 1, free: 0, hasCarts: false })
})

test('deletes searches without result after ninety days', async () => {
  const { context } = fixtures
  await recordMiss(context, { text: 'skiing', locale: 'en', outcome: 'nothing' })
  const after = async (days: number) => {
    await sweepRows(later(context, `${days} days`))
    return countOf('misses', 'search_miss')
  }
  expect(await after(89)).toBe(1)
  expect(await after(92)).toBe(0)
})
