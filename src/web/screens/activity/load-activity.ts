import { loadProduct } from '#web/features/catalogue/load-product.ts'
import { readReviews } from '#web/features/reviews/calls.ts'
import type { ReviewSearch } from '#web/features/reviews/review-search.ts'

/** An activity with the page of its reviews that the address asks for. */
export async function loadActivity(asked: Parameters<typeof loadProduct>[0] & { search: ReviewSearch }) {
  const { search, ...page } = asked
  const loaded = await loadProduct(page)
  return { ...loaded, reviews: await readReviews(asked.locale, loaded.product.id, search) }
}
