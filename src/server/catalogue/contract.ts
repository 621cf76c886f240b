import { createRoute, z } from '@hono/zod-openapi'
import { postCardSchema } from '#server/content/contract.ts'
import { dayQuery, localeQuery, moneySchema, pictureSchema } from '#server/kernel/contract.ts'

const slugs = z.object({ ar: z.string(), en: z.string() })

export const cardSchema = z
  .object({
    id: z.int(),
    code: z.string(),
    citySlug: z.string(),
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    cityName: z.string(),
    categoryName: z.string(),
    picture: pictureSchema,
    /** One to five, one decimal; null without reviews. */
    rating: z.number().nullable(),
    ratingCount: z.int(),
    durationMinutes: z.int(),
    pricingPer: z.enum(['person', 'item', 'quote']),
    rate: z.enum(['once', 'daily', 'nightly']),
    /** In the visitor's currency, for display; null for products priced on request. */
    from: moneySchema.nullable(),
    fromOriginal: moneySchema.nullable(),
    badges: z.array(z.enum(['free_cancellation', 'pay_later', 'likely_to_sell_out', 'new', 'private'])),
  })
  .openapi('Card')

export const citySchema = z
  .object({
    slug: z.string(),
    slugs,
    name: z.string(),
    summary: z.string(),
    about: z.string(),
    country: z.string(),
    lat: z.number(),
    lng: z.number(),
    picture: pictureSchema,
    productCount: z.int(),
  })
  .openapi('City')

export const categorySchema = z
  .object({
    slug: z.string(),
    slugs,
    name: z.string(),
    summary: z.string(),
    icon: z.string(),
    picture: pictureSchema,
    productCount: z.int(),
  })
  .openapi('Category')

export const sorts = ['recommended', 'price', 'price-desc', 'rating', 'duration', 'newest'] as const

/** A filter of an address. Invalid values are dropped rather than refused, so that an old link still works. */
export function forgiving<Schema extends z.ZodType>(schema: Schema, instead: z.output<Schema>) {
  // The schema of a `catch` cannot be derived.
  const {
    $schema: _draft,
    pattern: _pattern,
    ...documented
  } = z.toJSONSchema(schema, { io: 'input' }) as Record<string, unknown>
  return schema.catch(instead as never).openapi(documented)
}

export const listingQuery = z.object({
  locale: localeQuery,
  city: z.string().max(120).optional(),
  category: z.string().max(120).optional(),
  sort: forgiving(z.enum(sorts).default('recommended'), 'recommended'),
  page: forgiving(z.coerce.number().int().min(1).max(10_000).default(1), 1),
  from: forgiving(dayQuery.optional(), undefined),
  to: forgiving(dayQuery.optional(), undefined),
  travellers: forgiving(z.coerce.number().int().min(1).max(100).optional(), undefined),
  priceMin: forgiving(z.coerce.number().int().min(0).optional(), undefined),
  priceMax: forgiving(z.coerce.number().int().min(0).optional(), undefined),
  rating: forgiving(z.coerce.number().min(1).max(5).optional(), undefined),
  duration: forgiving(z.enum(['short', 'half-day', 'day', 'days']).optional(), undefined),
  timeOfDay: forgiving(z.enum(['morning', 'afternoon', 'evening']).optional(), undefined),
  language: forgiving(z.string().max(5).optional(), undefined),
  freeCancellation: forgiving(z.enum(['1']).optional(), undefined),
  pickup: forgiving(z.enum(['1']).optional(), undefined),
  isPrivate: forgiving(z.enum(['1']).optional(), undefined),
})

const facetSchema = z.object({
  cities: z.array(z.object({ slug: z.string(), name: z.string(), count: z.int() })),
  categories: z.array(z.object({ slug: z.string(), name: z.string(), icon: z.string(), count: z.int() })),
  languages: z.array(z.object({ code: z.string(), count: z.int() })),
  durations: z.record(z.string(), z.int()),
  freeCancellation: z.int(),
  pickup: z.int(),
  isPrivate: z.int(),
})

export const listingSchema = z
  .object({
    city: citySchema.nullable(),
    category: categorySchema.nullable(),
    cards: z.array(cardSchema),
    total: z.int(),
    page: z.int(),
    pageCount: z.int(),
    facets: facetSchema,
  })
  .openapi('Listing')

const mapPointSchema = cardSchema
  .pick({
    id: true,
    citySlug: true,
    slug: true,
    title: true,
    cityName: true,
    picture: true,
    rating: true,
    ratingCount: true,
    pricingPer: true,
    rate: true,
    from: true,
  })
  .extend({ lat: z.number(), lng: z.number() })
  .openapi('MapPoint')

export const listingMapSchema = z.object({ points: z.array(mapPointSchema) }).openapi('ListingMap')

const unitSchema = z
  .object({
    id: z.int(),
    code: z.string(),
    kind: z.string(),
    title: z.string(),
    minAge: z.int().nullable(),
    maxAge: z.int().nullable(),
    /** In the product's currency, before the departure's supplement. */
    priceMinor: z.int(),
    originalMinor: z.int().nullable(),
    travellers: z.int(),
    minQuantity: z.int(),
    maxQuantity: z.int().nullable(),
    /** Codes of units of the option of which at least one must be booked too; empty if the unit can be booked alone. */
    accompaniedBy: z.array(z.string()),
  })
  .openapi('Unit')

export const productSchema = z
  .object({
    id: z.int(),
    code: z.string(),
    slugs,
    city: z.object({ slug: z.string(), slugs, name: z.string(), country: z.string(), zone: z.string() }),
    category: z.object({ slug: z.string(), name: z.string() }),
    supplier: z.object({ name: z.string(), about: z.string() }),
    title: z.string(),
    summary: z.string(),
    overview: z.string(),
    highlights: z.array(z.string()),
    includes: z.array(z.string()),
    excludes: z.array(z.string()),
    bring: z.array(z.string()),
    know: z.array(z.string()),
    itinerary: z.array(z.object({ title: z.string(), text: z.string(), minutes: z.int().nullable() })),
    guideLanguages: z.array(z.string()),
    pricingPer: z.enum(['person', 'item', 'quote']),
    rate: z.enum(['once', 'daily', 'nightly']),
    minDuration: z.int(),
    currency: z.string(),
    /** As on the card, in the visitor's currency. */
    from: moneySchema.nullable(),
    fromOriginal: moneySchema.nullable(),
    /** In the product's own currency. */
    listedFrom: moneySchema.nullable(),
    durationMinutes: z.int(),
    isPrivate: z.boolean(),
    payLater: z.boolean(),
    confirmation: z.enum(['instant', 'supplier']),
    pickup: z.enum(['none', 'included', 'optional']),
    dropOff: z.boolean(),
    meetingPoint: z.object({ name: z.string(), address: z.string(), lat: z.number(), lng: z.number() }),
    cancellation: z.array(z.object({ day: z.int(), hour: z.int(), minute: z.int(), percentage: z.int() })),
    freeCancellation: z.boolean(),
    badges: cardSchema.shape.badges,
    pictures: z.array(pictureSchema),
    options: z.array(
      z.object({
        id: z.int(),
        code: z.string(),
        title: z.string(),
        description: z.string(),
        durationMinutes: z.int(),
        capacity: z.int(),
        units: z.array(unitSchema),
      }),
    ),
    extras: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        per: z.enum(['person', 'booking']),
        priceMinor: z.int(),
        maxQuantity: z.int(),
      }),
    ),
    pickups: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        address: z.string(),
        minutesBefore: z.int(),
        priceMinor: z.int(),
      }),
    ),
    rating: z.number().nullable(),
    ratingCount: z.int(),
    related: z.array(cardSchema),
  })
  .openapi('Product')

export const homeSchema = z
  .object({
    cities: z.array(citySchema),
    categories: z.array(categorySchema),
    topRated: z.array(cardSchema),
    newest: z.array(cardSchema),
    testimonials: z.array(z.object({ name: z.string(), city: z.string(), text: z.string(), rating: z.int() })),
    faqs: z.array(z.object({ question: z.string(), answer: z.string() })),
    posts: z.array(postCardSchema),
    productCount: z.int(),
  })
  .openapi('Home')

const ok = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  200: { description, content: { 'application/json': { schema } } },
})

export const getHome = createRoute({
  method: 'get',
  path: '/home',
  tags: ['catalogue'],
  summary: 'The content of the home page',
  request: { query: z.object({ locale: localeQuery }) },
  responses: ok('Home', homeSchema),
})

/** For city, category and whole listing alike. An unknown city or category is refused as missing. */
export const getListing = createRoute({
  method: 'get',
  path: '/products',
  tags: ['catalogue'],
  summary: 'Products by city, category, words and filters',
  request: { query: listingQuery },
  responses: ok('A page of cards with facet counts', listingSchema),
})

/** The listing's filters and sorts; `page` is ignored. */
export const getListingMap = createRoute({
  method: 'get',
  path: '/products/map',
  tags: ['catalogue'],
  summary: 'The meeting points of a listing’s products',
  request: { query: listingQuery },
  responses: ok('At most 500 products with their positions, best first', listingMapSchema),
})

/** `city` and `slug` in either language; the response has both languages, so that the page can redirect to its own. */
export const getProduct = createRoute({
  method: 'get',
  path: '/products/{city}/{slug}',
  tags: ['catalogue'],
  summary: 'A product',
  request: {
    params: z.object({ city: z.string().max(200), slug: z.string().max(200) }),
    query: z.object({ locale: localeQuery }),
  },
  responses: ok('The product', productSchema),
})

/** For sites without cities in their addresses. `slug` in either language. */
export const getExperience = createRoute({
  method: 'get',
  path: '/experiences/{slug}',
  tags: ['catalogue'],
  summary: 'A product by its slug alone',
  request: { params: z.object({ slug: z.string().max(200) }), query: z.object({ locale: localeQuery }) },
  responses: ok('The product', productSchema),
})

export const refusalCodes = [
  'catalogue.city_unknown',
  'catalogue.category_unknown',
  'catalogue.product_unknown',
] as const
