import { availabilityStatus } from '#domain/availability.ts'
import { displayedFrom } from '#domain/exchange.ts'
import { findExchange } from '#server/currencies/find-exchange.ts'
import type { PricingContext } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { findBounds, findProductForCalendar, listDays, type DayRow } from './queries.ts'

const MAX_DAYS = 62

export interface CalendarDay {
  date: string
  status: 'available' | 'few_left' | 'too_few_seats' | 'sold_out'
  fromMinor: number
  /** The unit that `fromMinor` is the price of. */
  unitId: number
}

/**
 * Price and availability of each day with departures, `from` to `to` inclusive (local dates, at most 62 days). Minor
 * units of the visitor's currency. A day is `few_left` if all its open departures together are; closed departures do
 * not count. With `travellers` a day has `too_few_seats` if no departure takes them together, but one takes fewer. The
 * days of a stay or rental are those it can begin on: seats count that are free on each of `duration` days or nights, at
 * least the product's minimum.
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
  const [rows, bounds, exchange] = await Promise.all([
    listDays(context.db.reading, { ...input, duration }),
    findBounds(context.db.reading, { productId: input.productId, duration }),
    findExchange(context, input.visitor),
  ])
  const { currency } = exchange

  const byDate = Map.groupBy(rows, (row) => row.date)
  const days = [...byDate]
    .map(([date, departures]) => {
      const priceOf = ({ priceMinor, adjustBasisPoints }: DayRow) =>
        displayedFrom(exchange, { amountMinor: priceMinor, currency: product.currency }, adjustBasisPoints).amountMinor
      return viewDay(date, departures, priceOf, input.travellers ?? 1)
    })
    .filter((day) => day !== null)
  return { currency, days, ...bounds }
}

function viewDay(
  date: string,
  departures: DayRow[],
  priceOf: (departure: DayRow) => number,
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
  const [lowest] = ([forAll, forSome].find((these) => these.length > 0) ?? open)
    .map((departure) => ({ fromMinor: priceOf(departure), unitId: departure.unitId }))
    .toSorted((a, b) => a.fromMinor - b.fromMinor)
  if (!lowest) return null
  if (status === 'closed' || forSome.length === 0) return { date, status: 'sold_out', ...lowest }
  return { date, status: forAll.length === 0 ? 'too_few_seats' : status, ...lowest }
}
