import { describe, expect, test } from 'vitest'
import { MAX_SAVED } from '#domain/wishlist.ts'
import { findSessionUser } from '#server/accounts/find-session-user.ts'
import { signIn } from '#server/app/accounts/sign-in.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { newAccount } from '#test/support/account.ts'
import { createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { copySharedWishlist } from './copy-shared-wishlist.ts'
import { endSharing } from './end-sharing.ts'
import { listSaved } from './list-saved.ts'
import { readSharedWishlist } from './read-shared-wishlist.ts'
import { readWishlist } from './read-wishlist.ts'
import { removeProduct } from './remove-product.ts'
import { saveProduct } from './save-product.ts'
import { shareWishlist } from './share-wishlist.ts'
import { sweepWishlists } from './sweep-wishlists.ts'

const fixtures = useFixtures()
const visitor = () => createVisitor(fixtures.context.db)
const PASSWORD = 'a long password'
let next = 0

/** The first products of the demo, by id. */
async function products(count: number): Promise<number[]> {
  const rows = await fixtures.context.db.rows<{ id: number }>({
    name: 'test.products',
    text: `select id from product where status = 'published' order by id limit $1`,
    values: [count],
  })
  return rows.map((row) => row.id)
}

/** The visitor with these activities saved in this order. */
async function saving(who: Visitor, productIds: number[]): Promise<Visitor> {
  let it = who
  for (const productId of productIds) {
    const { wishlistToken } = await saveProduct(fixtures.context, { visitor: it, productId })
    it = { ...it, wishlistToken }
  }
  return it
}

async function account(visitor: Visitor): Promise<{ email: string; visitor: Visitor }> {
  const email = `saver${(next += 1)}@example.com`
  const address = `198.51.100.${next}`
  const { token } = await newAccount(fixtures.context, { visitor: { ...visitor, address }, email, password: PASSWORD })
  const userId = await findSessionUser(fixtures.context, token)
  return { email, visitor: { ...visitor, userId, wishlistToken: null } }
}

const saved = (who: Visitor) => listSaved(fixtures.context, { visitor: who })
const shared = (token: string, who: Visitor) =>
  readSharedWishlist(fixtures.context, { visitor: who, locale: 'en', token })

/** Fills the list of the visitor's cookie to this count, beyond the demo's own catalogue. */
async function fill(who: Visitor, count: number): Promise<void> {
  const columns = await fixtures.context.db.rows<{ name: string }>({
    name: 'test.product_columns',
    text: `select column_name as name from information_schema.columns where table_name = 'product' and is_generated = 'NEVER'`,
  })
  const own = new Map([
    ['id', '1000000 + n'],
    ['code', `code || '-copy-' || n`],
    ['slug_ar', `slug_ar || '-' || n`],
    ['slug_en', `slug_en || '-' || n`],
  ])
  await fixtures.context.db.rows({
    name: 'test.fill_catalogue',
    text: `insert into product (${columns.map(({ name }) => name).join(', ')}) overriding system value
      select ${columns.map(({ name }) => own.get(name) ?? name).join(', ')}
      from (select * from product order by id limit 1) p, generate_series(1, $1::int) n on conflict do nothing`,
    values: [count],
  })
  await fixtures.context.db.rows({
    name: 'test.fill_list',
    text: `insert into wishlist_item (wishlist_id, product_id, created_at)
      select w.id, 1000000 + n, rihla_now() - interval '1 day' from wishlist w, generate_series(1, $2::int) n
      where w.token_hash = sha256($1::text::bytea) on conflict do nothing`,
    values: [who.wishlistToken, count],
  })
}

describe("a visitor's wishlist", () => {
  test('holds an activity once, however often it is saved, the newest first', async () => {
    const [a = 0, b = 0] = await products(2)
    const who = await saving(await visitor(), [a, b, a])
    expect(await saved(who)).toEqual([b, a])
  })

  test('is not visible to another browser', async () => {
    const who = await saving(await visitor(), await products(1))
    expect(await saved({ ...who, wishlistToken: null })).toEqual([])
    expect(await saved({ ...who, wishlistToken: 'x'.repeat(43) })).toEqual([])
  })

  test('removes an activity, and ignores one that is already removed', async () => {
    const [a = 0, b = 0] = await products(2)
    const who = await saving(await visitor(), [a, b])
    await removeProduct(fixtures.context, { visitor: who, productId: a })
    await removeProduct(fixtures.context, { visitor: who, productId: a })
    await removeProduct(fixtures.context, { visitor: { ...who, wishlistToken: null }, productId: b })
    expect(await saved(who)).toEqual([b])
  })

  test('refuses unknown and withdrawn activities', async () => {
    const unknown = saveProduct(fixtures.context, { visitor: await visitor(), productId: 987_654_321 })
    await expect(unknown).rejects.toMatchObject({ kind: 'missing', code: 'wishlist.product_unknown' })
    const [withdrawn = 0] = (await products(40)).slice(-1)
    await setStatus(withdrawn, 'withdrawn')
    const late = saveProduct(fixtures.context, { visitor: await visitor(), productId: withdrawn })
    await expect(late).rejects.toMatchObject({ code: 'wishlist.product_unknown' })
    await setStatus(withdrawn, 'published')
  })

  test('keeps an activity that is withdrawn later, and marks it', async () => {
    const [a = 0, b = 0] = await products(2)
    const who = await saving(await visitor(), [a, b])
    await setStatus(a, 'withdrawn')
    const { items } = await readWishlist(fixtures.context, { visitor: who, locale: 'ar' })
    expect(items.map(({ card, isOffered }) => [card.id, isOffered])).toEqual([
      [b, true],
      [a, false],
    ])
    await setStatus(a, 'published')
  })

  test('refuses activities beyond its limit, but not those it already has', async () => {
    const [a = 0, b = 0] = await products(2)
    const who = await saving(await visitor(), [a])
    await fill(who, MAX_SAVED - 1)
    expect(await saved(who)).toHaveLength(MAX_SAVED)
    const refused = saveProduct(fixtures.context, { visitor: who, productId: b })
    await expect(refused).rejects.toMatchObject({
      kind: 'conflict',
      code: 'wishlist.full',
      details: { most: MAX_SAVED },
    })
    await saveProduct(fixtures.context, { visitor: who, productId: a })
    expect(await saved(who)).toHaveLength(MAX_SAVED)
  })

  test.runIf(process.env['TEST_DATABASE_URL'])('enforces its limit when two tabs save at once', async () => {
    const [a = 0, b = 0, c = 0] = await products(3)
    const who = await saving(await visitor(), [a])
    await fill(who, MAX_SAVED - 2)
    const results = await Promise.allSettled(
      [b, c].map((productId) => saveProduct(fixtures.context, { visitor: who, productId })),
    )
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await saved(who)).toHaveLength(MAX_SAVED)
  })

  test("shows only the supplier's activities on a supplier’s site, and accepts no others", async () => {
    const rows = await fixtures.context.db.rows<{ id: number; supplierId: number }>({
      name: 'test.by_supplier',
      text: `select distinct on (supplier_id) id, supplier_id as "supplierId" from product where status = 'published' order by supplier_id, id limit 2`,
    })
    const [mine, other] = rows as [(typeof rows)[0], (typeof rows)[0]]
    const who = await saving(await visitor(), [mine.id, other.id])
    const there = { ...who, site: { ...who.site, supplierId: mine.supplierId } }
    expect(await saved(there)).toEqual([mine.id])
    const { items } = await readWishlist(fixtures.context, { visitor: there, locale: 'en' })
    expect(items.map(({ card }) => card.id)).toEqual([mine.id])
    const refused = saveProduct(fixtures.context, { visitor: there, productId: other.id })
    await expect(refused).rejects.toMatchObject({ code: 'wishlist.product_unknown' })
  })

  test('is deleted long after its cookie expired; an account’s list is not', async () => {
    const who = await saving(await visitor(), await products(1))
    const mine = await saving((await account(await visitor())).visitor, await products(1))
    const fresh = await saving(await visitor(), await products(1))
    await fixtures.context.db.rows({
      name: 'test.age_lists',
      text: `update wishlist set updated_at = updated_at - interval '400 days'
        where user_id = $2 or token_hash = sha256($1::text::bytea)`,
      values: [who.wishlistToken, mine.userId],
    })
    await sweepWishlists(fixtures.context)
    expect([await saved(who), await saved(mine), await saved(fresh)].map((list) => list.length)).toEqual([0, 1, 1])
  })
})

describe('on sign-in', () => {
  test('the browser’s activities join the account’s, without duplicates', async () => {
    const [a = 0, b = 0, c = 0] = await products(3)
    const { email, visitor: mine } = await account(await visitor())
    await saving(mine, [a, b])
    const who = await saving(await visitor(), [b, c])
    await signIn(fixtures.context, { visitor: { ...who, address: '192.0.2.1' }, email, password: PASSWORD })
    expect((await saved(mine)).sort()).toEqual([a, b, c].sort())
    expect(await saved(who)).toEqual([])
  })

  test('a new account gets the browser’s list, and its link stays valid', async () => {
    const who = await saving(await visitor(), await products(2))
    const { shareToken } = await shareWishlist(fixtures.context, { visitor: who })
    const { visitor: mine } = await account(who)
    expect(await saved(mine)).toHaveLength(2)
    expect(await shared(shareToken, mine)).toMatchObject({ isOwn: true })
  })

  test('a link to the browser’s list does not expose what the account had saved', async () => {
    const [a = 0, b = 0] = await products(2)
    const { email, visitor: mine } = await account(await visitor())
    await saving(mine, [a])
    const who = await saving(await visitor(), [b])
    const { shareToken } = await shareWishlist(fixtures.context, { visitor: who })
    await signIn(fixtures.context, { visitor: { ...who, address: '192.0.2.2' }, email, password: PASSWORD })
    await expect(shared(shareToken, who)).rejects.toMatchObject({ code: 'wishlist.link_unknown' })
  })

  test('the account loses nothing, and the list does not exceed its limit', async () => {
    const [a = 0, b = 0] = await products(2)
    const { email, visitor: mine } = await account(await visitor())
    await saving(mine, [a])
    const who = await saving(await visitor(), [b])
    await fill(who, MAX_SAVED - 1)
    await signIn(fixtures.context, { visitor: { ...who, address: '192.0.2.3' }, email, password: PASSWORD })
    const list = await saved(mine)
    expect(list).toHaveLength(MAX_SAVED)
    expect(list).toContain(a)
    expect(list).toContain(b)
  })
})

describe('a shared wishlist', () => {
  test('is read through its link, with later changes; sharing again returns the same link', async () => {
    const [a = 0, b = 0] = await products(2)
    const who = await saving(await visitor(), [a])
    const { shareToken } = await shareWishlist(fixtures.context, { visitor: who })
    await saving(who, [b])
    const seen = await shared(shareToken, await visitor())
    expect(seen).toMatchObject({ isOwn: false, goneCount: 0 })
    expect(seen.cards.map((card) => card.id)).toEqual([b, a])
    expect(await shareWishlist(fixtures.context, { visitor: who })).toEqual({ shareToken })
  })

  test('counts withdrawn activities instead of showing them', async () => {
    const [a = 0, b = 0] = await products(2)
    const who = await saving(await visitor(), [a, b])
    const { shareToken } = await shareWishlist(fixtures.context, { visitor: who })
    await setStatus(a, 'withdrawn')
    const seen = await shared(shareToken, await visitor())
    expect([seen.cards.map((card) => card.id), seen.goneCount]).toEqual([[b], 1])
    await setStatus(a, 'published')
  })

  test('does not exist after sharing ended, as with an invented link; shared again it has another link', async () => {
    const who = await saving(await visitor(), await products(1))
    const { shareToken } = await shareWishlist(fixtures.context, { visitor: who })
    await endSharing(fixtures.context, { visitor: who })
    const missing = { kind: 'missing', code: 'wishlist.link_unknown' }
    await expect(shared(shareToken, who)).rejects.toMatchObject(missing)
    await expect(copySharedWishlist(fixtures.context, { visitor: who, token: shareToken })).rejects.toMatchObject(
      missing,
    )
    await expect(shared('never', who)).rejects.toMatchObject(missing)
    expect((await shareWishlist(fixtures.context, { visitor: who })).shareToken).not.toBe(shareToken)
  })

  test('cannot be empty', async () => {
    const nothing = { kind: 'conflict', code: 'wishlist.nothing_to_share' }
    await expect(shareWishlist(fixtures.context, { visitor: await visitor() })).rejects.toMatchObject(nothing)
    const [a = 0] = await products(1)
    const who = await saving(await visitor(), [a])
    await removeProduct(fixtures.context, { visitor: who, productId: a })
    await expect(shareWishlist(fixtures.context, { visitor: who })).rejects.toMatchObject(nothing)
  })

  test('is copied into another list, which keeps its own activities', async () => {
    const [a = 0, b = 0, c = 0] = await products(3)
    const who = await saving(await visitor(), [a, b])
    const { shareToken } = await shareWishlist(fixtures.context, { visitor: who })
    const other = await saving(await visitor(), [b, c])
    await copySharedWishlist(fixtures.context, { visitor: other, token: shareToken })
    expect((await saved(other)).sort()).toEqual([a, b, c].sort())
    const { wishlistToken } = await copySharedWishlist(fixtures.context, {
      visitor: await visitor(),
      token: shareToken,
    })
    expect(await saved({ ...other, wishlistToken })).toEqual(await saved(who))
  })

  test('is copied as a whole or not at all', async () => {
    const [a = 0, b = 0, c = 0] = await products(3)
    const who = await saving(await visitor(), [a, b])
    const { shareToken } = await shareWishlist(fixtures.context, { visitor: who })
    const other = await saving(await visitor(), [c])
    await fill(other, MAX_SAVED - 2)
    const refused = copySharedWishlist(fixtures.context, { visitor: other, token: shareToken })
    await expect(refused).rejects.toMatchObject({ code: 'wishlist.full' })
    expect(await saved(other)).toHaveLength(MAX_SAVED - 1)
  })
})

async function setStatus(productId: number, status: string): Promise<void> {
  await fixtures.context.db.rows({
    name: 'test.set_status',
    text: 'update product set status = $2 where id = $1',
    values: [productId, status],
  })
}

test('a list has the most travellers of one booking of each activity, over all its options', async () => {
  const [id = 0] = await products(1)
  const [{ most } = { most: 0 }] = await fixtures.context.db.rows<{ most: number }>({
    name: 'test.largest_option',
    text: 'select max(capacity) as most from option where product_id = $1 and is_listed',
    values: [id],
  })
  const who = await saving(await visitor(), [id])
  const { items } = await readWishlist(fixtures.context, { visitor: who, locale: 'en', trip: null })
  expect(items.map(({ mostTogether }) => mostTogether)).toEqual([most])
})

test('a list for a trip has the cheapest free day of each activity in it, and its price', async () => {
  const who = await saving(await visitor(), await products(6))
  const read = async (trip: { from: string; to: string; travellers?: number } | null) =>
    (await readWishlist(fixtures.context, { visitor: who, locale: 'en', trip })).items.map(({ card }) => card.free)
  expect((await read(null)).every((free) => free === null)).toBe(true)
  const from = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  const to = new Date(Date.now() + 6 * 86_400_000).toISOString().slice(0, 10)
  const free = (await read({ from, to, travellers: 2 })).filter((day) => day !== null)
  expect(free.length).toBeGreaterThan(0)
  for (const day of free) {
    expect(day.date >= from && day.date <= to).toBe(true)
    expect(day.from.amountMinor).toBeGreaterThan(0)
  }
  // A person's price comes with what both pay.
  for (const day of free)
    if (day.unitTitle === null) expect(day.total?.amountMinor).toBeGreaterThan(day.from.amountMinor)
  expect(free.some(({ total }) => total !== null)).toBe(true)
  expect((await read({ from, to, travellers: 99 })).every((day) => day === null)).toBe(true)
})
