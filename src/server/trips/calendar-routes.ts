import { isFreeSale } from '#domain/availability.ts'
import type { DepartureState } from '#domain/departure-states.ts'
import type { Locale } from '#domain/locale.ts'
import { seasonPrice } from '#domain/price.ts'
import type { Context } from '#server/kernel/context.ts'
import { moduleRoutes } from '#server/kernel/http.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import * as contract from './calendar-contract.ts'
import { listGuidesOfScope } from './guide-queries.ts'
import { listDepartures, listFilters } from './list-departures.ts'
import { listGuidesMonth, listMonth } from './list-month.ts'
import { tripScopeOf } from './trip-scope.ts'

/** The calendar of departures. */
export function calendarRoutes(context: Context) {
  const choicesOf = async (
    person: SignedInStaff,
    { locale, supplierId: chosen }: { locale: Locale; supplierId?: number | undefined },
  ) => {
    const mayAssign = person.permissions.includes('departures.change')
    const { supplierId } = tripScopeOf(person)
    const guides = mayAssign ? await listGuidesOfScope(context.db, supplierId ?? chosen ?? null) : []
    return { ...(await listFilters(context, { person, locale })), guides }
  }
  return moduleRoutes()
    .openapi(contract.listDepartures, async (c) => {
      const { rows, ...input } = c.req.valid('query')
      const person = c.get('person')
      const { options, isMore } = await listDepartures(context, { person, filter: filterOf(input), rows })
      const shown = options.map(({ departures, ...option }) => ({
        ...option,
        departures: departures.map((one) => viewCell(one, option.currency)),
      }))
      return c.json({ options: shown, isMore, ...(await choicesOf(person, input)) }, 200)
    })
    .openapi(contract.listMonth, async (c) => {
      const { month, ...input } = c.req.valid('query')
      const person = c.get('person')
      const sums = await listMonth(context, { person, month, filter: filterOf(input) })
      return c.json({ ...sums, ...(await choicesOf(person, input)) }, 200)
    })
    .openapi(contract.listGuidesMonth, async (c) => {
      const { month, ...input } = c.req.valid('query')
      const person = c.get('person')
      const sums = await listGuidesMonth(context, { person, month, filter: filterOf(input) })
      return c.json({ ...sums, ...(await choicesOf(person, input)) }, 200)
    })
}

function filterOf<
  Input extends {
    cityId?: number | undefined
    supplierId?: number | undefined
    state?: DepartureState | undefined
  },
>(input: Input) {
  const { cityId, supplierId, state, ...rest } = input
  return { ...rest, cityId: cityId ?? null, supplierId: supplierId ?? null, state: state ?? null }
}

type Cell = Awaited<ReturnType<typeof listDepartures>>['options'][number]['departures'][number]

function viewCell(departure: Cell, currency: string) {
  const { capacity, handMinor, listMinor, adjustBasisPoints, ...cell } = departure
  const price =
    handMinor === null || listMinor === null
      ? null
      : { minor: handMinor, planMinor: seasonPrice(listMinor, adjustBasisPoints, currency) }
  return { ...cell, capacity: isFreeSale({ capacity }) ? null : capacity, price }
}
