import { exponentOf } from '#domain/currency.ts'
import type { ImagePresetName } from '#domain/image-presets.ts'
import { imageUrl } from '#domain/image-url.ts'
import { localePath, type Locale } from '#domain/locale.ts'
import { decimalOf } from '#domain/money.ts'
import { fromPrice } from '#domain/from-price.ts'
import type { ProductView } from './calls.ts'

/** Search engines choose the shape that fits. */
const shapes: ImagePresetName[] = ['square', 'standard', 'wide']

/** A review that the page displays. */
export interface ShownReview {
  author: string
  createdAt: string
  language: Locale
  title: string
  body: string
  rating: number
}

/** Structured data of an activity (schema.org Product and TouristTrip, field.md B): only what the page displays. */
export function structuredProduct(
  product: ProductView,
  reviews: readonly ShownReview[],
  page: { locale: Locale; origin: string; imageHosts: readonly string[]; path: string },
): object {
  const url = page.origin + encodeURI(localePath(page.locale, page.path))
  const [picture] = product.pictures
  // Exact: `product.from` is rounded for display.
  const lowest = product.from && fromPrice(product.options.flatMap((option) => option.units))
  return {
    '@context': 'https://schema.org',
    '@type': ['Product', 'TouristTrip'],
    '@id': url,
    url,
    sku: product.code,
    name: product.title,
    description: product.summary,
    inLanguage: page.locale,
    category: product.category.name,
    image: picture
      ? shapes.map((shape) => new URL(imageUrl(picture, shape, { hosts: page.imageHosts }), page.origin).href)
      : [],
    provider: { '@type': 'Organization', name: product.supplier.name },
    ...(product.itinerary.length > 0 && {
      itinerary: {
        '@type': 'ItemList',
        itemListElement: product.itinerary.map((stop, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: stop.title,
          description: stop.text,
        })),
      },
    }),
    ...(lowest && {
      offers: {
        '@type': 'Offer',
        url,
        price: decimalOf(lowest.priceMinor, exponentOf(product.currency)),
        priceCurrency: product.currency,
        availability: 'https://schema.org/InStock',
      },
    }),
    // Without reviews there is no rating.
    ...(product.rating !== null &&
      product.ratingCount > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: product.rating,
          reviewCount: product.ratingCount,
          bestRating: 5,
          worstRating: 1,
        },
        review: reviews.map((review) => ({
          '@type': 'Review',
          author: { '@type': 'Person', name: review.author },
          datePublished: review.createdAt.slice(0, 10),
          inLanguage: review.language,
          name: review.title,
          reviewBody: review.body,
          reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5, worstRating: 1 },
        })),
      }),
  }
}
