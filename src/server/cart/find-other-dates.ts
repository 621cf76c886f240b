import type { Context } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { priceDeparture, type Choice } from './price-departure.ts'
import { listOtherDepartures } from './queries.ts'

export interface OtherDate {
  departureId: number
  localDate: string
  localTime: string
  /** Of the whole choice, minor units of `currency`. */
  totalMinor: number
  currency: string
}

const MOST = 6

/** The departures of an option on which the same choice can be bought: the nearest to `near` ('YYYY-MM-DD'), in order of time. At most six. */
export async function findOtherDates(
  context: Context,
  input: { visitor: Visitor; optionId: number; notDepartureId: number; near: string; choice: Choice },
): Promise<OtherDate[]> {
  const offers = await listOtherDepartures(context.db, {
    optionId: input.optionId,
    notDepartureId: input.notDepartureId,
    near: input.near,
    duration: input.choice.duration,
    supplierId: input.visitor.site.supplierId,
  })
  return offers
    .map((offer) => ({ offer, priced: priceDeparture(offer, input.choice) }))
    .filter(({ priced }) => priced.refusal === null)
    .slice(0, MOST)
    .sort((a, b) => a.offer.startsAt.getTime() - b.offer.startsAt.getTime())
    .map(({ offer, priced }) => ({
      departureId: offer.departureId,
      localDate: offer.localDate,
      localTime: offer.localTime,
      totalMinor: priced.breakdown.totalMinor,
      currency: offer.currency,
    }))
}
