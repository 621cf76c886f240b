import type { z } from '@hono/zod-openapi'
import { localePath, type Locale } from '#domain/locale.ts'
import type { placedSchema } from './contract.ts'
import type { Placed } from './place-order.ts'

/** Where the browser goes with an order that was made: to its payment page, or to where it is said how it stands. */
export function viewPlaced({ reference, paymentUrl }: Placed, locale: Locale): z.infer<typeof placedSchema> {
  const next =
    paymentUrl === null
      ? { kind: 'outcome' as const, url: `${localePath(locale, '/checkout/on_hold')}?reference=${reference}` }
      : { kind: 'payment' as const, url: paymentUrl }
  return { reference, next }
}
