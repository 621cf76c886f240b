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
