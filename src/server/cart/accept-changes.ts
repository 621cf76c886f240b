import type { Context } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { keyOfCart } from './cart-key.ts'
import { loadCart } from './load-cart.ts'
import { deleteItems, setSeenPrices } from './change-queries.ts'

/** Accepts the notice about the cart, or about the items `only`: removes unavailable items and records present prices. */
export async function acceptChanges(
  context: Context,
  input: { visitor: Visitor; only?: readonly number[] | null },
): Promise<void> {
  const { visitor } = input
  const key = keyOfCart(visitor)
  if (key === null) return
  const items = await loadCart(context.db, visitor, input.only)
  const gone = items.filter((item) => item.priced.refusal !== null)
  const available = items.filter((item) => item.priced.refusal === null)
  await deleteItems(
    context.db,
    key,
    gone.map((item) => item.row.id),
  )
  await setSeenPrices(
    context.db,
    key,
    available.map((item) => ({
      id: item.row.id,
      minor: item.priced.breakdown.totalMinor,
      currency: item.row.currency,
    })),
  )
}
