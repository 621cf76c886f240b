import { useLayoutEffect } from 'react'
import { tripOfAddress } from '#web/features/search/search-wish.ts'
import { currentTrip, rememberTrip } from '#web/lib/trip.ts'

/**
 * The travellers of the list whose link was opened in another tab, or was sent, are those of a visit that has none yet.
 */
export function usePartyOfAddress({ travellers, ages }: Record<string, unknown>): void {
  // Before the booking reads them.
  useLayoutEffect(() => {
    if (typeof travellers !== 'string' || currentTrip().party !== null) return
    const search = { travellers, ...(typeof ages === 'string' && { ages }) }
    const { party } = tripOfAddress(search, currentTrip())
    if (party !== null) rememberTrip({ party })
  }, [travellers, ages])
}
