import { BANK_TRANSFER } from '#server/booking/providers/bank-transfer.ts'
import { cardRefusal } from '#server/booking/payments/card-refusal.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import type { SiteOfRequest } from '#server/kernel/visitor.ts'
import type { Times } from './time-until-start.ts'
import { payLaterHoldSeconds } from './pay-later-hold.ts'
import { transferHoldSeconds } from './transfer-hold.ts'

/** What is to be paid: a sum in minor units of the currency that is charged, and the times and rules of what it is for. */
export interface ToPay {
  currency: string
  totalMinor: number
  rows: readonly (Times & { confirmation: 'instant' | 'supplier'; payLater: boolean })[]
}

export interface PaymentMethod {
  code: 'card' | 'bank_transfer' | 'pay_later'
  /** Who takes the money, by the code of its provider. */
  provider: string
  /** For how long the places are held for the money. */
  holdSeconds: number
}

/** The ways in which a cart or an accepted offer can be paid on a site, in the order in which they are shown. */
export function paymentMethods(context: PaymentContext, site: SiteOfRequest, toPay: ToPay): PaymentMethod[] {
  const { currency, totalMinor, rows } = toPay
  const { card } = context.providers
  const transferSeconds = transferHoldSeconds(site, { currency, totalMinor }, rows)
  const laterSeconds = totalMinor > 0 ? payLaterHoldSeconds(rows) : null
  const ways: PaymentMethod[] = []
  if (cardRefusal(context, toPay) === null)
    ways.push({ code: 'card', provider: card.code, holdSeconds: site.holdMinutes * 60 })
  if (transferSeconds !== null)
    ways.push({ code: 'bank_transfer', provider: BANK_TRANSFER, holdSeconds: transferSeconds })
  if (laterSeconds !== null) ways.push({ code: 'pay_later', provider: 'none', holdSeconds: laterSeconds })
  return ways
}
