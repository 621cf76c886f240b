import { useLayoutEffect } from 'react'
import { tripOfAddress } from '#web/features/search/search-wish.ts'
import { currentTrip, rememberTrip } from '#web/lib/trip.ts'

/**
 * The travellers of the address, of a list's link or one that was sent, are those of the visit: the search in the header
 * says them, too.
 */
export function usePartyOfAddress({ travellers, ages }: Record<string, unknown>): void {
  // Before the booking reads them.
  useLayoutEffect(() => {
    if (typeof travellers !== 'string') return
    const search = { travellers, ...(typeof ages === 'string' && { ages }) }
    const { party } = tripOfAddress(search, currentTrip())
    if (party !== null && party !== currentTrip().party) rememberTrip({ party })
  }, [travellers, ages])
}
