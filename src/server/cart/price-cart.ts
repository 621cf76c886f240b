import type { Rate } from '#domain/exchange.ts'
import type { Locale } from '#domain/locale.ts'
import { findGuest, type Guest } from '#server/accounts/find-guest.ts'
import { listRates } from '#server/currencies/list-rates.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { chargeCart, type CartCharge } from './charge-cart.ts'
import { loadCart, type LoadedItem } from './load-cart.ts'
import { applyPromo, previewPromo, type AppliedPromo, type RefusedPromo } from './promotions/apply-promo.ts'

interface CartToPrice {
  visitor: Visitor
  locale: Locale
  /** Absent: the cart's own code. Null or empty: none. */
  code?: string | null | undefined
  /**
   * The address that was typed at checkout: its earlier orders are in `promo.refusedToBuyer`, and do not refuse the code. Absent: they refuse
   * it, by the account's own address. A typed one must not, or it would tell strangers who has ordered.
   */
  typedEmail?: string
  /** Called before anything is charged, and before a try of the code is counted; throws to refuse the cart. */
  check?: (items: LoadedItem[]) => void
}

export interface PricedCart {
  /** Every item of the cart, also what cannot be bought now. */
  items: LoadedItem[]
  rates: Rate[]
  /** Of what can be bought now, before the discount. */
  charge: CartCharge
  /** The code that was tried, if there was something to try it on. */
  code: string | null
  /** Null without a code, or when nothing can be bought. */
  promo: AppliedPromo | RefusedPromo | null
  discountMinor: number
  /** After the discount, minor units of the charge's currency. */
  totalMinor: number
  /** Of the account; null for a guest, and where an address was typed or no code was wanted. */
  account: Guest | null
}

/**
 * Prices the visitor's cart: loads it, drops what cannot be bought, charges the rest, takes off the promo code. Throws what `check` throws,
 * ApiError `promo.too_many_tries`.
 */
export async function priceCart(context: Context, input: CartToPrice): Promise<PricedCart> {
  const { visitor, locale, typedEmail, check } = input
  const isPreview = typedEmail === undefined && input.code !== null
  const [items, rates, account] = await Promise.all([
    loadCart(context.db, visitor),
    listRates(context.db),
    isPreview ? findGuest(context.db, visitor.userId) : null,
  ])
  check?.(items)
  const available = items.filter((item) => item.priced.refusal === null)
  const charge = chargeCart(available, rates, visitor.site.defaultCurrency)
  const code = input.code === undefined ? (items[0]?.row.promoCode ?? null) : input.code
  const promo = await promoOf()
  const discountMinor = promo?.ok ? promo.discountMinor : 0
  return { items, rates, charge, code, promo, discountMinor, totalMinor: charge.totalMinor - discountMinor, account }

  async function promoOf(): Promise<AppliedPromo | RefusedPromo | null> {
    if (code === null || code.trim() === '' || available.length === 0) return null
    const apply = typedEmail === undefined ? previewPromo : applyPromo
    return apply(context, { visitor, locale, code, charge, buyerEmail: typedEmail ?? account?.email ?? null })
  }
}
