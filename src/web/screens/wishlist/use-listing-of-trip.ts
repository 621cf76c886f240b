import { useMemo } from 'react'
import type { ListingContext } from '#web/features/catalogue/listing-context.ts'
import { partyOfAddress, type Trip } from '#web/lib/trip.ts'

/** What the cards of a list that was loaded for a trip say of it, and take into the addresses of their activities. */
export function useListingOfTrip({ range, party }: Trip): ListingContext {
  return useMemo(
    () => ({
      dates: { ...range },
      party: party ? partyOfAddress(party) : {},
      isOneCity: false,
      hasChildren: (party?.children ?? 0) > 0,
      isMap: false,
    }),
    [range, party],
  )
}
