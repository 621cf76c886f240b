import type { Context } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { cartKey } from './cart-key.ts'
import { loadCart } from './load-cart.ts'
import { deleteItems, setSeenPrices } from './change-queries.ts'

/** Accepts the notice about the cart, or about the items `only`: removes unavailable items and records present prices. */
export async function acceptChanges(
  context: Context,
  input: { visitor: Visitor; only?: readonly number[] | null },
): Promise<void> {
  const { visitor } = input
  if (visitor.cartToken === null) return
  const tokenHash = cartKey(visitor.site, visitor.cartToken)
  const items = await loadCart(context.db, visitor, input.only)
  const gone = items.filter((item) => item.priced.refusal !== null)
  const available = items.filter((item) => item.priced.refusal === null)
  await deleteItems(
    context.db,
    tokenHash,
    gone.map((item) => item.row.id),
  )
  await setSeenPrices(
    context.db,
    tokenHash,
    available.map((item) => ({
      id: item.row.id,
      minor: item.priced.breakdown.totalMinor,
      currency: item.row.currency,
    })),
  )
}
