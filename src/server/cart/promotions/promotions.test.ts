import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { BUYER_GUARD, CODE_GUARD } from '#server/booking/checkout/reserve-statement.ts'
import type { PlaceOrderInput } from '#server/booking/checkout/place-order-input.ts'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { readCheckout } from '#server/booking/checkout/read-checkout.ts'
import { expireOrders } from '#server/booking/payments/poll-pending-payments.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import type { Db } from '#server/kernel/database.ts'
import { checkoutOf, endHold, loseHold, orderOf, pay, visitorWith } from '#test/support/buyer.ts'
import { newAccount } from '#test/support/account.ts'
import { later } from '#test/support/clock.ts'
import { createDeparture, useFixtures } from '#test/support/fixtures.ts'
import { addPromoCode } from './add-promo-code.ts'
import { choosePromo } from './choose-promo.ts'
import { endPromoCode } from './end-promo-code.ts'
import { listPromoCodes } from './list-promo-codes.ts'
import { readPromo } from './read-promo.ts'

const fixtures = useFixtures()

/** A code of ten percent; `fields` are SQL of further columns. */
async function someCode(fields: Record<string, string> = {}): Promise<string> {
  const code = `T${randomUUID().slice(0, 8)}`.toUpperCase()
  const names = Object.keys(fields)
  await fixtures.context.db.rows({
    name: `test.code_${names.join('_')}_${code}`,
    text: `insert into promo_code (code, percent_basis_points${names.map((name) => `, ${name}`).join('')})
      values ('${code}', 1000${names.map((name) => `, ${fields[name]}`).join('')})`,
  })
  return code
}

/** A cart of two people, BHD 25, with a code entered; `placed` orders it. */
async function buyer(code: string, change: Partial<PlaceOrderInput> = {}) {
  const { context } = fixtures
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 10 })
  const visitor = await visitorWith(context, departure, 2)
  const input = { ...(await checkoutOf(context, visitor)), promoCode: code, seenTotalMinor: 22_500, ...change }
  return { visitor, input, place: (by: PaymentContext = context) => placeOrder(by, input) }
}

const usedOf = async (code: string) => {
  const rows = await fixtures.context.db.rows<{ used: number; live: number; byBuyers: number }>({
    name: 'test.used_of',
    text: `select used, (select count(*) from promo_redemption where promo_code_id = c.id and released_at is null) as live,
        (select coalesce(sum(b.used), 0)::bigint from promo_buyer b where b.promo_code_id = c.id) as "byBuyers"
      from promo_code c where code = $1`,
    values: [code],
  })
  // Three counts of one thing: they must never differ.
  const [{ used, live, byBuyers } = { used: -1, live: -1, byBuyers: -1 }] = rows
  expect([live, byBuyers]).toEqual([used, used])
  return used
}
const inTwoDays = `rihla_now() + interval '2 days'`
const other = (table: string) =>
  `(select max(id) from ${table} where id <> (select ${table}_id from product where code = 'bahrain-fort'))`

describe('a code that is entered', () => {
  test('stays with the cart, is what the checkout shows, and is forgotten when the cart is bought', async () => {
    const { context } = fixtures
    const code = await someCode()
    const { visitor, place } = await buyer(code)
    await choosePromo(context, { visitor, locale: 'en', code: ` ${code.toLowerCase()} ` })
    const reckoned = { code, refusal: null, cartMinor: 25_000, discountMinor: 2_500, totalMinor: 22_500 }
    expect(await readPromo(context, { visitor, locale: 'en' })).toMatchObject(reckoned)
    const checkout = await readCheckout(context, { visitor, locale: 'en', promoCode: undefined })
    expect(checkout).toMatchObject({ promo: { code, discountMinor: 2_500 }, totalMinor: 22_500 })
    const { reference } = await place()
    expect((await readPromo(context, { visitor, locale: 'en' })).code).toBe(code)
    await pay(context, reference)
    const kept = await context.db.rows<{ code: string | null }>({
      name: 'test.kept_code',
      text: `select c.promo_code as code from cart c join orders o on o.cart_id = c.id where o.reference = $1`,
      values: [reference],
    })
    expect(kept).toEqual([{ code: null }])
  })

  test('can be taken back', async () => {
    const { context } = fixtures
    const code = await someCode()
    const { visitor } = await buyer(code)
    await choosePromo(context, { visitor, locale: 'en', code })
    await choosePromo(context, { visitor, locale: 'en', code: null })
    expect(await readPromo(context, { visitor, locale: 'en' })).toMatchObject({ code: null, discountMinor: 0 })
  })

  test.each([
    { why: 'nobody gave it', fields: null, refusal: 'code_unknown', details: {} },
    {
      why: 'it starts later',
      fields: { starts_at: `'2099-12-01T00:00+03:00'` },
      refusal: 'code_not_started',
      details: { date: 'Tuesday, 1 December 2099' },
    },
    {
      why: 'it is over: the day that is told was its last',
      fields: { expires_at: `'2026-01-01T00:00+03:00'` },
      refusal: 'code_expired',
      details: { date: 'Wednesday, 31 December 2025' },
    },
    { why: 'it is used up', fields: { limit_total: '3', used: '3' }, refusal: 'code_used_up', details: {} },
    { why: 'it is for another product', fields: { product_id: `(select max(id) from product where code <> 'bahrain-fort')` }, refusal: 'code_not_for_these', details: {} }, // prettier-ignore
    { why: 'it is for another city', fields: { city_id: other('city') }, refusal: 'code_not_for_these', details: {} },
    { why: 'it is for another category', fields: { category_id: other('category') }, refusal: 'code_not_for_these', details: {} }, // prettier-ignore
    { why: 'it is for another supplier', fields: { supplier_id: other('supplier') }, refusal: 'code_not_for_these', details: {} }, // prettier-ignore
    {
      why: 'too little is bought',
      fields: { minimum_minor: '26000', currency: `'BHD'` },
      refusal: 'code_minimum_spend',
      details: { minimum: 'BHD\u00a026' },
    },
  ])('is refused because $why, and what was there stays', async ({ fields, refusal, details }) => {
    const { context } = fixtures
    const kept = await someCode()
    const code = fields === null ? 'NOBODYS' : await someCode(fields)
    const { visitor, input } = await buyer(code)
    await choosePromo(context, { visitor, locale: 'en', code: kept })
    const refused = { code: `promo.${refusal}`, details }
    await expect(choosePromo(context, { visitor, locale: 'en', code })).rejects.toMatchObject(refused)
    await expect(placeOrder(context, { ...input, locale: 'en' })).rejects.toMatchObject(refused)
    expect((await readPromo(context, { visitor, locale: 'en' })).code).toBe(kept)
  })

  test('and ends before the payment is said at checkout with its reason, and stays entered', async () => {
    const { context } = fixtures
    const code = await someCode({ expires_at: inTwoDays })
    const { visitor, input } = await buyer(code)
    await choosePromo(context, { visitor, locale: 'ar', code })
    const then = later(context, '3 days')
    expect(await readCheckout(then, { visitor, locale: 'ar', promoCode: undefined })).toMatchObject({
      promo: null,
      promoCode: code,
      promoRefusal: { code: 'promo.code_expired' },
      totalMinor: 25_000,
    })
    await expect(placeOrder(then, input)).rejects.toMatchObject({ code: 'promo.code_expired' })
    expect(await usedOf(code)).toBe(0)
  })

  test('is guessed ten times in ten minutes and no more', async () => {
    const { context } = fixtures
    const { visitor } = await buyer('GUESS')
    const guess = (code: string) =>
      choosePromo(context, { visitor: { ...visitor, address: '198.51.100.9' }, locale: 'en', code })
    for (let tries = 0; tries < 10; tries++)
      await expect(guess(`GUESS-${tries}`)).rejects.toMatchObject({ code: 'promo.code_unknown' })
    await expect(guess('GUESS-10')).rejects.toMatchObject({ kind: 'limited', code: 'promo.too_many_tries' })
    await expect(guess(await someCode())).resolves.toBeUndefined()
  })
})

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
    const signedIn = await buyer(code, { email: `member.${code}@example.com` })
    const input = { ...signedIn.input, visitor: { ...signedIn.visitor, userId } }
    await pay(context, (await placeOrder(context, input)).reference)
    const again = await buyer(await someCode({ first_order_only: 'true' }), { email: `else.${code}@example.com` })
    await expect(placeOrder(context, { ...again.input, visitor: { ...again.visitor, userId } })).rejects.toMatchObject(
      refused,
    )
  })
})

describe('whether an email address has ordered before', () => {
  test.each([
    ['the sum is another', { seenTotalMinor: 1 }, 'checkout.cart_changed'],
    ['the payment method is not offered', { method: 'bank_transfer' as const, seenCurrency: 'BHD' }, null],
  ])('is not told by a code for first orders while %s', async (_, wrong, expected) => {
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

  test('is asked ten times at most', async () => {
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
  const { visitor } = await buyer('NONE')
  await newAccount(context, { visitor, email, password: 'a long enough password' })
  const [row] = await context.db.rows<{ id: number }>({
    name: 'test.user_id',
    text: 'select id from app_user where email = $1',
    values: [email],
  })
  return { userId: row?.id ?? 0 }
}

/** The same world with a statement that takes uses of codes without looking whether there are any. */
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

describe('an operator', () => {
  const plain = {
    percentBasisPoints: 1000,
    amountMinor: null,
    minimumMinor: null,
    currency: null,
    product: null,
    city: null,
    category: null,
    supplier: null,
    firstOrderOnly: false,
    limitTotal: null,
    limitPerBuyer: null,
    firstDay: null,
    lastDay: null,
  }

  test('gives out a code for certain days of the house clock, sees it, and ends it', async () => {
    const { context } = fixtures
    // Yesterday to tomorrow: midnight may pass while the test runs.
    const today = Temporal.Now.plainDateISO('Asia/Riyadh')
    const [first, last] = [today.subtract({ days: 1 }), today.add({ days: 1 })]
    await addPromoCode(context, {
      ...plain,
      code: 'spring-1',
      city: 'manama',
      limitTotal: 9,
      firstDay: first.toString(),
      lastDay: last.toString(),
    })
    const { visitor } = await buyer('SPRING-1')
    await choosePromo(context, { visitor, locale: 'ar', code: 'Spring-1' })
    const [row] = (await listPromoCodes(context)).codes
    expect(row).toMatchObject({ code: 'SPRING-1', city: 'manama', limitTotal: 9, used: 0, state: 'running' })
    expect([row?.startsAt, row?.expiresAt].map((at) => at?.getTime())).toEqual(
      [first, last.add({ days: 1 })].map((day) => day.toZonedDateTime('Asia/Riyadh').epochMilliseconds),
    )
    await endPromoCode(context, { code: 'spring-1' })
    await endPromoCode(context, { code: 'spring-1' })
    expect(await readPromo(context, { visitor, locale: 'ar' })).toMatchObject({
      code: 'SPRING-1',
      refusal: { code: 'promo.code_expired' },
      discountMinor: 0,
    })
  })

  test.each([
    ['a code that is none', { code: 'ع' }, 'code_malformed'],
    ['a code that is there', { code: 'TAKEN' }, 'code_taken'],
    ['no value', { percentBasisPoints: null }, 'value_invalid'],
    ['two values', { amountMinor: 5, currency: 'SAR' }, 'value_invalid'],
    ['more than everything', { percentBasisPoints: 10_001 }, 'value_invalid'],
    ['a sum without a currency', { minimumMinor: 500 }, 'currency_invalid'],
    ['a city that is not there', { city: 'atlantis' }, 'target_unknown'],
    ['a day that is none', { lastDay: '2026-02-30' }, 'days_invalid'],
    ['an end before the start', { firstDay: '2026-12-02', lastDay: '2026-12-01' }, 'days_invalid'],
    ['a limit of nothing', { limitTotal: 0 }, 'limit_invalid'],
  ])('is refused %s', async (_, change, reason) => {
    const { context } = fixtures
    await addPromoCode(context, { ...plain, code: 'TAKEN' }).catch(() => {})
    const wish = { ...plain, code: `NEW-${reason.toUpperCase().slice(0, 20)}`, ...change }
    await expect(addPromoCode(context, wish)).rejects.toMatchObject({ code: `promo.${reason}` })
  })

  test('cannot end a code that nobody gave', async () => {
    await expect(endPromoCode(fixtures.context, { code: 'NOBODYS' })).rejects.toMatchObject({
      code: 'promo.code_unknown',
    })
  })
})
