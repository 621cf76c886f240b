import { childrenText, parseChildren } from '#domain/ages.ts'
import type { CardView, MapPoint } from '#web/features/catalogue/calls.ts'
import { hasHighestTotal } from '#web/features/catalogue/has-highest-total.ts'
import type { ListingSearch } from '#web/features/catalogue/listing-search.ts'
import { useChangeListing } from '#web/features/catalogue/use-change-listing.ts'
import { AddAges } from '#web/features/search/add-ages.tsx'

interface AddAgesOfListingProps {
  path: string
  search: ListingSearch
  cards: readonly CardView[]
  /** In the map view. */
  points: readonly MapPoint[] | undefined
}

/** Once for a page on which prices are the highest ones. */
export function AddAgesOfListing({ path, search, cards, points }: AddAgesOfListingProps) {
  const change = useChangeListing(path)
  const party = parseChildren(search.ages ?? '')
  const isHighest = points?.some(hasHighestTotal) ?? cards.some(({ free }) => hasHighestTotal(free))
  if (party === null || !isHighest) return null
  return (
    <AddAges
      party={party}
      replacesEntry
      onApply={(ages) =>
        change(({ page: _page, ...now }) => ({ ...now, ages: childrenText(party.children, ages) }), true)
      }
      className="max-sm:mt-1 sm:mt-3"
    />
  )
}
