import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '#domain/locale.ts'
import { trips } from './api.ts'
import { bodyOf } from '#web/lib/body-of.ts'

export interface CalendarAsked {
  from: string
  to: string
  city: string
  supplier: string
  product: string
  isBooked: boolean
  locale: Locale
}

export const calendarQuery = ({ from, to, city, supplier, product, isBooked, locale }: CalendarAsked) =>
  queryOptions({
    queryKey: ['departures', from, to, city, supplier, product, isBooked, locale],
    queryFn: ({ signal }) =>
      bodyOf(
        trips.departures.$get(
          {
            query: {
              from,
              to,
              product,
              locale,
              bookedOnly: isBooked ? 'true' : 'false',
              ...(city === '' ? {} : { cityId: city }),
              ...(supplier === '' ? {} : { supplierId: supplier }),
            },
          },
          { init: { signal } },
        ),
      ),
    placeholderData: (before) => before,
  })
export type Calendar = Awaited<ReturnType<NonNullable<ReturnType<typeof calendarQuery>['queryFn']>>>
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
