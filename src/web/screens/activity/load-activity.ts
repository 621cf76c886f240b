import { loadProduct } from '#web/features/catalogue/load-product.ts'
import { readReviews } from '#web/features/reviews/calls.ts'
import type { ReviewSearch } from '#web/features/reviews/review-search.ts'

export type LoadedActivity = Awaited<ReturnType<typeof loadActivity>>

/** An activity and, read at the same time, the page of its reviews that the address names. */
export async function loadActivity(input: Parameters<typeof loadProduct>[0] & { search: ReviewSearch }) {
  const { search, ...page } = input
  const reviews = readReviews(input.locale, page, search)
  // The product's redirect or 404 becomes the page's response.
  reviews.catch(() => {})
  const loaded = await loadProduct(page)
  return { ...loaded, reviews: await reviews }
}
