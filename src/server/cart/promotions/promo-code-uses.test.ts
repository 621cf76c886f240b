import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { BUYER_GUARD, CODE_GUARD } from './redemptions.sql.ts'
import type { PlaceOrderInput } from '#server/booking/checkout/place-order-input.ts'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { expireOrders } from '#server/booking/payments/poll-pending-payments.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import type { Db } from '#server/kernel/database.ts'
import { newAccount } from '#test/support/account.ts'
import { endHold, loseHold, orderOf, pay } from '#test/support/buyer.ts'
import { createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { buyerWithCode, createCode, usesOf } from '#test/support/promo-codes.ts'

const fixtures = useFixtures()
const someCode = (fields?: Record<string, string>) => createCode(fixtures.context.db, fields)
const buyer = (code: string, change?: Partial<PlaceOrderInput>, userId?: number) =>
  buyerWithCode(fixtures.context, code, change, userId)
const usedOf = (code: string) => usesOf(fixtures.context.db, code)

describe('a use of a code', () => {
  test.each([
    {
      how: 'expires',
      end: (reference: string) => endHold(fixtures.context.db, reference).then(() => expireOrders(fixtures.context)),
    },
    { how: 'is replaced by the next checkout', end: null },
  ])('is free again when its order $how', async ({ end }) => {
    const code = await someCode({ limit_total: '1' })
    const { place, input } = await buyer(code)
    const { reference } = await place()
    expect(await usedOf(code)).toBe(1)
    if (end) {
      await end(reference)
      expect(await usedOf(code)).toBe(0)
    } else {
      const again = { ...input, promoCode: null, seenTotalMinor: 25_000, idempotencyKey: randomUUID() }
      await placeOrder(fixtures.context, again)
      expect(await usedOf(code)).toBe(0)
    }
  })

  test('comes back with money that comes late', async () => {
    const { context } = fixtures
    const code = await someCode({ limit_total: '1' })
    const { place } = await buyer(code)
    const { reference } = await place()
    await loseHold(context.db, reference)
    await context.db.rows({
      name: 'test.release_use',
      text: `with r as (update promo_redemption set released_at = now() where order_id = $1 returning promo_code_id),
          b as (update promo_buyer set used = 0 where promo_code_id = (select promo_code_id from r))
        update promo_code c set used = used - 1 from r where c.id = r.promo_code_id`,
      values: [(await orderOf(context.db, reference)).id],
    })
    expect(await usedOf(code)).toBe(0)
    await pay(context, reference)
    expect(await orderOf(context.db, reference)).toMatchObject({ status: 'confirmed' })
    expect(await usedOf(code)).toBe(1)
  })

  test('of a code for first orders is refused after an order, by address or by account', async () => {
    const { context } = fixtures
    const code = await someCode({ first_order_only: 'true' })
    const first = { email: `first.${code}@example.com` }
    const one = await buyer(code, first)
    await pay(context, (await one.place()).reference)
    const refused = { code: 'promo.code_first_order_only' }
    await expect((await buyer(code, { email: first.email.toUpperCase() })).place()).rejects.toMatchObject(refused)

    const { userId } = await someUser()
    const signedIn = await buyer(code, { email: `member.${code}@example.com` }, userId)
    await pay(context, (await signedIn.place()).reference)
    const again = await someCode({ first_order_only: 'true' })
    await expect((await buyer(again, { email: `else.${code}@example.com` }, userId)).place()).rejects.toMatchObject(
      refused,
    )
  })
})

describe('whether an email address has ordered before', () => {
  test.each([
    ['the sum is another', { seenTotalMinor: 1 }, 'checkout.cart_changed'],
    ['the payment method is not offered', { method: 'bank_transfer' as const, seenCurrency: 'BHD' }, null],
  ])('is not revealed by a code for first orders while %s', async (_, wrong, expected) => {
    const { context } = fixtures
    const code = await someCode({ first_order_only: 'true', limit_per_buyer: '1' })
    const email = `ordered.${code}@example.com`
    await pay(context, (await (await buyer(code, { email })).place()).reference)
    const codes: unknown[] = []
    if (expected === null) await context.db.rows({ name: 'test.no_bank', text: 'update site set bank_account = null' })
    for (const address of [email, `never.${code}@example.com`])
      codes.push(
        await (await buyer(code, { email: address, ...wrong })).place().catch((error: { code?: string }) => error.code),
      )
    expect(codes).toEqual(Array.from({ length: 2 }, () => expected ?? 'checkout.method_unavailable'))
  })

  test('is limited to ten tries', async () => {
    const { context } = fixtures
    const code = await someCode({ first_order_only: 'true' })
    const email = `often.${code}@example.com`
    await pay(context, (await (await buyer(code, { email })).place()).reference)
    const codes: unknown[] = []
    for (let tries = 0; tries < 12; tries++) {
      const { input } = await buyer(code, { email })
      const visitor = { ...input.visitor, address: '192.0.2.200' }
      codes.push(await placeOrder(context, { ...input, visitor }).catch((error: { code?: string }) => error.code))
    }
    expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'promo.code_first_order_only'))
    expect(codes.slice(10)).toEqual(Array.from({ length: 2 }, () => 'promo.too_many_tries'))
  })
})

async function someUser(): Promise<{ userId: number }> {
  const { context } = fixtures
  const email = `member.${randomUUID()}@example.com`
  await newAccount(context, { visitor: await createVisitor(context.db), email, password: 'a long enough password' })
  const [row] = await context.db.rows<{ id: number }>({
    name: 'test.user_id',
    text: 'select id from app_user where email = $1',
    values: [email],
  })
  return { userId: row?.id ?? 0 }
}

/** The same context without the guard on the number of uses of a code. */
function without(context: PaymentContext, guard: string): PaymentContext {
  const db: Db = {
    ...context.db,
    rows: (statement) =>
      context.db.rows(
        statement.name === 'checkout.take_and_record'
          ? { ...statement, name: `test.unguarded_${guard.length}`, text: statement.text.replace(guard, '') }
          : statement,
      ),
  }
  return { ...context, db }
}

describe('limits', () => {
  async function rush(context: PaymentContext, code: string, buyers: number, email?: string) {
    const all = []
    for (let one = 0; one < buyers; one++) all.push(await buyer(code, { email: email ?? `rush.${one}@example.com` }))
    const results = await Promise.allSettled(all.map(({ place }) => place(context)))
    return {
      placed: results.filter(({ status }) => status === 'fulfilled').length,
      refused: [
        ...new Set(
          results
            .filter((result) => result.status === 'rejected')
            .map(({ reason }) => (reason as { code: string }).code),
        ),
      ],
    }
  }

  test('two buyers, one use left: exactly one has it', async () => {
    for (let once = 0; once < 5; once++) {
      const code = await someCode({ limit_total: '5', used: '4' })
      expect(await rush(fixtures.context, code, 2)).toEqual({ placed: 1, refused: ['promo.code_used_up'] })
    }
  })

  test('ten uses, a hundred buyers: ten have them', async () => {
    const code = await someCode({ limit_total: '10' })
    expect(await rush(fixtures.context, code, 100)).toEqual({ placed: 10, refused: ['promo.code_used_up'] })
    expect(await usedOf(code)).toBe(10)
  })

  test.each([
    { limit: 'one a buyer', fields: { limit_per_buyer: '1' }, placed: 1, refused: 'promo.code_used_by_you' },
    { limit: 'two a buyer', fields: { limit_per_buyer: '2' }, placed: 2, refused: 'promo.code_used_by_you' },
    { limit: 'a first order', fields: { first_order_only: 'true' }, placed: 1, refused: null },
  ])('one buyer, eight tabs, $limit', async ({ fields, placed, refused }) => {
    const code = await someCode(fields)
    const done = await rush(fixtures.context, code, 8, `eight.${code}@example.com`)
    expect(done.placed).toBe(placed)
    if (refused) expect(done.refused).toEqual([refused])
    expect(await usedOf(code)).toBe(placed)
  })

  test('would not hold without their guards: the races are real', async ({ skip }) => {
    const { context, isConcurrent } = fixtures
    if (!isConcurrent) skip()
    await context.db.rows({
      name: 'test.drop_code_check',
      text: 'alter table promo_code drop constraint promo_code_not_overused',
    })
    // Six buyers do not meet each time.
    const oversells = async (guard: string, fields: Record<string, string>, email?: string) => {
      for (let tries = 0; tries < 20; tries++)
        if ((await rush(without(context, guard), await someCode(fields), 6, email)).placed > 1) return true
      return false
    }
    expect(await oversells(CODE_GUARD, { limit_total: '1' })).toBe(true)
    expect(await oversells(BUYER_GUARD, { limit_per_buyer: '1' }, 'each@example.com')).toBe(true)
  })
})
