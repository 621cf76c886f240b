import type { PaymentMethodCode } from '#domain/payment-method.ts'
import { BANK_TRANSFER } from '#server/booking/providers/bank-transfer.ts'
import { cardRefusal } from '#server/booking/payments/card-refusal.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import type { SiteOfRequest } from '#server/kernel/visitor.ts'
import type { Times } from '#domain/time-until-start.ts'
import { payLaterHoldSeconds } from './pay-later-hold.ts'
import { transferHoldSeconds } from './transfer-hold.ts'

/** A total in minor units of the charged currency, with the times and rules of its items. */
export interface ToPay {
  currency: string
  totalMinor: number
  rows: readonly (Times & { confirmation: 'instant' | 'supplier'; payLater: boolean })[]
}

export interface PaymentMethod {
  code: PaymentMethodCode
  /** Who takes the money, by the code of its provider. */
  provider: string
  /** For how long the places are held for the money. */
  holdSeconds: number
}

/** Whether a supplier confirms the order before it is paid. */
export const needsAnswer = (rows: ToPay['rows']): boolean => rows.some((row) => row.confirmation === 'supplier')

/** The payment methods of a cart or quote on a site, in display order. */
export function paymentMethods(context: PaymentContext, site: SiteOfRequest, toPay: ToPay): PaymentMethod[] {
  const { currency, totalMinor, rows } = toPay
  const { card } = context.providers
  const transferSeconds = transferHoldSeconds(site, { currency, totalMinor }, rows)
  const isCardPossible = cardRefusal(context, toPay) === null
  // The link to pay by opens a card page.
  const laterSeconds = totalMinor > 0 && isCardPossible ? payLaterHoldSeconds(rows) : null
  const ways: PaymentMethod[] = []
  if (isCardPossible) ways.push({ code: 'card', provider: card.code, holdSeconds: site.holdMinutes * 60 })
  if (laterSeconds !== null) ways.push({ code: 'pay_later', provider: 'none', holdSeconds: laterSeconds })
  if (transferSeconds !== null)
    ways.push({ code: 'bank_transfer', provider: BANK_TRANSFER, holdSeconds: transferSeconds })
  return ways
}
