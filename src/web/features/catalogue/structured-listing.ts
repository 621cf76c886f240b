import { productPath } from '#domain/page-redirect.ts'
import { localePath, type Locale } from '#domain/locale.ts'
import type { ListingView } from './calls.ts'

/** Structured data of a listing (schema.org CollectionPage): activities in the order of the page. */
export function structuredListing(
  listing: ListingView,
  page: { locale: Locale; origin: string; discoverType: string; path: string; name: string; description: string },
): object {
  const address = (path: string) => page.origin + encodeURI(localePath(page.locale, path))
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    url: address(page.path),
    name: page.name,
    description: page.description,
    inLanguage: page.locale,
    ...(listing.city && {
      about: { '@type': 'TouristDestination', name: listing.city.name, description: listing.city.summary },
    }),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: listing.total,
      itemListElement: listing.cards.map((card, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: card.title,
        url: address(productPath(page.discoverType, card.citySlug, card.slug)),
      })),
    },
  }
}
