import { createHash } from 'node:crypto'
import type { CartCharge } from '#server/cart/charge-cart.ts'
import type { PlaceOrderInput } from './place-order-input.ts'

/** Everything that was sent, so that a key is met again only by the same request. */
export function hashRequest(input: PlaceOrderInput): Buffer {
  const wish = [
    input.visitor.cartToken,
    input.firstName,
    input.lastName,
    input.email,
    input.countryCode,
    input.phoneNumber,
    input.specialRequests,
    input.promoCode,
    input.method,
    input.acceptsTerms,
    input.alsoByWhatsapp ?? false,
    input.seenTotalMinor,
    input.seenCurrency,
  ]
  return createHash('sha256').update(JSON.stringify(wish)).digest()
}

/** The request and what the cart held then: the same from a second tab is the same order, open already. */
export function hashContent({ requestHash, charge }: { requestHash: Buffer; charge: CartCharge }): Buffer {
  const bought = charge.items.map(({ item: { row } }) => [
    row.departureId,
    row.duration,
    row.chosenUnits,
    row.chosenExtras,
    row.pickupPointId,
  ])
  return createHash('sha256').update(requestHash).update(JSON.stringify(bought)).digest()
}
