import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { PlaceOrderInput } from '#server/booking/checkout/place-order-input.ts'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { oneRow, type Db } from '#server/kernel/database.ts'
import { checkoutOf, visitorWith } from './buyer.ts'
import { createDeparture } from './fixtures.ts'

/** A code of ten percent; `fields` are SQL of further columns. */
export async function createCode(db: Db, fields: Record<string, string> = {}): Promise<string> {
  const code = `T${randomUUID().slice(0, 8)}`.toUpperCase()
  const names = Object.keys(fields)
  await db.rows({
    name: `test.code_${names.join('_')}_${code}`,
    text: `insert into promo_code (code, percent_basis_points${names.map((name) => `, ${name}`).join('')})
      values ('${code}', 1000${names.map((name) => `, ${fields[name]}`).join('')})`,
  })
  return code
}

/** A cart for two, BHD 25, and the request that orders it with `code`; `place` sends it. With `userId` of that account. */
export async function buyerWithCode(
  context: PaymentContext,
  code: string,
  change: Partial<PlaceOrderInput> = {},
  userId: number | null = null,
) {
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 10 })
  const visitor = await visitorWith(context, departure, 2, userId)
  const input = { ...(await checkoutOf(context, visitor)), promoCode: code, seenTotalMinor: 22_500, ...change }
  return { visitor, input, place: (by: PaymentContext = context) => placeOrder(by, input) }
}

/** Uses of a code. Expects its three counts to be equal. */
export async function usesOf(db: Db, code: string): Promise<number> {
  const { used, live, byBuyers } = await oneRow<{ used: number; live: number; byBuyers: number }>(db, {
    name: 'test.uses_of',
    text: `select used, (select count(*) from promo_redemption where promo_code_id = c.id and released_at is null) as live,
        (select coalesce(sum(b.used), 0)::bigint from promo_buyer b where b.promo_code_id = c.id) as "byBuyers"
      from promo_code c where code = $1`,
    values: [code],
  })
  expect([live, byBuyers]).toEqual([used, used])
  return used
}
