import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTrip, type Trip } from '#web/lib/trip.ts'

/** Loads the list again if it has not the prices of the visit's trip: the server does not know it. */
export function useWishlistOfTrip(loaded: Trip): Trip {
  const router = useRouter()
  const trip = useTrip()
  const isOther = JSON.stringify(trip) !== JSON.stringify(loaded)
  useEffect(() => {
    if (isOther) void router.invalidate()
  }, [isOther, trip, router])
  return trip
}
