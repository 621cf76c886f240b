import { payableStep } from '#domain/currency.ts'
import type { PriceExchange } from '#domain/exchange.ts'
import type { Locale } from '#domain/locale.ts'
import { prorate, sumMinor, type Money } from '#domain/money.ts'
import { findGuest, type Guest } from '#server/accounts/find-guest.ts'
import { findExchange } from '#server/currencies/find-exchange.ts'
import type { PricingContext } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { cartCurrency, chargeCart, type CartCharge, type ChargedItem } from './charge-cart.ts'
import { loadCart, type LoadedItem } from './load-cart.ts'
import { applyPromo, previewPromo, type AppliedPromo, type RefusedPromo } from './promotions/apply-promo.ts'

interface CartToPrice {
  visitor: Visitor
  locale: Locale
  /** The cart, if it was just read. */
  loaded?: LoadedItem[] | undefined
  /** Ids of the items to price; null or absent: all. */
  only?: readonly number[] | null | undefined
  /** Absent: the cart's own code. Null or empty: none. */
  code?: string | null | undefined
  /**
   * The address that was typed at checkout: its earlier orders are in `promo.refusedToBuyer`, and do not refuse the code. Absent: they refuse
   * it, by the account's own address. A typed one must not, because that would reveal who has ordered.
   */
  typedEmail?: string
  /** Called before anything is charged, and before a try of the code is counted; throws to refuse the cart. */
  check?: (items: LoadedItem[]) => void
}

/** A cart as its visitor reads it, minor units of `currency`. The same amounts as the charge if that has this currency. */
export interface CartReading {
  currency: string
  /** Every item of the cart, or of `only`; also what cannot be bought now. */
  items: ChargedItem[]
  /** Of what can be bought now, as the total, before the discount. */
  originalMinor: number
  totalMinor: number
  discountMinor: number
  /** By item id; they sum to discountMinor. */
  itemDiscountsMinor: ReadonlyMap<number, number>
}

export interface PricedCart {
  reading: CartReading
  exchange: PriceExchange
  /** Of what can be bought now, before the discount. */
  charge: CartCharge
  /** The code that was tried, if there was something to try it on. */
  code: string | null
  /** Null without a code, or when nothing can be bought. */
  promo: AppliedPromo | RefusedPromo | null
  discountMinor: number
  /** After the discount, minor units of the charge's currency. */
  totalMinor: number
  /** Of the account; null for a guest, and where an address was typed or no code was given. */
  account: Guest | null
}

/**
 * Prices the visitor's cart: loads it, drops what cannot be bought, charges the rest, takes off the promo code. Throws what `check` throws,
 * ApiError `promo.too_many_tries`.
 */
export async function priceCart(context: PricingContext, input: CartToPrice): Promise<PricedCart> {
  const { visitor, locale, typedEmail, check } = input
  const isPreview = typedEmail === undefined && input.code !== null
  const [items, exchange, account] = await Promise.all([
    input.loaded ?? loadCart(context.db, visitor, input.only),
    findExchange(context, visitor),
    isPreview ? findGuest(context.db, visitor.userId) : null,
  ])
  check?.(items)
  const available = items.filter((item) => item.priced.refusal === null)
  const currency = cartCurrency(
    available.map(({ row }) => row),
    exchange,
  )
  const charge = chargeCart(available, exchange, { currency, isEstimate: false })
  const code = input.code === undefined ? (items[0]?.row.promoCode ?? null) : input.code
  const promo = await promoOf()
  const discountMinor = promo?.ok ? promo.discountMinor : 0
  const reading = readingOf(items, exchange, { charge, promo })
  return {
    reading,
    exchange,
    charge,
    code,
    promo,
    discountMinor,
    totalMinor: charge.totalMinor - discountMinor,
    account,
  }

  async function promoOf(): Promise<AppliedPromo | RefusedPromo | null> {
    if (code === null || code.trim() === '' || available.length === 0) return null
    const apply = typedEmail === undefined ? previewPromo : applyPromo
    return apply(context, { visitor, locale, code, charge, exchange, buyerEmail: typedEmail ?? account?.email ?? null })
  }
}

function readingOf(
  items: readonly LoadedItem[],
  exchange: PriceExchange,
  { charge, promo }: { charge: CartCharge; promo: AppliedPromo | RefusedPromo | null },
): CartReading {
  const { currency } = exchange
  const isEstimate = charge.currency !== currency
  const step = payableStep(currency)
  const shown = chargeCart(items, exchange, { currency, isEstimate })
  const available = shown.items.filter(({ item }) => item.priced.refusal === null)
  const totalMinor = sumMinor(available.map((one) => one.totalMinor))
  const { discountMinor, itemDiscountsMinor } = promo?.ok ? promo : { discountMinor: 0, itemDiscountsMinor: [] }
  const [shared = 0] = prorate(totalMinor, [discountMinor, charge.totalMinor - discountMinor], step)
  const shownDiscountMinor = discountMinor === 0 ? 0 : shared
  const discounts = prorate(shownDiscountMinor, itemDiscountsMinor, step)
  return {
    currency,
    items: shown.items,
    originalMinor: sumMinor(available.map((one) => one.originalMinor)),
    totalMinor,
    discountMinor: shownDiscountMinor,
    itemDiscountsMinor: new Map(available.map(({ item }, at) => [item.row.id, discounts[at] ?? 0])),
  }
}

/** What the card is charged: the total after the discount. */
export function chargedMoney({ charge, totalMinor }: Pick<PricedCart, 'charge' | 'totalMinor'>): Money {
  return { amountMinor: totalMinor, currency: charge.currency }
}
