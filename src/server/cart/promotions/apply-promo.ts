import { latinDigits } from '#domain/arabic.ts'
import { payableStep } from '#domain/currency.ts'
import { formatDate, onClockOf } from '#domain/date-words.ts'
import { convertBetween, type PriceExchange } from '#domain/exchange.ts'
import { tidyLine } from '#domain/invisible.ts'
import type { Locale } from '#domain/locale.ts'
import { formatMoney, prorate } from '#domain/money.ts'
import { checkPromoCode, type PromoRefusal } from '#domain/promo-code.ts'
import { keyOfCart } from '#server/cart/cart-key.ts'
import type { CartCharge } from '#server/cart/charge-cart.ts'
import type { Context } from '#server/kernel/context.ts'
import { countAttempts, networkLimits } from '#server/kernel/count-attempt.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { findPromo, type PromoRow } from './queries.ts'

export interface AppliedPromo {
  ok: true
  promoCodeId: number
  code: string
  discountMinor: number
  /** Less than the code is worth, because the rest must not be below the smallest amount that can be charged. */
  isLowered: boolean
  /** The share of each item of the charge, in its order; they sum to discountMinor. */
  itemDiscountsMinor: number[]
  /** Set if the buyer's earlier orders forbid the code. */
  refusedToBuyer: RefusedPromo | null
}

export interface RefusedPromo {
  ok: false
  code: `promo.${PromoRefusal}`
  /** For its words: the least sum, or the day on which it starts or ended, as the language writes them. */
  details: { minimum?: string; date?: string }
}

/**
 * The discount of a promo code on this charge, in minor units of its currency, or why the code is refused. Does not count a use. Throws ApiError
 * `promo.too_many_tries` (limited) when one address tries many unknown codes.
 */
export async function applyPromo(
  context: Context,
  input: {
    code: string
    charge: CartCharge
    exchange: PriceExchange
    visitor: Visitor
    locale: Locale
    buyerEmail: string | null
  },
): Promise<AppliedPromo | RefusedPromo> {
  const { charge, exchange, visitor } = input
  const promo = await findPromo(context.db, tidyLine(latinDigits(input.code)), {
    email: input.buyerEmail,
    userId: visitor.userId,
    cartKey: keyOfCart(visitor),
  })
  if (!promo) {
    await countPromoTry(context, visitor)
    return { ok: false, code: 'promo.code_unknown', details: {} }
  }
  const converted = (minor: number | null, currency: string) =>
    minor === null || promo.currency === null
      ? minor
      : convertBetween(exchange.rates, { amountMinor: minor, currency: promo.currency }, currency).amountMinor
  const inCharge = (minor: number | null) => converted(minor, charge.currency)
  const minimumMinor = inCharge(promo.minimumMinor)

  const result = checkPromoCode(
    { ...promo, amountMinor: inCharge(promo.amountMinor), minimumMinor },
    {
      ...promo,
      currency: charge.currency,
      items: charge.items.map(({ item: { row }, totalMinor }) => ({ ...row, totalMinor })),
    },
  )
  if (!result.ok) {
    const minimumRead = converted(promo.minimumMinor, exchange.currency) ?? 0
    const minimum = { amountMinor: minimumRead, currency: exchange.currency }
    return { ok: false, code: `promo.${result.reason}`, details: detailsOf(result.reason, promo, minimum, input) }
  }
  return {
    ok: true,
    promoCodeId: promo.id,
    code: promo.code,
    refusedToBuyer: result.refusalToBuyer && { ok: false, code: `promo.${result.refusalToBuyer}`, details: {} },
    discountMinor: result.discountMinor,
    isLowered: result.isLowered,
    itemDiscountsMinor: prorate(
      result.discountMinor,
      charge.items.map((one, index) => (result.eligible[index] ? one.totalMinor : 0)),
      payableStep(charge.currency),
    ),
  }
}

/** As applyPromo, and also refuses for the buyer's earlier orders: `buyerEmail` must be the account's own, never one that was typed. */
export async function previewPromo(
  context: Context,
  input: Parameters<typeof applyPromo>[1],
): Promise<AppliedPromo | RefusedPromo> {
  const promo = await applyPromo(context, input)
  return (promo.ok ? promo.refusedToBuyer : null) ?? promo
}

/** Limits tries that reveal something: whether a code exists, or what an address has ordered. Throws ApiError `promo.too_many_tries`. */
export async function countPromoTry(context: Context, { address }: Visitor): Promise<void> {
  const limits = networkLimits(address, { key: 'promo', most: 10, windowSeconds: 600 })
  await countAttempts(context.db, 'promo.too_many_tries', limits)
}

function detailsOf(
  reason: PromoRefusal,
  promo: PromoRow,
  minimum: { amountMinor: number; currency: string },
  { visitor, locale }: { visitor: Visitor; locale: Locale },
): RefusedPromo['details'] {
  const dayOf = (instant: Date | null) =>
    instant === null ? '' : formatDate(onClockOf(instant.toISOString(), visitor.site.zone).localDate, locale, 'long')
  if (reason === 'code_minimum_spend') return { minimum: formatMoney(minimum, locale) }
  if (reason === 'code_not_started') return { date: dayOf(promo.startsAt) }
  // It ends at midnight: the last day on which it helped is the one before that instant.
  if (reason === 'code_expired') return { date: dayOf(promo.expiresAt && new Date(promo.expiresAt.getTime() - 1)) }
  return {}
}
