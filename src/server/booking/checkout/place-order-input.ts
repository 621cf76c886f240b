import type { GuestInput } from '#domain/guest-fields.ts'
import type { Locale } from '#domain/locale.ts'
import type { PaymentMethodCode } from '#domain/payment-method.ts'
import type { Visitor } from '#server/kernel/visitor.ts'

/** An order's item as it was chosen in the cart. */
export interface OrderedItem {
  intent: string
  optionId: number
  departureId: number
  duration: number
  choice: { units: Record<string, number>; extras: Record<string, number>; pickupPointId: number | null }
  guideLanguage: string | null
}

export interface PlaceOrderInput extends GuestInput {
  visitor: Visitor
  locale: Locale
  idempotencyKey: string
  promoCode: string | null
  /** Ids of the cart's items to order; null or absent: all. */
  items?: readonly number[] | null
  method: PaymentMethodCode
  acceptsTerms: boolean
  /** Special requests by the id of the cart's item; one without gets `specialRequests`. */
  requests?: Readonly<Record<string, string>>
  /** Where guests are picked up, by the id of the cart's item, where its pick-up point asks for the place. */
  pickupPlaces?: Readonly<Record<string, string>>
  alsoByWhatsapp?: boolean
  /** The items of the order that is placed again: nothing is ordered if the cart's differ. */
  ordered?: readonly OrderedItem[]
  seenTotalMinor: number
  seenCurrency: string
}
