import type { z } from '@hono/zod-openapi'
import type { Locale } from '#domain/locale.ts'
import { taxInside } from '#domain/tax.ts'
import { findGuest } from '#server/accounts/find-guest.ts'
import { approximately } from '#server/cart/approximately.ts'
import { chargeCart, type CartCharge } from '#server/cart/charge-cart.ts'
import { loadCart } from '#server/cart/load-cart.ts'
import { viewCart, viewPolicy } from '#server/cart/read-cart.ts'
import { cardRefusal } from '#server/booking/payments/card-refusal.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { previewPromo } from '#server/cart/promotions/apply-promo.ts'
import { listRates } from '#server/currencies/list-rates.ts'
import type { checkoutViewSchema } from './contract.ts'
import { listCountries } from '#server/kernel/list-countries.ts'
import { viewWays } from './view-payment-methods.ts'
import { waysToPay } from './payment-methods.ts'

/** What the checkout page shows: the cart checked again, the sum with the promo code, the tax inside it, the ways to pay. */
export async function readCheckout(
  context: PaymentContext,
  input: { visitor: Visitor; locale: Locale; promoCode: string | undefined },
): Promise<z.infer<typeof checkoutViewSchema>> {
  const { visitor, locale } = input
  const [items, rates, guest] = await Promise.all([
    loadCart(context.db, visitor),
    listRates(context.db),
    findGuest(context.db, visitor.userId),
  ])
  const available = items.filter((item) => item.priced.refusal === null)
  const charge = chargeCart(available, rates, visitor.site.defaultCurrency)
  const code = input.promoCode?.trim() ?? items[0]?.row.promoCode
  const promo =
    code && available.length > 0
      ? await previewPromo(context, { ...input, code, charge, buyerEmail: guest?.email ?? null })
      : null
  const discountMinor = promo?.ok ? promo.discountMinor : 0
  const totalMinor = charge.totalMinor - discountMinor
  const { tax } = visitor.site
  const toPay = { currency: charge.currency, totalMinor, rows: available.map((item) => item.row) }
  const ways = waysToPay(context, visitor.site, toPay)

  return {
    cart: withDiscount(viewCart(items, rates, visitor, locale), charge, promo?.ok ? promo.itemDiscountsMinor : []),
    originalMinor: charge.originalMinor,
    discountMinor,
    totalMinor,
    currency: charge.currency,
    promo: promo?.ok ? { code: promo.code, discountMinor, isLowered: promo.isLowered } : null,
    approximate: approximately(rates, visitor, { amountMinor: totalMinor, currency: charge.currency }),
    promoCode: code ?? null,
    promoRefusal: promo && !promo.ok ? { code: promo.code, ...promo.details } : null,
    tax:
      tax.basisPoints > 0
        ? {
            name: tax.name[locale],
            basisPoints: tax.basisPoints,
            includedMinor: taxInside(totalMinor, tax.basisPoints),
          }
        : null,
    methods: viewWays(context, ways, locale),
    cardRefusal: cardRefusal(context, toPay),
    holdMinutes: visitor.site.holdMinutes,
    offersWhatsapp: context.configuration.whatsapp !== null,
    countries: listCountries(locale),
    guest: guest ?? { firstName: '', lastName: '', email: '', countryCode: '', phoneNumber: '' },
  }
}

type CartView = ReturnType<typeof viewCart>

/** The sums of the cancellation policies are of what is charged: in its currency, after the promo code. */
function withDiscount(cart: CartView, charge: CartCharge, discountsMinor: readonly number[]): CartView {
  const policies = new Map(
    charge.items.map(({ item, totalMinor }, at) => {
      const price = { paidMinor: totalMinor - (discountsMinor[at] ?? 0), currency: charge.currency }
      return [item.row.id, viewPolicy(item.row, price)]
    }),
  )
  return {
    ...cart,
    items: cart.items.map((item) => ({ ...item, cancellation: policies.get(item.id) ?? item.cancellation })),
  }
}
