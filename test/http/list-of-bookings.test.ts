import { beforeAll, expect, test } from 'vitest'
import type { Pages } from '#http/serve-pages.ts'
import { findSessionUser } from '#server/accounts/find-session-user.ts'
import { withOrder } from '#server/booking/orders/order-access-cookie.ts'
import { newAccount } from '#test/support/account.ts'
import { boughtAtFort } from '#test/support/bought.ts'
import { buildFrontApp } from '#test/support/build-front-app.ts'
import { builtPages } from '#test/support/built-pages.ts'
import { uniqueEmail } from '#test/support/buyer.ts'
import { createVisitor, useFixtures } from '#test/support/fixtures.ts'

const fixtures = useFixtures()
const host = 'localhost:3000'

let pages: Pages
beforeAll(async () => {
  pages = await builtPages()
})

test('a returning customer sees the next ticket, the other bookings as rows, and the older ones page by page', async () => {
  const { context } = fixtures
  const visitor = await createVisitor(context.db)
  const { token } = await newAccount(context, { visitor, email: uniqueEmail(), password: 'a parrot on the veranda' })
  const userId = await findSessionUser(context, token)
  const references: string[] = []
  while (references.length < 14) references.push((await boughtAtFort(context)).reference)
  const [next = '', later = '', ...over] = references
  await context.db.rows({
    name: 'test.give_orders',
    text: `with o as (update orders set user_id = $1 where reference = any($2) returning id, reference)
      update order_item i set starts_at = rihla_now() + days, local_date = ((rihla_now() + days) at time zone i.zone)::date, ends_at = rihla_now() + days + interval '2 hours'
      from (select id, case reference when $3 then interval '2 days' when $4 then interval '5 days'
        else - interval '1 day' * array_position($2::text[], reference) end as days from o) moved where i.order_id = moved.id`,
    values: [userId, references, next, later],
  })
  const app = await buildFrontApp(context, pages)
  const read = async (search = '', booked = '') => {
    const answer = await app.request(`http://${host}/en/invoices${search}`, {
      headers: { host, cookie: `rihla_session=${token}${booked}` },
    })
    const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(await answer.text()) ?? []
    const shown = [...main.matchAll(/<bdi[^>]*>(RH-\w+)<\/bdi>/g)].map(([, reference]) => reference)
    return { main, shown, more: /href="\/en\/invoices\?past=(\d+)#past-(\d+)"/.exec(main)?.slice(1) }
  }

  const first = await read()
  expect(first.shown).toEqual([next, later, ...over.slice(0, 10)])
  // One ticket in full; of the other bookings to come only a link.
  expect(first.main.match(/ticket\.pdf/g)).toHaveLength(1)
  expect(first.main.match(/>Show ticket/g)).toHaveLength(1)
  // Each past one can be booked again, for as many people.
  expect(first.main.match(/href="\/en\/things-to-do-in-manama\/[\w-]+\?people=\d+(?:%3A|:)2"/g)).toHaveLength(10)
  expect(first.more).toEqual(['20', '10'])

  const all = await read('?past=20')
  expect(all.shown).toEqual(references)
  expect(all.main).toContain('id="past-10"')
  expect(all.more).toBeUndefined()

  // What this browser booked with another address stays in sight, once, after the account's own.
  const other = await boughtAtFort(context)
  const passes = withOrder(context.configuration, withOrder(context.configuration, null, next), other.reference)
  const both = await read('?past=20', `; rihla_order=${passes}`)
  expect(both.shown).toEqual([...references, other.reference])
})
