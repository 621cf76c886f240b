import type { CancellationRule } from '#domain/cancellation-rule.ts'
import { exponentOf } from '#domain/currency.ts'
import { imageUrl } from '#domain/image-url.ts'
import { localePath, locales, type Locale, type Words } from '#domain/locale.ts'
import { productPath } from '#domain/page-redirect.ts'
import type { SiteOfRequest } from '#server/kernel/visitor.ts'

/** The columns that the feed needs of a priced product. */
export interface FeedProductRow {
  code: string
  slugs: Record<Locale, string>
  citySlugs: Record<Locale, string>
  title: Words
  overview: Words
  /** Minor units of `currency`: the default adult price, as on the page. */
  fromMinor: number
  currency: string
  durationMinutes: number
  cancellation: CancellationRule[]
  confirmation: 'instant' | 'supplier'
  ratingSum: number
  ratingCount: number
  pictures: string[]
  meetingPoint: { name: Words; lat: number; lng: number }
  highlights: Record<Locale, string[]>
  includes: Record<Locale, string[]>
  excludes: Record<Locale, string[]>
  supplierName: Words
}

/** A product as Google Things to do reads it: one option, the default adult price, the policy as stated on the page. */
export function googleProduct(
  row: FeedProductRow,
  { origin, discoverType }: { origin: string; discoverType: SiteOfRequest['discoverType'] },
): object {
  const page = origin + encodeURI(localePath('en', productPath(discoverType, row.citySlugs.en, row.slugs.en)))
  const feature = (type: string, lists: Record<Locale, string[]>) =>
    lists.en.map((_, index) => ({
      feature_type: type,
      value: localized({ ar: lists.ar[index] ?? '', en: lists.en[index] ?? '' }),
    }))
  return {
    id: row.code,
    title: localized(row.title),
    description: localized(row.overview),
    ...(row.ratingCount > 0 && {
      rating: { average_value: Math.round((row.ratingSum / row.ratingCount) * 10) / 10, rating_count: row.ratingCount },
    }),
    product_features: [
      ...feature('TEXT_FEATURE_HIGHLIGHT', row.highlights),
      ...feature('TEXT_FEATURE_INCLUSION', row.includes),
      ...feature('TEXT_FEATURE_EXCLUSION', row.excludes),
    ],
    media: row.pictures.map((src) => ({
      url: new URL(imageUrl({ src }, 'original'), origin).href,
      type: 'MEDIA_TYPE_PRODUCT_PHOTO',
    })),
    operator: { google_business_profile_name: localized(row.supplierName) },
    inventory_types: ['INVENTORY_TYPE_OPERATOR_DIRECT'],
    confirmation_type: row.confirmation === 'instant' ? 'CONFIRMATION_TYPE_INSTANT' : 'CONFIRMATION_TYPE_PENDING',
    fulfillment_type: { mobile: true, print_at_home: true, pickup: false },
    options: [
      {
        id: row.code,
        title: localized(row.title),
        landing_page: { url: `${page}?currency=${row.currency}` },
        duration_sec: row.durationMinutes * 60,
        cancellation_policy: { refund_conditions: row.cancellation.map(refundCondition) },
        meeting_point: {
          description: localized(row.meetingPoint.name),
          location: {
            place_info: {
              name: localized(row.meetingPoint.name),
              coordinates: { latitude: row.meetingPoint.lat, longitude: row.meetingPoint.lng },
            },
          },
        },
        price_options: [{ id: 'default', title: 'Default', price: googlePrice(row.fromMinor, row.currency) }],
      },
    ],
  }
}

function localized(words: Words): object {
  return { localized_texts: locales.map((locale) => ({ language_code: locale, text: words[locale] })) }
}

/** Our rules give the cost of a cancellation; Google's give the refund. */
function refundCondition({ day, hour, minute, percentage }: CancellationRule): object {
  return {
    min_duration_before_start_time_sec: day * 86_400 + hour * 3600 + minute * 60,
    refund_percent: 100 - percentage,
  }
}

/** Whole units and billionths, as google.type.Money: 12.500 KWD is 12 and 500,000,000. */
export function googlePrice(
  amountMinor: number,
  currency: string,
): { currency_code: string; units: number; nanos: number } {
  const scale = 10 ** exponentOf(currency)
  return {
    currency_code: currency,
    units: Math.floor(amountMinor / scale),
    nanos: (amountMinor % scale) * (1_000_000_000 / scale),
  }
}
