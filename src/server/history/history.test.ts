import { describe, expect, test } from 'vitest'
import { findSessionUser } from '#server/accounts/find-session-user.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { newAccount } from '#test/support/account.ts'
import { createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { clearHistory } from './clear-history.ts'
import { readHistory } from './read-history.ts'
import { recordRecentlyViewed } from './record-recently-viewed.ts'

const fixtures = useFixtures()
let next = 0

async function account(): Promise<Visitor> {
  const visitor = { ...(await createVisitor(fixtures.context.db)), address: `198.51.100.${(next += 1)}` }
  const email = `looker${next}@example.com`
  const { token } = await newAccount(fixtures.context, { visitor, email, password: 'a long password' })
  return { ...visitor, userId: await findSessionUser(fixtures.context, token) }
}

async function products(count: number): Promise<number[]> {
  const rows = await fixtures.context.db.rows<{ id: number }>({
    name: 'test.products',
    text: `select id from product where status = 'published' order by id limit $1`,
    values: [count],
  })
  return rows.map((row) => row.id)
}

const see = (visitor: Visitor, ...seen: [productId: number, secondsAgo: number][]) =>
  recordRecentlyViewed(fixtures.context, {
    visitor,
    seen: seen.map(([productId, secondsAgo]) => ({ productId, secondsAgo })),
  })
const history = async (visitor: Visitor) =>
  (await readHistory(fixtures.context, { visitor, locale: 'en' })).cards.map((card) => card.id)

describe('the history of an account', () => {
  test('is ordered newest first across devices', async () => {
    const [a = 0, b = 0, c = 0] = await products(3)
    const visitor = await account()
    await see(visitor, [a, 60], [b, 30])
    await see(visitor, [c, 45], [b, 600])
    expect(await history(visitor)).toEqual([b, c, a])
    await see(visitor, [a, 0], [a, 900])
    expect(await history(visitor)).toEqual([a, b, c])
  })

  test('keeps the last twenty products', async () => {
    const ids = await products(23)
    const visitor = await account()
    await see(visitor, ...ids.map((id, index): [number, number] => [id, index]))
    expect(await history(visitor)).toEqual(ids.slice(0, 20))
  })

  test('omits unknown and withdrawn products, and on a supplier’s site those of other suppliers', async () => {
    const [a = 0, b = 0] = await products(2)
    const visitor = await account()
    await see(visitor, [987_654_321, 0], [a, 1], [b, 2])
    expect(await history(visitor)).toEqual([a, b])
    await setStatus(a, 'withdrawn')
    expect(await history(visitor)).toEqual([b])
    const late = await account()
    await see(late, [a, 0])
    await setStatus(a, 'published')
    expect(await history(late)).toEqual([])
    expect(await history({ ...visitor, site: { ...visitor.site, supplierId: 0 } })).toEqual([])
  })

  test('is deleted when cleared, without affecting other accounts', async () => {
    const ids = await products(2)
    const [visitor, other] = [await account(), await account()]
    for (const who of [visitor, other]) await see(who, [ids[0] ?? 0, 0])
    await clearHistory(fixtures.context, { visitor })
    expect([await history(visitor), await history(other)]).toEqual([[], [ids[0]]])
  })

  test('is refused to visitors without an account, whose browser stores it', async () => {
    const visitor = await createVisitor(fixtures.context.db)
    const refused = { kind: 'unauthenticated', code: 'history.sign_in_required' }
    await expect(see(visitor, [1, 0])).rejects.toMatchObject(refused)
    await expect(history(visitor)).rejects.toMatchObject(refused)
    await expect(clearHistory(fixtures.context, { visitor })).rejects.toMatchObject(refused)
  })
})

async function setStatus(productId: number, status: string): Promise<void> {
  await fixtures.context.db.rows({
    name: 'test.set_status',
    text: 'update product set status = $2 where id = $1',
    values: [productId, status],
  })
}
