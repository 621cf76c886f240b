import type { z } from '@hono/zod-openapi'
import { availabilityStatus, isFreeSale, seatsLeft } from '#domain/availability.ts'
import { cancellationStepAt } from '#domain/cancellation.ts'
import { convertUnitPrices, readingPrice, type PriceExchange } from '#domain/exchange.ts'
import { addDays } from '#domain/add-days.ts'
import { findExchange } from '#server/currencies/find-exchange.ts'
import type { PricingContext } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import type { departuresOfDaySchema, departureSchema } from './contract.ts'
import {
  findProductForCalendar,
  listDepartures,
  listNearestDates,
  listNearestOfOptions,
  type DepartureRow,
  type ProductForCalendar,
} from './queries.ts'

type DeparturesOfDay = z.infer<typeof departuresOfDaySchema>

const NEAREST = 4

/** The longest duration of the contract. */
const DAYS_AHEAD = 60

/**
 * The departures of a local day with the seats left for the whole stay; if none can be booked, also the nearest days
 * that have some, otherwise the nearest day of each option that cannot be booked on this one. `duration` in days or
 * nights. Throws ApiError `availability.product_unknown`.
 */
export async function readDepartures(
  context: PricingContext,
  input: { visitor: Visitor; productId: number; date: string; duration: number },
): Promise<DeparturesOfDay> {
  const product = await findProductForCalendar(context.db.reading, input.productId, input.visitor.site.supplierId)
  if (!product) throw new ApiError('missing', 'availability.product_unknown')
  const duration = product.rate === 'once' ? 1 : input.duration
  const [rows, exchange] = await Promise.all([
    listDepartures(context.db.reading, { ...input, days: product.rate === 'once' ? 1 : DAYS_AHEAD }),
    findExchange(context, input.visitor),
  ])
  const departures = rows.map((row) => viewDeparture(row, { product, duration, exchange }))
  const free = new Set(
    departures.filter(({ status }) => status === 'available' || status === 'few_left').map(({ optionId }) => optionId),
  )
  const otherIds = product.optionIds.filter((id) => !free.has(id))
  const wish = { productId: input.productId, near: input.date, duration }
  return {
    departures,
    nearestDates:
      free.size > 0
        ? []
        : (await listNearestDates(context.db.reading, { ...wish, limit: NEAREST })).map(({ date }) => date).sort(),
    otherOptions:
      free.size === 0 || otherIds.length === 0
        ? []
        : await listNearestOfOptions(context.db.reading, { ...wish, optionIds: otherIds }),
  }
}

function viewDeparture(
  row: DepartureRow,
  { product, duration, exchange }: { product: ProductForCalendar; duration: number; exchange: PriceExchange },
): z.infer<typeof departureSchema> {
  const end = addDays(row.localDate, duration)
  const days = row.days.filter(({ localDate }) => localDate < end)
  const scarcest = days.toSorted((a, b) => seatsLeft(a) - seatsLeft(b))[0]
  const priceOf = (amountMinor: number) =>
    readingPrice(exchange, { amountMinor, currency: product.currency }).amountMinor
  const isWhole = days.length === duration && days.every((day) => day.isOpen)
  return {
    id: row.id,
    optionId: row.optionId,
    localDate: row.localDate,
    localTime: row.localTime,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    status: scarcest
      ? availabilityStatus({
          ...scarcest,
          leastSeats: row.leastSeats,
          isOpen: isWhole,
          cutoffAt: row.cutoffAt,
          now: row.now,
        })
      : 'closed',
    seatsLeft: !scarcest || !isWhole ? 0 : isFreeSale(scarcest) ? null : seatsLeft(scarcest),
    days: days.map(({ adjustBasisPoints, unitPrices }) => ({
      adjustBasisPoints,
      unitPrices: convertUnitPrices(unitPrices, priceOf),
    })),
    ...(product.rate !== 'once' && { seatsAhead: seatsAhead(row) }),
    cancellation: cancellationStepAt(row.now, product.cancellation, row.startsAt.toISOString(), product.zone),
  }
}

/** The seats on each day or night from the departure on, until the first that cannot be booked. */
function seatsAhead({ days, localDate, leastSeats, cutoffAt, now }: DepartureRow): (number | null)[] {
  if (cutoffAt <= now) return []
  const isFree = (day: DepartureRow['days'][number], index: number) =>
    day.localDate === addDays(localDate, index) && day.isOpen && seatsLeft(day) >= leastSeats
  const firstTaken = days.findIndex((day, index) => !isFree(day, index))
  return days
    .slice(0, firstTaken === -1 ? undefined : firstTaken)
    .map((day) => (isFreeSale(day) ? null : seatsLeft(day)))
}
