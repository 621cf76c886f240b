import { bookedPeople } from '#web/features/availability/booked-people.ts'
import { dateRange } from '#web/features/availability/date-range.ts'
import { addressDates, reviewSearch } from '#web/features/reviews/review-search.ts'
import { useTrip } from '#web/lib/trip.ts'
import { usePartyOfAddress } from './use-party-of-address.ts'
import { ActivityScreen } from './activity-screen.tsx'
import type { LoadedActivity } from './load-activity.ts'

/** The page of both routes of an activity. `search`: the query of the address. */
export function ActivityPage({ loaded, search }: { loaded: LoadedActivity; search: Record<string, unknown> }) {
  const { product, today, reviews } = loaded
  const { range } = useTrip()
  usePartyOfAddress(search)
  return (
    <ActivityScreen
      key={product.id}
      product={product}
      today={today}
      reviews={reviews}
      search={{ ...reviewSearch(search), ...addressDates(search) }}
      range={dateRange(search, today) ?? (range ? dateRange({ ...range }, today) : undefined)}
      booked={bookedPeople(search)}
    />
  )
}
