import { productHead } from '#web/features/catalogue/product-head.ts'
import { reviewSearch, type ReviewSearch } from '#web/features/reviews/review-search.ts'
import { siteContextOf } from '#web/lib/site-context-of.ts'
import type { LoadedActivity } from './load-activity.ts'

interface HeadInput {
  matches: Parameters<typeof siteContextOf>[0]
  match: { search: Record<string, unknown> }
  loaderData?: LoadedActivity | undefined
}

/** Options of both routes of an activity. */
export const activityRoute = {
  staticData: { isForReading: true },
  validateSearch: reviewSearch,
  loaderDeps: ({ search }: { search: ReviewSearch }) => reviewSearch(search),
  // Overlays are history entries of the same page: opening and closing them must not load data.
  shouldReload: ({ cause }: { cause: string }) => cause !== 'stay',
  head: ({ matches, match, loaderData }: HeadInput) => {
    const siteContext = siteContextOf(matches)
    return siteContext && loaderData
      ? productHead(siteContext, { ...loaderData, isVariant: Object.keys(reviewSearch(match.search)).length > 0 })
      : {}
  },
}
