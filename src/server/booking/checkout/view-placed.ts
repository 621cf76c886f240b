import type { z } from '@hono/zod-openapi'
import { localePath, type Locale } from '#domain/locale.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import type { placedSchema } from './contract.ts'
import type { Placed } from './place-order.ts'
import { findOutcomePath } from './read-outcome.ts'

/** Where the browser goes with an order that was made: to its payment page, or to the page of its outcome. */
export async function viewPlaced(
  context: PaymentContext,
  { reference, paymentUrl }: Placed,
  locale: Locale,
): Promise<z.infer<typeof placedSchema>> {
  if (paymentUrl !== null) return { reference, next: { kind: 'payment', url: paymentUrl } }
  const path = await findOutcomePath(context, reference)
  return { reference, next: { kind: 'outcome', url: `${localePath(locale, path)}?reference=${reference}` } }
}
