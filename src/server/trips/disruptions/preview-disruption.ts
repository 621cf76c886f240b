import { isFreeSale } from '#domain/availability.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { findDeparture } from '#server/trips/find-departure.ts'
import { demandSomeDisruption } from './demand-disruption.ts'
import { listOtherDates, listRefunds, readFacts, type DisruptionRefund } from './queries.ts'

const MOST_DATES = 8

/**
 * What cancelling or moving a whole departure would do; changes nothing. @throws ApiError `console.forbidden`,
 * `console.not_found`, `console.departure_started`
 */
export async function previewDisruption(
  context: Context,
  { person, departureId }: { person: SignedInStaff; departureId: number },
) {
  demandSomeDisruption(person)
  const departure = await findDeparture(context.db, { person, departureId })
  if (departure.hasStarted) throw new ApiError('conflict', 'console.departure_started')
  const [facts, refunds, dates] = [
    await readFacts(context.db, departureId),
    await listRefunds(context.db, [departureId]),
    await listOtherDates(context.db, departureId, MOST_DATES),
  ]
  const shown = dates.map(({ capacity, taken, ...date }) => ({
    ...date,
    seatsLeft: isFreeSale({ capacity }) ? null : Math.max(0, capacity - taken),
  }))
  return {
    ...facts,
    refunds: refunds.map(viewRefund),
    dates: shown.toSorted((one, other) => (startOf(one) < startOf(other) ? -1 : 1)),
  }
}

export const viewRefund = ({ amountMinor, currency }: DisruptionRefund) => ({ amountMinor, currency })

const startOf = ({ localDate, localTime }: { localDate: string; localTime: string }) => `${localDate} ${localTime}`
