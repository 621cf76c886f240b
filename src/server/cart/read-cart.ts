import type { z } from '@hono/zod-openapi'
import { refundSteps } from '#domain/cancellation.ts'
import { busyFrom, busyUntil, planNotes, type Visit } from '#domain/cart-plan.ts'
import { checkCart } from '#domain/cart-check.ts'
import { pickupClock } from '#domain/pickup-clock.ts'
import { readingPrice } from '#domain/exchange.ts'
import type { Locale } from '#domain/locale.ts'
import type { PricingContext } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { viewPicture } from '#server/media/view-picture.ts'
import type { cartItemSchema, cartSchema } from './contract.ts'
import type { LoadedItem } from './load-cart.ts'
import type { ChargedItem } from './charge-cart.ts'
import { chargedMoney, priceCart, type PricedCart } from './price-cart.ts'

/** The cart page: every item at its price now, the notice about what changed, and the sums of what can be bought. */
export async function readCart(
  context: PricingContext,
  input: { visitor: Visitor; locale: Locale; loaded?: LoadedItem[] | undefined },
): Promise<z.infer<typeof cartSchema>> {
  return viewCart(await priceCart(context, { ...input, code: null }), input.locale)
}

export function viewCart(priced: PricedCart, locale: Locale): z.infer<typeof cartSchema> {
  const { reading, exchange } = priced
  const inOrder = reading.items.toSorted(
    (a, b) => a.item.row.startsAt.getTime() - b.item.row.startsAt.getTime() || a.item.row.id - b.item.row.id,
  )
  const views = inOrder.map((one) => viewItem(one, { locale, reading, exchange }))
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
    notes: planNotes(reading.items.flatMap(({ item }) => (item.priced.refusal === null ? [visitOf(item)] : []))),
    notice: check.notice,
    currency: reading.currency,
    originalMinor: reading.originalMinor,
    totalMinor: reading.totalMinor,
    promoCode: reading.items[0]?.item.row.promoCode ?? null,
    charged: chargedMoney(priced),
  }
}

/** `paidMinor` in minor units of `currency`. */
function viewPolicy(
  row: LoadedItem['row'],
  price: { paidMinor: number; currency: string },
): z.infer<typeof cartItemSchema>['cancellation'] {
  const { cancellation: rules, zone } = row
  const [startsAt, now] = [row.startsAt.toISOString(), row.now.toISOString()]
  return { currency: price.currency, steps: refundSteps({ rules, zone, startsAt, now, ...price }) }
}

const pickupOf = ({ pickups, pickupPointId }: LoadedItem['row']) => pickups.find(({ id }) => id === pickupPointId)

function placeAndTimes({ row }: LoadedItem): z.infer<typeof cartItemSchema>['visit'] {
  const [startsAt, endsAt] = [row.startsAt.toISOString(), row.endsAt.toISOString()]
  return {
    startsAt: busyFrom(startsAt, pickupOf(row)?.minutesBefore ?? 0),
    endsAt,
    busyUntil: busyUntil({ rate: row.rate, startsAt, endsAt }),
    city: row.cityId,
    zone: row.zone,
    lat: row.lat,
    lng: row.lng,
  }
}

/** When and where its people are, for what is to go with the cart. */
export const visitOf = (item: LoadedItem): Visit => ({
  id: item.row.id,
  localDate: item.row.localDate,
  rate: item.row.rate,
  ...placeAndTimes(item),
})

function viewItem(
  { item, lines, totalMinor, originalMinor }: ChargedItem,
  { locale, reading, exchange }: Pick<PricedCart, 'reading' | 'exchange'> & { locale: Locale },
): z.infer<typeof cartItemSchema> {
  const { row, priced } = item
  const { currency } = reading
  const seen = { amountMinor: row.seenMinor, currency: row.seenCurrency }
  const isAsSeen = row.seenCurrency === row.currency && row.seenMinor === priced.breakdown.totalMinor
  const discountMinor = reading.itemDiscountsMinor.get(row.id) ?? 0
  const pickup = pickupOf(row)
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
    visit: placeAndTimes(item),
    duration: row.duration,
    rate: row.rate,
    pricingPer: row.pricingPer === 'item' ? 'item' : 'person',
    travellers: priced.partySize ?? priced.breakdown.travellers,
    partySize: priced.partySize,
    capacity: row.optionCapacity,
    units: row.units.map((unit) => ({
      id: unit.id,
      kind: unit.kind,
      title: unit.title[locale],
      quantity: row.chosenUnits[unit.id] ?? 0,
      minQuantity: unit.minQuantity,
      maxQuantity: unit.maxQuantity,
      minAge: unit.minAge,
      maxAge: unit.maxAge,
      travellers: unit.travellers,
    })),
    extras: row.extras
      .filter((extra) => (row.chosenExtras[extra.id] ?? 0) > 0)
      .map((extra) => ({ id: extra.id, title: extra.title[locale], quantity: row.chosenExtras[extra.id] ?? 0 })),
    pickup: pickup
      ? {
          id: pickup.id,
          name: pickup.name[locale],
          address: pickup.address[locale],
          asksPlace: pickup.asksPlace,
          ...pickupClock({ startsAt: row.startsAt.toISOString(), zone: row.zone }, pickup),
        }
      : null,
    guideLanguage: row.guideLanguage,
    isAvailable: priced.refusal === null,
    unavailableReason: priced.refusal?.code ?? null,
    unavailableLimit: limitOf(priced.refusal?.details),
    lines: lines.map((line) => ({
      kind: line.kind,
      title: line.title[locale],
      quantity: line.quantity,
      unitMinor: line.unitMinor,
      totalMinor: line.totalMinor,
      originalTotalMinor: line.originalTotalMinor,
    })),
    currency,
    totalMinor,
    originalMinor,
    discountMinor,
    // The supplier's price decides whether it has changed: a new exchange rate alone needs no notice.
    seenMinor: isAsSeen ? totalMinor : readingPrice(exchange, seen).amountMinor,
    cancellation: viewPolicy(row, { paidMinor: totalMinor - discountMinor, currency }),
    payLater: row.payLater,
    needsConfirmation: row.confirmation === 'supplier',
  }
}

function limitOf(details: Record<string, unknown> = {}): number | null {
  const limit = details['maximum'] ?? details['minimum']
  return typeof limit === 'number' ? limit : null
}
