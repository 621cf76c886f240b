import type { z } from '@hono/zod-openapi'
import { refundSteps } from '#domain/cancellation.ts'
import { checkCart } from '#domain/cart-check.ts'
import type { Locale } from '#domain/locale.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { viewPicture } from '#server/media/view-picture.ts'
import { approximately } from './approximately.ts'
import type { cartItemSchema, cartSchema } from './contract.ts'
import type { LoadedItem } from './load-cart.ts'
import { priceCart, type PricedCart } from './price-cart.ts'

/** The cart page: every item at its price now, the notice about what changed, and the sums of what can be bought. */
export async function readCart(
  context: Context,
  input: { visitor: Visitor; locale: Locale },
): Promise<z.infer<typeof cartSchema>> {
  return viewCart(await priceCart(context, { ...input, code: null }), input.visitor, input.locale)
}

export function viewCart(
  { items, rates, charge }: Pick<PricedCart, 'items' | 'rates' | 'charge'>,
  visitor: Visitor,
  locale: Locale,
): z.infer<typeof cartSchema> {
  const views = items.map((item) => viewItem(item, locale))
  const check = checkCart(
    views.map((view) => ({
      id: view.id,
      title: view.title,
      seenMinor: view.seenMinor,
      nowMinor: view.totalMinor,
      isAvailable: view.isAvailable,
      reason: view.unavailableReason,
    })),
  )
  return {
    items: views,
    notice: check.notice,
    currency: charge.currency,
    originalMinor: charge.originalMinor,
    totalMinor: charge.totalMinor,
    promoCode: items[0]?.row.promoCode ?? null,
    approximate:
      items.length === 0
        ? null
        : approximately(rates, visitor, { amountMinor: charge.totalMinor, currency: charge.currency }),
  }
}

/** `paidMinor` in minor units of `currency`. */
export function viewPolicy(
  row: LoadedItem['row'],
  price: { paidMinor: number; currency: string },
): z.infer<typeof cartItemSchema>['cancellation'] {
  const { cancellation: rules, zone } = row
  const [startsAt, now] = [row.startsAt.toISOString(), row.now.toISOString()]
  return { currency: price.currency, steps: refundSteps({ rules, zone, startsAt, now, ...price }) }
}

function viewItem({ row, priced }: LoadedItem, locale: Locale): z.infer<typeof cartItemSchema> {
  const pickup = row.pickups.find((point) => point.id === row.pickupPointId)
  return {
    id: row.id,
    productId: row.productId,
    productCode: row.productCode,
    title: row.productTitle[locale],
    optionTitle: row.optionTitle[locale],
    citySlug: locale === 'ar' ? row.citySlugAr : row.citySlugEn,
    slug: locale === 'ar' ? row.slugAr : row.slugEn,
    cityName: row.cityName[locale],
    picture: viewPicture(row.picture, locale),
    optionId: row.optionId,
    departureId: row.departureId,
    localDate: row.localDate,
    localTime: row.localTime,
    zone: row.zone,
    duration: row.duration,
    rate: row.rate,
    pricingPer: row.pricingPer === 'item' ? 'item' : 'person',
    travellers: priced.breakdown.travellers,
    capacity: row.optionCapacity,
    units: row.units.map((unit) => ({
      id: unit.id,
      title: unit.title[locale],
      quantity: row.chosenUnits[unit.id] ?? 0,
      minQuantity: unit.minQuantity,
      maxQuantity: unit.maxQuantity,
      travellers: unit.travellers,
    })),
    extras: row.extras
      .filter((extra) => (row.chosenExtras[extra.id] ?? 0) > 0)
      .map((extra) => ({ id: extra.id, title: extra.title[locale], quantity: row.chosenExtras[extra.id] ?? 0 })),
    pickup: pickup ? { id: pickup.id, name: pickup.name[locale], address: pickup.address[locale] } : null,
    isAvailable: priced.refusal === null,
    unavailableReason: priced.refusal?.code ?? null,
    lines: priced.lines.map((line) => ({
      kind: line.kind,
      title: line.title[locale],
      quantity: line.quantity,
      unitMinor: line.unitMinor,
      totalMinor: line.totalMinor,
      originalTotalMinor: line.originalTotalMinor,
    })),
    currency: row.currency,
    totalMinor: priced.breakdown.totalMinor,
    originalMinor: priced.breakdown.originalMinor,
    seenMinor: row.seenMinor,
    cancellation: viewPolicy(row, { paidMinor: priced.breakdown.totalMinor, currency: row.currency }),
    payLater: row.payLater,
    needsConfirmation: row.confirmation === 'supplier',
  }
}
