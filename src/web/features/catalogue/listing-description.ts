import { listOf } from '#domain/list-of.ts'
import { formatMoney } from '#domain/money.ts'
import type { SiteContext } from '#web/lib/site-context-of.ts'
import { endSentence } from '#web/lib/meta-text.ts'
import type { ListingView } from './calls.ts'

/** Approximately the length that search engines display. */
const MAX_LETTERS = 155
const MAX_TITLES = 3

type Listing = Pick<ListingView, 'cards' | 'total' | 'pageCount' | 'facets'>

/**
 * The description of a city for search engines: number of activities, lowest price, and as many of the first three
 * titles as fit.
 */
export function cityDescription(frame: SiteContext, city: { name: string; summary: string }, listing: Listing): string {
  if (listing.total === 0) return city.summary
  const lead = frame.t('catalogue.meta.cityText', { city: city.name, count: listing.total })
  const price = lowestPrice(frame, listing)
  const isMostlyFree = listing.facets.freeCancellation * 2 > listing.total
  const end = price && frame.t(isMostlyFree ? 'catalogue.meta.cityFromFree' : 'catalogue.meta.cityFrom', { price })
  const withTitles = (count: number) => {
    const titles = listing.cards.slice(0, count).map((card) => card.title)
    return [`${[lead, listOf(titles, frame.locale)].filter(Boolean).join(': ')}.`, end].filter(Boolean).join(' ')
  }
  for (let count = MAX_TITLES; count > 0; count -= 1)
    if (withTitles(count).length <= MAX_LETTERS) return withTitles(count)
  return withTitles(0)
}

export function categoryDescription(frame: SiteContext, category: { summary: string }, listing: Listing): string {
  const price = lowestPrice(frame, listing)
  const facts = price ? frame.t('catalogue.meta.categoryFrom', { price }) : frame.t('catalogue.meta.categoryText')
  return `${endSentence(category.summary)} ${facts}`
}

/** Null if the listing has several pages, because the lowest price may be on another one. */
function lowestPrice(frame: SiteContext, { cards, pageCount }: Listing): string | null {
  if (pageCount > 1) return null
  const [lowest] = cards
    .flatMap(({ from }) => (from ? [from] : []))
    .toSorted((first, second) => first.amountMinor - second.amountMinor)
  return lowest ? formatMoney(lowest, frame.locale) : null
}
