import { availabilityStatus } from '#domain/availability.ts'
import { displayedFrom } from '#domain/exchange.ts'
import { byCost, offersForParty, type PartyOffer } from '#domain/party-offer.ts'
import { handPriceOf, type DayPrice } from '#domain/price.ts'
import { findExchange } from '#server/currencies/find-exchange.ts'
import type { PricingContext } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { findBounds, findProductForCalendar, listDays, listUnits, type DayRow, type UnitRow } from './queries.ts'

const MAX_DAYS = 62

export interface CalendarDay {
  date: string
  status: 'available' | 'few_left' | 'too_few_seats' | 'sold_out'
  fromMinor: number
  /** The unit that `fromMinor` is the price of, and how many of it. */
  unitId: number
  quantity: number
}

/**
 * Price and availability of each day with departures, `from` to `to` inclusive (local dates, at most 62 days). Minor
 * units of the visitor's currency. A day is `few_left` if all its open departures together are; closed departures do
 * not count. The price of a day is that with which the travellers pay least: of one person, or of what they share, as
 * many as they need (docs/rules/search.md#the-price-for-a-party). With `travellers` a day has `too_few_seats` if no
 * departure takes them together, but one takes fewer. The days of a stay or rental are those it can begin on: seats count
 * that are free on each of `duration` days or nights, at least the product's minimum.
 */
export async function readCalendar(
  context: PricingContext,
  input: {
    visitor: Visitor
    productId: number
    optionId: number | null
    travellers?: number
    duration?: number | undefined
    from: string
    to: string
  },
): Promise<{ currency: string; days: CalendarDay[]; firstAvailable: string | null; lastDate: string | null }> {
  const span = (Date.parse(input.to) - Date.parse(input.from)) / 86_400_000
  if (span < 0 || span >= MAX_DAYS) throw new ApiError('invalid', 'availability.range_too_long', { most: MAX_DAYS })
  const product = await findProductForCalendar(context.db.reading, input.productId, input.visitor.site.supplierId)
  if (!product) throw new ApiError('missing', 'availability.product_unknown')
  const { rate, minDuration } = product
  const duration = rate === 'once' ? 1 : Math.max(input.duration ?? minDuration, minDuration)
  const [rows, units, bounds, exchange] = await Promise.all([
    listDays(context.db.reading, { ...input, duration }),
    listUnits(context.db.reading, input.productId),
    findBounds(context.db.reading, { productId: input.productId, duration }),
    findExchange(context, input.visitor),
  ])
  const { currency } = exchange

  const unitsOf = Map.groupBy(units, ({ optionId }) => optionId)
  const priceOf = ({ code, priceMinor }: UnitRow, day: DayPrice, quantity = 1) => {
    const byHand = handPriceOf(day, code)
    const price = { amountMinor: byHand ?? priceMinor, currency: product.currency }
    return displayedFrom(exchange, price, byHand === undefined ? day.adjustBasisPoints : 0, quantity).amountMinor
  }
  const travellers = input.travellers ?? 1
  const offersOf = ({ optionId, day, seatsLeft, mostTravellers, isPerPerson }: DayRow) => {
    const place = {
      size: travellers,
      takesParty: mostTravellers >= travellers,
      capacity: mostTravellers,
      seats: seatsLeft,
      isPerPerson,
    }
    return offersForParty(unitsOf.get(optionId) ?? [], place, (unit) => priceOf(unit, day)).map((offer) => ({
      ...offer,
      fromMinor: priceOf(offer.unit, day, offer.quantity),
    }))
  }
  const days = [...Map.groupBy(rows, (row) => row.date)]
    .map(([date, departures]) => viewDay(date, departures, offersOf, travellers))
    .filter((day) => day !== null)
  return { currency, days, ...bounds }
}

function viewDay(
  date: string,
  departures: DayRow[],
  offersOf: (departure: DayRow) => (PartyOffer<UnitRow> & { fromMinor: number })[],
  travellers: number,
): CalendarDay | null {
  const open = departures.filter((departure) => departure.isOpen)
  if (open.length === 0) return null
  const takes =
    (together: number) =>
    ({ seatsLeft, isPerPerson, leastSeats, mostTravellers }: DayRow) =>
      seatsLeft >= Math.max(isPerPerson ? together : 1, leastSeats) && mostTravellers >= together
  const forSome = open.filter(takes(1))
  const forAll = open.filter(takes(travellers))
  const instant = new Date(0)
  const status = availabilityStatus({
    capacity: open.reduce((sum, departure) => sum + departure.capacity, 0),
    held: 0,
    sold: open.reduce((sum, departure) => sum + departure.capacity - departure.seatsLeft, 0),
    leastSeats: 1,
    isOpen: true,
    cutoffAt: new Date(1),
    now: instant,
  })
  const [best] = ([forAll, forSome].find((these) => these.length > 0) ?? open).flatMap(offersOf).toSorted(byCost)
  if (!best) return null
  const price = { fromMinor: best.fromMinor, unitId: best.unit.id, quantity: best.quantity }
  if (status === 'closed' || forSome.length === 0) return { date, status: 'sold_out', ...price }
  return { date, status: forAll.length === 0 ? 'too_few_seats' : status, ...price }
}
