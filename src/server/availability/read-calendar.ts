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
  status: 'available' | 'few_left' | 'sold_out'
  fromMinor: number
  /** The unit that `fromMinor` is the price of. */
  unitId: number
}

/**
 * Price and availability of each day with departures, `from` to `to` inclusive (local dates, at most 62 days). Minor
 * units of the visitor's currency. A day is `few_left` if all its open departures together are; closed departures do
 * not count. For more than one of `travellers`, a day is sold out if no departure takes them together, as in listings.
 */
export async function readCalendar(
  context: PricingContext,
  input: {
    visitor: Visitor
    productId: number
    optionId: number | null
    travellers?: number
    from: string
    to: string
  },
): Promise<{ currency: string; days: CalendarDay[]; firstAvailable: string | null; lastDate: string | null }> {
  const span = (Date.parse(input.to) - Date.parse(input.from)) / 86_400_000
  if (span < 0 || span >= MAX_DAYS) throw new ApiError('invalid', 'availability.range_too_long', { most: MAX_DAYS })
  const product = await findProductForCalendar(context.db.reading, input.productId, input.visitor.site.supplierId)
  if (!product) throw new ApiError('missing', 'availability.product_unknown')
  const [rows, bounds, exchange] = await Promise.all([
    listDays(context.db.reading, input),
    findBounds(context.db.reading, input.productId),
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
  const free = open.filter(
    ({ seatsLeft, isPerPerson, mostTravellers }) =>
      seatsLeft >= (isPerPerson ? travellers : 1) && mostTravellers >= travellers,
  )
  const instant = new Date(0)
  const status = availabilityStatus({
    capacity: open.reduce((sum, departure) => sum + departure.capacity, 0),
    held: 0,
    sold: open.reduce((sum, departure) => sum + departure.capacity - departure.seatsLeft, 0),
    isOpen: true,
    cutoffAt: new Date(1),
    now: instant,
  })
  const [lowest] = (free.length > 0 ? free : open)
    .map((departure) => ({ fromMinor: priceOf(departure), unitId: departure.unitId }))
    .toSorted((a, b) => a.fromMinor - b.fromMinor)
  return lowest ? { date, status: status === 'closed' || free.length === 0 ? 'sold_out' : status, ...lowest } : null
}
