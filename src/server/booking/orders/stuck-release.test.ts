import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { deleteAccount } from '#server/app/accounts/delete-account.ts'
import { purgeDeletedAccounts } from '#server/app/accounts/purge-deleted-accounts.ts'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { expireOrders } from '#server/booking/payments/poll-pending-payments.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { newAccount } from '#test/support/account.ts'
import { checkoutOf, endHold, orderOf, visitorWith } from '#test/support/buyer.ts'
import { countsOf, createDeparture, createVisitor, useFixtures } from '#test/support/fixtures.ts'

const fixtures = useFixtures()
const PASSWORD = 'a long enough password'
const statusOf = async (reference: string) => (await orderOf(fixtures.context.db, reference)).status

const promise = (reference: string) =>
  fixtures.context.db.rows<{ buyer: string; used: number; ofCode: number }>({
    name: 'test.counts_of_order',
    text: `select b.buyer, b.used, c.used as "ofCode" from orders o join promo_code c on c.id = o.promo_code_id
        left join promo_buyer b on b.promo_code_id = c.id where o.reference = $1`,
    values: [reference],
  })

test('places are free again when an account was deleted and its address has ordered with the same code since', async () => {
  const { context } = fixtures
  const { db } = context
  await db.rows({
    name: 'test.code_and_pay_later',
    text: `with later as (update product set pay_later = true, confirmation = 'instant' where code = 'bahrain-fort')
      insert into promo_code (code, percent_basis_points) values ('AGAIN', 1000)`,
  })
  const departure = await createDeparture(db, { option: 'bahrain-fort/sunset', capacity: 9 })
  const email = `leaver.${randomUUID()}@example.com`
  await newAccount(context, { visitor: await createVisitor(db), email, password: PASSWORD })
  const [user] = await db.rows<{ id: number }>({
    name: 'test.user_of',
    text: 'update app_user set email_confirmed_at = now() where email = $1 returning id',
    values: [email],
  })
  const reserve = async (userId: number | null) => {
    const visitor = await visitorWith(context, departure, 2, userId)
    const input = { ...(await checkoutOf(context, visitor)), email, promoCode: 'AGAIN', seenTotalMinor: 22_500 }
    return (await placeOrder(context, { ...input, method: 'pay_later' })).reference
  }
  const ofAccount = await reserve(user?.id ?? 0)
  await deleteAccount(context, {
    visitor: { ...(await createVisitor(db)), userId: user?.id ?? 0 },
    sessionToken: '',
    password: PASSWORD,
  })
  const ofGuest = await reserve(null)
  for (const reference of [ofGuest, ofAccount]) {
    await endHold(db, reference)
    await expireOrders(context)
  }
  expect([await statusOf(ofAccount), await statusOf(ofGuest)]).toEqual(['expired', 'expired'])
  expect(await countsOf(db, departure.id)).toEqual({ capacity: 9, held: 0, sold: 0 })
  expect(await promise(ofGuest)).toEqual([{ buyer: email.toLowerCase(), used: 0, ofCode: 0 }])

  // What is stripped with the order that is over takes no use from one that is open.
  const open = await reserve(null)
  await purgeDeletedAccounts(context)
  expect(await promise(open)).toEqual([{ buyer: email.toLowerCase(), used: 1, ofCode: 1 }])
})

describe('an order that cannot be ended', () => {
  test('delays no other order, is logged once, and ends when the error is gone', async () => {
    const { context } = fixtures
    const { db } = context
    const [stuck, other] = [
      await createDeparture(db, { option: 'bahrain-fort/sunset', capacity: 9 }),
      await createDeparture(db, { option: 'bahrain-fort/sunset', capacity: 9 }),
    ]
    const placeOn = async (departure: typeof stuck) =>
      (await placeOrder(context, await checkoutOf(context, await visitorWith(context, departure, 2)))).reference
    const references = [await placeOn(stuck), await placeOn(other)]
    const setHeld = (held: number) =>
      db.rows({ name: 'test.set_held', text: 'update departure set held = $2 where id = $1', values: [stuck.id, held] })
    await setHeld(0)
    for (const reference of references) await endHold(db, reference)

    const logged: string[] = []
    const log = new Proxy(context.log, {
      get: (target, key) =>
        key === 'error' ? (_: object, words: string) => logged.push(words) : Reflect.get(target, key),
    })
    const watched: PaymentContext = { ...context, log }
    const tryNow = async () => {
      await db.rows({ name: 'test.no_pause', text: `update orders set ending_next_at = '-infinity'` })
      await expireOrders(watched)
    }
    await expireOrders(watched)
    // The pause after a failure: not again at the next run.
    await expireOrders(watched)
    expect(await attemptsOf(references[0] ?? '')).toBe(1)
    expect(await statusOf(references[1] ?? '')).toBe('expired')
    for (let tries = 0; tries < 4; tries++) await tryNow()
    expect(logged).toEqual(['an order cannot be released and keeps its seats'])

    await setHeld(2)
    await tryNow()
    expect(await statusOf(references[0] ?? '')).toBe('expired')
    expect(await countsOf(db, stuck.id)).toEqual({ capacity: 9, held: 0, sold: 0 })
  })
})

async function attemptsOf(reference: string): Promise<number> {
  const [row] = await fixtures.context.db.rows<{ attempts: number }>({
    name: 'test.attempts_of',
    text: 'select ending_attempts as attempts from orders where reference = $1',
    values: [reference],
  })
  return row?.attempts ?? 0
}
