import type { z } from '@hono/zod-openapi'
import type { Locale } from '#domain/locale.ts'
import type { PricingContext } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import type { changedCartSchema } from './contract.ts'
import type { LoadedItem } from './load-cart.ts'
import { readPromo } from './promotions/read-promo.ts'
import { readCart } from './read-cart.ts'

/** The cart after a change, with its current discount. `loaded`: its items, if the change has read them. */
export async function readChangedCart(
  context: PricingContext,
  input: { visitor: Visitor; locale: Locale; loaded?: LoadedItem[] | undefined },
): Promise<z.infer<typeof changedCartSchema>> {
  const cart = await readCart(context, input)
  return { ...cart, promo: cart.promoCode === null ? null : await readPromo(context, input) }
}
