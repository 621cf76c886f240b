import { queryOptions } from '@tanstack/react-query'
import type { Me } from '#console/lib/queries.ts'
import { bodyOf } from '#web/lib/body-of.ts'
import { travellers } from './api.ts'

const readTraveller = (reference: string, signal: AbortSignal) =>
  bodyOf(travellers[':reference'].$get({ param: { reference } }, { init: { signal } }))
export type Traveller = Awaited<ReturnType<typeof readTraveller>>

/** `reference`: of any order of the traveller. */
export const travellerQuery = (reference: string) =>
  queryOptions({ queryKey: ['travellers', reference], queryFn: ({ signal }) => readTraveller(reference, signal) })

export const mayReadTravellers = (me: Me | null | undefined) =>
  me?.isMarketplace === true && me.permissions.includes('guests.read') && me.permissions.includes('orders.read')
