import { z } from '@hono/zod-openapi'
import { calendarRows, calendarViews } from '#domain/calendar-rows.ts'
import { parseChoice } from '#domain/choice-text.ts'
import { filteredStates } from '#domain/departure-states.ts'
import { columnsPattern } from '#domain/order-columns.ts'
import type { SavedList } from '#domain/saved-views.ts'
import type { Permission } from '#domain/permissions.ts'
import { demandOwnFilters, filterOf } from '#server/app/console/orders/desk-filter.ts'
import { filterQuery } from '#server/app/console/orders/lists/contract.ts'
import type { NamedInFilters } from '#server/booking/desk/find-named.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { refuseInvalid } from '#server/kernel/http.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { id } from '#server/staff/contract.ts'
import type { ViewParams } from '#server/staff/views/view-queries.ts'

const ordersSearch = z.strictObject({
  ...filterQuery.shape,
  // Of the page only: the API returns all of them.
  columns: z.string().regex(columnsPattern).optional(),
})

/** Without the day: a view opens at today. */
const departuresSearch = z.strictObject({
  view: z.enum(calendarViews).optional(),
  rows: z.enum(calendarRows).optional(),
  city: id.optional(),
  supplier: id.optional(),
  product: z.string().max(100).optional(),
  booked: z.literal('1').optional(),
  state: z.enum(filteredStates).optional(),
  hand: z.literal('1').optional(),
})

const schemas = { orders: ordersSearch, departures: departuresSearch } satisfies Record<SavedList, z.ZodType>

/** One of these is enough to see the list. */
const permissions: Record<SavedList, readonly Permission[]> = {
  orders: ['orders.read'],
  departures: ['departures.change', 'guests.read'],
}

/** @throws ApiError `console.forbidden` */
export function demandList(person: SignedInStaff, list: SavedList): void {
  if (!permissions[list].some((one) => person.permissions.includes(one)))
    throw new ApiError('forbidden', 'console.forbidden')
}

/** @throws ApiError `request.invalid` if the list does not take these parameters, `console.forbidden` if not from this person */
export function demandParams(person: SignedInStaff, list: SavedList, params: ViewParams): void {
  const parsed = schemas[list].safeParse(params)
  if (!parsed.success) refuseInvalid(parsed.error)
  if (list === 'orders') demandOwnFilters(person, filterOf(ordersSearch.parse(params)))
}

/** What filters can name. */
export interface Named extends NamedInFilters {
  suppliers: readonly number[]
  people: readonly number[]
  sites: readonly string[]
}

/** The cities, activities and promo codes that filters name. */
export function namedIn(views: readonly { list: SavedList; params: ViewParams }[]): NamedInFilters {
  const known = views.filter(({ list, params }) => schemas[list].safeParse(params).success)
  // The activity of the departures' filter is a part of its title.
  const ofOrders = known.filter(({ list }) => list === 'orders').map(({ params }) => params)
  return {
    cityIds: known.flatMap(({ params: { city } }) => (city === undefined ? [] : parseChoice(city).values.map(Number))),
    productIds: ofOrders.flatMap(({ product }) => (product === undefined ? [] : [Number(product)])),
    promoCodes: ofOrders.flatMap(({ promo }) => (promo === undefined ? [] : [promo.trim().toUpperCase()])),
  }
}

/** Whether a stored address still means what it did: the list takes its filters, and what they name is still there. */
export function isValidView(view: { list: SavedList; params: ViewParams }, named: Named): boolean {
  const { list, params } = view
  const { cityIds, productIds, promoCodes } = namedIn([view])
  const { supplier, assignee, site } = params
  return (
    schemas[list].safeParse(params).success &&
    cityIds.every((id) => named.cityIds.includes(id)) &&
    productIds.every((id) => named.productIds.includes(id)) &&
    promoCodes.every((code) => named.promoCodes.includes(code)) &&
    (supplier === undefined || parseChoice(supplier).values.every((id) => named.suppliers.includes(Number(id)))) &&
    (assignee === undefined || named.people.includes(Number(assignee))) &&
    (site === undefined || parseChoice(site).values.every((code) => named.sites.includes(code)))
  )
}
