import { queryOptions } from '@tanstack/react-query'
import type { CalendarRows } from '#domain/calendar-rows.ts'
import type { filteredStates } from '#domain/departure-states.ts'
import type { Locale } from '#domain/locale.ts'
import { trips } from './api.ts'
import { bodyOf } from '#web/lib/body-of.ts'

type FilteredState = (typeof filteredStates)[number]

export interface CalendarFilters {
  city: string
  supplier: string
  product: string
  isBooked: boolean
  /** '' for all. */
  state: FilteredState | ''
  isByHand: boolean
  locale: Locale
  /** Rows. */
  most: number
}

const filterOf = ({ city, supplier, product, isBooked, state, isByHand, locale, most }: CalendarFilters) => ({
  product,
  most: String(most),
  locale,
  bookedOnly: isBooked ? ('true' as const) : ('false' as const),
  byHandOnly: isByHand ? ('true' as const) : ('false' as const),
  ...(state === '' ? {} : { state }),
  ...(city === '' ? {} : { cityId: city }),
  ...(supplier === '' ? {} : { supplierId: supplier }),
})

interface Days {
  from: string
  to: string
  rows: CalendarRows
}

export const calendarQuery = ({ from, to, rows }: Days, filters: CalendarFilters) =>
  queryOptions({
    queryKey: ['departures', rows, from, to, filters],
    queryFn: ({ signal }) =>
      bodyOf(trips.departures.$get({ query: { from, to, rows, ...filterOf(filters) } }, { init: { signal } })),
    // Rows of guides and of options have other departures.
    placeholderData: (before, query) => (query?.queryKey[1] === rows ? before : undefined),
  })
export type Calendar = Awaited<ReturnType<NonNullable<ReturnType<typeof calendarQuery>['queryFn']>>>

export const monthQuery = (month: string, filters: CalendarFilters) =>
  queryOptions({
    queryKey: ['departures', 'month', month, filters],
    queryFn: ({ signal }) =>
      bodyOf(trips.departures.month.$get({ query: { month, ...filterOf(filters) } }, { init: { signal } })),
    placeholderData: (before) => before,
  })

export const guidesMonthQuery = (month: string, filters: CalendarFilters) =>
  queryOptions({
    queryKey: ['departures', 'guides month', month, filters],
    queryFn: ({ signal }) =>
      bodyOf(trips.departures.month.guides.$get({ query: { month, ...filterOf(filters) } }, { init: { signal } })),
    placeholderData: (before) => before,
  })

export type CalendarOption = Calendar['options'][number]
export type CalendarDeparture = CalendarOption['departures'][number]

export const unplannedQuery = queryOptions({
  queryKey: ['departures', 'unplanned'],
  queryFn: ({ signal }) => bodyOf(trips.departures.unplanned.$get({}, { init: { signal } })),
})
export type UnplannedDeparture = Awaited<ReturnType<NonNullable<typeof unplannedQuery.queryFn>>>['departures'][number]

export const bookedQuery = (ids: number[]) =>
  queryOptions({
    queryKey: ['booked', ids],
    queryFn: () => bodyOf(trips.departures.booked.$get({ query: { ids: ids.join(',') } })),
  })

export const pricesQuery = (ids: number[]) =>
  queryOptions({
    queryKey: ['departure prices', ids],
    queryFn: () => bodyOf(trips.departures.prices.$get({ query: { ids: ids.join(',') } })),
    staleTime: 0,
    gcTime: 0,
  })
export type DeparturePrices = Awaited<
  ReturnType<NonNullable<ReturnType<typeof pricesQuery>['queryFn']>>
>['departures'][number]

export const manifestQuery = (departureId: string) =>
  queryOptions({
    queryKey: ['manifest', departureId],
    queryFn: () => bodyOf(trips.departures[':departureId'].$get({ param: { departureId } })),
  })
export type Manifest = Awaited<ReturnType<NonNullable<ReturnType<typeof manifestQuery>['queryFn']>>>
export type ManifestGuest = Manifest['guests'][number]

/** The suppliers with guests on a day. */
export const hostsQuery = (day: string, locale: Locale) =>
  queryOptions({
    queryKey: ['hosts', day, locale],
    queryFn: () => bodyOf(trips.departures.hosts.$get({ query: { day, locale } })),
    staleTime: 0,
    gcTime: 0,
  })
export type HostOfDay = Awaited<ReturnType<NonNullable<ReturnType<typeof hostsQuery>['queryFn']>>>['hosts'][number]

export const todayQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['trips today', locale],
    queryFn: () => bodyOf(trips['check-in'].$get({ query: { locale } })),
  })

export const passesQuery = (departureId: number) =>
  queryOptions({
    queryKey: ['passes', departureId],
    queryFn: () =>
      bodyOf(trips.departures[':departureId'].passes.$get({ param: { departureId: String(departureId) } })),
  })

export const messagePreviewQuery = (departureId: number) =>
  queryOptions({
    queryKey: ['message preview', departureId],
    queryFn: () =>
      bodyOf(trips.departures[':departureId'].message.$get({ param: { departureId: String(departureId) } })),
    staleTime: 0,
    gcTime: 0,
  })
export type MessagePreview = Awaited<ReturnType<NonNullable<ReturnType<typeof messagePreviewQuery>['queryFn']>>>
