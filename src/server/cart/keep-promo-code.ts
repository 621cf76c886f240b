import type { Context } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { keyOfCart } from './cart-key.ts'
import { setPromoCode } from './change-queries.ts'

/** Stores a promo code with the visitor's cart until it is bought; null removes it. Does not check the code. */
export async function keepPromoCode(context: Context, input: { visitor: Visitor; code: string | null }): Promise<void> {
  const key = keyOfCart(input.visitor)
  if (key !== null) await setPromoCode(context.db, key, input.code)
}
