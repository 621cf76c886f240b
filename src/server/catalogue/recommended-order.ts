/**
 * The recommended order of rows of product_search_index: what can be booked with a price before what is priced on
 * request, then the rating weighted by the number of reviews (docs/rules/search.md). Indexes have the same order.
 */
export const recommendedOrder = (alias: string): string =>
  `${alias}.from_minor is null, ${alias}.weighted_rating desc, ${alias}.booked_count desc, ${alias}.product_id`
