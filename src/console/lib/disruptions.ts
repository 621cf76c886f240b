import { queryOptions } from '@tanstack/react-query'
import { bodyOf } from '#web/lib/body-of.ts'
import { trips } from './api.ts'

export const disruptionPreviewQuery = (departureId: number) =>
  queryOptions({
    queryKey: ['disruption preview', departureId],
    queryFn: ({ signal }) =>
      bodyOf(
        trips.departures[':departureId'].disruption.$get(
          { param: { departureId: String(departureId) } },
          { init: { signal } },
        ),
      ),
    staleTime: 0,
    gcTime: 0,
  })
export type DisruptionPreview = Awaited<ReturnType<NonNullable<ReturnType<typeof disruptionPreviewQuery>['queryFn']>>>

const readDisruption = (disruptionId: string, signal: AbortSignal) =>
  bodyOf(trips.disruptions[':disruptionId'].$get({ param: { disruptionId } }, { init: { signal } }))
export type Disruption = Awaited<ReturnType<typeof readDisruption>>

const WORKING_MS = 1000

/** Polls while the disruption is running. */
export const disruptionQuery = (id: number) =>
  queryOptions({
    queryKey: ['disruption', id],
    queryFn: ({ signal }) => readDisruption(String(id), signal),
    refetchInterval: ({ state }) => (state.data === undefined || state.data.counts.waiting > 0 ? WORKING_MS : false),
    staleTime: 0,
  })

/** By how much departures are moved. */
export interface Shift {
  days: number
  minutes: number
}

/** What cancelling several departures would do; with a `shift`, moving them. */
export const severalPreviewQuery = (departureIds: number[], shift: Shift | null) =>
  queryOptions({
    queryKey: ['disruption preview', 'several', departureIds, shift],
    queryFn: ({ signal }) =>
      bodyOf(
        trips.departures.disruptions.$get(
          {
            query: {
              ids: departureIds.join(','),
              ...(shift === null ? {} : { days: String(shift.days), minutes: String(shift.minutes) }),
            },
          },
          { init: { signal } },
        ),
      ),
    placeholderData: (before) => before,
    staleTime: 0,
    gcTime: 0,
  })
export type ChosenDeparture = Awaited<
  ReturnType<NonNullable<ReturnType<typeof severalPreviewQuery>['queryFn']>>
>['departures'][number]

/** Polls while one of them is running. */
export const disruptionsQuery = (ids: number[]) =>
  queryOptions({
    queryKey: ['disruption', 'several', ids],
    queryFn: ({ signal }) => bodyOf(trips.disruptions.$get({ query: { ids: ids.join(',') } }, { init: { signal } })),
    enabled: ids.length > 0,
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data.disruptions.some(({ counts }) => counts.waiting > 0) ? WORKING_MS : false,
    staleTime: 0,
  })
