import type { Locale } from '#domain/locale.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import type { GuestInput } from './check-guest.ts'

export interface PlaceOrderInput extends GuestInput {
  visitor: Visitor
  locale: Locale
  idempotencyKey: string
  promoCode: string | null
  method: 'card' | 'bank_transfer' | 'pay_later'
  acceptsTerms: boolean
  alsoByWhatsapp?: boolean
  seenTotalMinor: number
  seenCurrency: string
}
