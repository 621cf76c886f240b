import type { z } from '@hono/zod-openapi'
import type { Locale } from '#domain/locale.ts'
import { taxInside } from '#domain/tax.ts'
import { approximately } from '#server/cart/approximately.ts'
import type { CartCharge } from '#server/cart/charge-cart.ts'
import { priceCart } from '#server/cart/price-cart.ts'
import { viewCart, viewPolicy } from '#server/cart/read-cart.ts'
import { cardRefusal } from '#server/booking/payments/card-refusal.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import type { checkoutViewSchema } from './contract.ts'
import { listCountries } from '#server/kernel/list-countries.ts'
import { viewPaymentMethods } from './view-payment-methods.ts'
import { paymentMethods } from './payment-methods.ts'

/** The checkout page: the cart at its prices now, the sum with the promo code, the tax included in it, and the payment methods. */
export async function readCheckout(
  context: PaymentContext,
  input: { visitor: Visitor; locale: Locale; promoCode: string | undefined },
): Promise<z.infer<typeof checkoutViewSchema>> {
  const { visitor, locale } = input
  const priced = await priceCart(context, { visitor, locale, code: input.promoCode?.trim() })
  const { charge, promo, discountMinor, totalMinor, account } = priced
  const { tax } = visitor.site
  const toPay = { currency: charge.currency, totalMinor, rows: charge.items.map(({ item }) => item.row) }
  const ways = paymentMethods(context, visitor.site, toPay)

  return {
    cart: withDiscount(viewCart(priced, visitor, locale), charge, promo?.ok ? promo.itemDiscountsMinor : []),
    originalMinor: charge.originalMinor,
    discountMinor,
    totalMinor,
    currency: charge.currency,
    promo: promo?.ok ? { code: promo.code, discountMinor, isLowered: promo.isLowered } : null,
    approximate: approximately(priced.rates, visitor, { amountMinor: totalMinor, currency: charge.currency }),
    promoCode: priced.code,
    promoRefusal: promo && !promo.ok ? { code: promo.code, ...promo.details } : null,
    tax:
      tax.basisPoints > 0
        ? {
            name: tax.name[locale],
            basisPoints: tax.basisPoints,
            includedMinor: taxInside(totalMinor, tax.basisPoints),
          }
        : null,
    methods: viewPaymentMethods(context, ways, locale),
    cardRefusal: cardRefusal(context, toPay),
    holdMinutes: visitor.site.holdMinutes,
    offersWhatsapp: context.configuration.whatsapp !== null,
    countries: listCountries(locale),
    guest: account ?? { firstName: '', lastName: '', email: '', countryCode: '', phoneNumber: '' },
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
