import { tidyLine } from '#domain/invisible.ts'
import type { z } from '@hono/zod-openapi'
import { answerSeconds } from '#domain/deadlines.ts'
import type { Locale, Words } from '#domain/locale.ts'
import { taxInside } from '#domain/tax.ts'
import { timeUntilStart } from '#domain/time-until-start.ts'
import { loadCart, type LoadedItem } from '#server/cart/load-cart.ts'
import { chargedMoney, priceCart, type PricedCart } from '#server/cart/price-cart.ts'
import { viewCart } from '#server/cart/read-cart.ts'
import { listPlans } from '#server/booking/orders/list-plans.ts'
import { cardRefusal } from '#server/booking/payments/card-refusal.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import type { Db } from '#server/kernel/database.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import type { checkoutViewSchema } from './contract.ts'
import { listCountries } from '#server/kernel/list-countries.ts'
import { findLatestPhone } from './queries.ts'
import { deadlineIn, viewPaymentMethods, type ClockOfCity } from './view-payment-methods.ts'
import { needsAnswer, paymentMethods } from './payment-methods.ts'

type CheckoutView = z.infer<typeof checkoutViewSchema>

/** The checkout page: the cart, or the items `only`, at their prices now, the sum with the promo code, the tax included in it, and the payment methods. */
export async function readCheckout(
  context: PaymentContext,
  input: { visitor: Visitor; locale: Locale; promoCode: string | undefined; only?: readonly number[] | null },
): Promise<CheckoutView> {
  const { visitor, locale, only = null } = input
  const [priced, all, plans] = await Promise.all([
    priceCart(context, { visitor, locale, only, code: input.promoCode && tidyLine(input.promoCode) }),
    only === null ? [] : loadCart(context.db, visitor),
    listPlans(context, { visitor, locale }),
  ])
  const { charge, promo, reading, account } = priced
  const { tax } = visitor.site
  const totalMinor = reading.totalMinor - reading.discountMinor
  const toPay = {
    currency: charge.currency,
    totalMinor: priced.totalMinor,
    rows: charge.items.map(({ item }) => item.row),
  }
  const ways = paymentMethods(context, visitor.site, toPay)
  const clock = clockOf(toPay.rows, locale)

  const cart = viewCart(priced, locale)
  return {
    cart,
    knowBeforeYouGo: knowBeforeYouGo(cart.items, toPay.rows, locale),
    others: all.flatMap((item) => (only?.includes(item.row.id) ? [] : [viewOther(item, locale)])),
    plans,
    originalMinor: reading.originalMinor,
    discountMinor: reading.discountMinor,
    totalMinor,
    currency: reading.currency,
    charged: chargedMoney(priced),
    promo: promo?.ok ? { code: promo.code, discountMinor: reading.discountMinor, isLowered: promo.isLowered } : null,
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
    methods: viewPaymentMethods(context, ways, { locale, ...clock }),
    cardRefusal: cardRefusal(context, toPay),
    answerBy: needsAnswer(toPay.rows) ? deadlineIn(answerSeconds(timeUntilStart(toPay.rows)), clock) : null,
    holdMinutes: visitor.site.holdMinutes,
    offersWhatsapp: context.configuration.whatsapp !== null,
    countries: listCountries(locale),
    guest: account
      ? await withEarlierPhone(context.db, visitor.userId, account)
      : { firstName: '', lastName: '', email: '', countryCode: '', phoneNumber: '' },
  }
}

/** Two items of a product say the same. */
function knowBeforeYouGo(
  items: CheckoutView['cart']['items'],
  rows: readonly LoadedItem['row'][],
  locale: Locale,
): CheckoutView['knowBeforeYouGo'] {
  return [...new Set(items.map(({ productId }) => productId))].flatMap((productId) => {
    const row = rows.find((one) => one.productId === productId)
    const [points, bring] = [row?.knowBeforeYouGo[locale] ?? [], row?.bring[locale] ?? []]
    if (!row || points.length + bring.length === 0) return []
    return [{ productId, title: row.productTitle[locale], rate: row.rate, points, bring }]
  })
}

type Account = NonNullable<PricedCart['account']>

/** An account without a phone number has that of its latest order. */
async function withEarlierPhone(db: Db, userId: number | null, account: Account): Promise<Account> {
  if (userId === null || account.phoneNumber !== '') return account
  return { ...account, ...(await findLatestPhone(db, userId)) }
}

/** The time of the database, on the clock of the first activity's city. */
function clockOf(rows: readonly { now: Date; zone: string; cityName: Words }[], locale: Locale): ClockOfCity {
  return { now: rows[0]?.now ?? new Date(), zone: rows[0]?.zone ?? 'UTC', cityName: rows[0]?.cityName[locale] ?? '' }
}

function viewOther({ row, priced }: LoadedItem, locale: Locale) {
  return {
    id: row.id,
    title: row.productTitle[locale],
    localDate: row.localDate,
    localTime: row.localTime,
    isAvailable: priced.refusal === null,
    needsConfirmation: row.confirmation === 'supplier',
  }
}
