import { createHash } from 'node:crypto'
import type { CartCharge } from '#server/cart/charge-cart.ts'
import type { PlaceOrderInput } from './place-order-input.ts'

/** A hash of the whole request, and of the cart (its key) that it orders: a key may be reused only by the same request. */
export function hashRequest(input: PlaceOrderInput, cart: string): Buffer {
  const wish = [
    cart,
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
    input.items ?? null,
    sorted(input.requests),
    sorted(input.pickupPlaces),
  ]
  return createHash('sha256').update(JSON.stringify(wish)).digest()
}

const sorted = (texts: Readonly<Record<string, string>> = {}) =>
  Object.entries(texts).toSorted(([one], [other]) => one.localeCompare(other))

/** The request and what the cart held then: the same from a second tab is the same order, open already. */
export function hashContent({ requestHash, charge }: { requestHash: Buffer; charge: CartCharge }): Buffer {
  const bought = charge.items.map(({ item: { row, priced } }) => [
    row.departureId,
    row.duration,
    row.chosenUnits,
    row.chosenExtras,
    row.pickupPointId,
    row.guideLanguage,
    ...(priced.partySize === null ? [] : [priced.partySize]),
  ])
  return createHash('sha256').update(requestHash).update(JSON.stringify(bought)).digest()
}
