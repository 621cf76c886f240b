import { createRoute, z } from '@hono/zod-openapi'
import { AGES_PATTERN } from '#domain/ages.ts'
import { listedFilters } from '#domain/listed-filters.ts'
import { durationChoices, MAX_VALUES, timeChoices } from '#domain/listing-choices.ts'
import {
  cancellationRuleSchema,
  dayQuery,
  forgiving,
  jsonResponse,
  localeQuery,
  moneySchema,
  pictureSchema,
  severalQuery,
  someOfQuery,
} from '#server/kernel/contract.ts'
import { facetSchema } from './facet-contract.ts'

const slugs = z.object({ ar: z.string(), en: z.string() })

/** `isEstimate`: it is converted, and another currency will be charged. */
export const fromPriceSchema = z.object({ ...moneySchema.shape, isEstimate: z.boolean() }).openapi('FromPrice')

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
    durationMinutes: z
      .int()
      .openapi({ description: 'Of the shortest option; in a listing with dates, of the option of `free`' }),
    longestMinutes: z.int().openapi({ description: 'Of the longest option, or of that of `free`' }),
    pricingPer: z.enum(['person', 'item', 'quote']),
    rate: z.enum(['once', 'daily', 'nightly']),
    minDuration: z.int().openapi({ description: 'The fewest days or nights; 1 with the rate `once`' }),
    /**
     * In the visitor's currency, for display: an estimate is rounded up to whole units. Null for products priced on
     * request.
     */
    from: fromPriceSchema.nullable(),
    fromOriginal: fromPriceSchema.nullable(),
    /** What `from` is the price of, for products priced per item: 'Single kayak'. */
    unitTitle: z.string().nullable(),
    /** From which age people can take part; null from birth. */
    leastAge: z.int().nullable(),
    badges: z.array(z.enum(['free_cancellation', 'pay_later', 'likely_to_sell_out', 'new', 'private'])),
    /**
     * In a listing with dates: the free day in them on which all travellers pay least, of a stay the first, and in the
     * visitor's currency the price of what they do so with: one person's, or of as many as they share, with the title
     * '2 × Tent (2 people)'.
     */
    free: z
      .object({
        date: z.string(),
        isFirstDay: z.boolean().openapi({ description: 'Whether no earlier day in the dates is free for them' }),
        from: fromPriceSchema,
        fromOriginal: fromPriceSchema.nullable(),
        unitTitle: z.string().nullable(),
        total: fromPriceSchema.nullable().openapi({
          description: 'What all travellers pay on that day, at most if it depends on ages; null if unknown',
        }),
        dependsOnAges: z.boolean().openapi({
          description: 'Whether children of unknown age may make `total` less',
        }),
        isForAll: z
          .boolean()
          .openapi({ description: 'Whether `from` is of what all travellers share, such as a tent' }),
      })
      .nullable(),
  })
  .openapi('Card')

export const mostTogetherSchema = z
  .int()
  .nullable()
  .openapi({ description: 'The most travellers of one booking; null without options' })

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

/** Who travels. */
export const partyQuery = {
  travellers: forgiving(z.coerce.number().int().min(1).max(100).optional(), undefined),
  /** Of the children among the travellers, in years or x: read only beside `travellers`. */
  ages: forgiving(z.string().regex(AGES_PATTERN).optional(), undefined),
}

const languageCodes = (values: string[]) =>
  [...new Set(values)]
    .filter((value) => /^[a-z]{2,5}$/.test(value))
    .toSorted()
    .slice(0, MAX_VALUES)

export const listingQuery = z.object({
  locale: localeQuery,
  city: z.string().max(120).optional(),
  category: z
    .string()
    .max(120 * MAX_VALUES)
    .optional()
    .openapi({ description: 'Slugs, separated by commas: any of them. Unknown ones are ignored beside a known one.' }),
  sort: forgiving(z.enum(sorts).default('recommended'), 'recommended'),
  page: forgiving(z.coerce.number().int().min(1).max(10_000).default(1), 1),
  from: forgiving(dayQuery.optional(), undefined),
  to: forgiving(dayQuery.optional(), undefined),
  ...partyQuery,
  priceMin: forgiving(z.coerce.number().int().min(0).optional(), undefined),
  priceMax: forgiving(z.coerce.number().int().min(0).optional(), undefined),
  rating: forgiving(z.coerce.number().min(1).max(5).optional(), undefined),
  duration: someOfQuery(durationChoices),
  timeOfDay: someOfQuery(timeChoices),
  language: severalQuery(languageCodes, 'Languages of the guide, such as ar, separated by commas: any of them.'),
  freeCancellation: forgiving(z.enum(['1']).optional(), undefined),
  pickup: forgiving(z.enum(['1']).optional(), undefined),
  isPrivate: forgiving(z.enum(['1']).optional(), undefined),
  children: forgiving(z.enum(['1']).optional(), undefined),
})

export const listingSchema = z
  .object({
    city: citySchema.nullable(),
    /** Null also if several are chosen. */
    category: categorySchema.nullable(),
    categorySlugs: z.array(z.string()).openapi({ description: 'Of the chosen categories, in order' }),
    cards: z.array(cardSchema),
    /** If a city has few matches: those of the nearest cities, at most `km` away. */
    nearby: z.object({ cards: z.array(cardSchema), km: z.int() }).nullable(),
    /** The local date of the city, otherwise of the site. */
    today: z.string(),
    total: z.int(),
    page: z.int(),
    pageCount: z.int(),
    facets: facetSchema,
    /** The mean of all reviews of the results; null without reviews. */
    reviews: z.object({ rating: z.number(), count: z.int() }).nullable(),
    /** If there are few results: chosen filters that, removed alone, give more, and how many. */
    without: z.array(z.object({ filter: z.enum(listedFilters), total: z.int() })),
    /** If there are few results in the chosen dates: the nearest other days, and how many are free on them. */
    otherDays: z.array(z.object({ date: z.string(), total: z.int() })),
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
    unitTitle: true,
  })
  .extend({
    date: z.iso.date().nullable().openapi({ description: 'With dates: the day in them that has the price' }),
    total: fromPriceSchema
      .nullable()
      .openapi({ description: 'What all travellers pay on that day, as on the card; null if unknown' }),
    dependsOnAges: z.boolean().openapi({ description: 'Of `total`, as on the card' }),
    isForAll: z.boolean().openapi({ description: 'As on the card' }),
    placeName: z.string().openapi({ description: 'Of the meeting point' }),
    lat: z.number(),
    lng: z.number(),
    cityLat: z.number().openapi({ description: 'The middle of the city, for its name' }),
    cityLng: z.number(),
    country: z.string().openapi({ description: 'Of the city, as in ISO 3166-1' }),
  })
  .openapi('MapPoint')

/** What gives orientation on a map without tiles. */
export const landmarkSchema = z
  .object({
    name: z.string(),
    kind: z.enum(['place', 'water', 'wadi', 'road', 'area', 'park', 'hills']),
    /** The course of a river, dry river bed (wadi) or road, the outline of a park or hills, or one point. An area is a district. */
    points: z.array(z.object({ lat: z.number(), lng: z.number() })),
  })
  .openapi('Landmark')

export const listingMapSchema = z.object({ points: z.array(mapPointSchema) }).openapi('ListingMap')

const unitSchema = z
  .object({
    id: z.int(),
    code: z.string(),
    kind: z.string(),
    title: z.string(),
    minAge: z.int().nullable(),
    maxAge: z.int().nullable(),
    /** In `currency` of the product, before the departure's supplement. */
    priceMinor: z.int(),
    originalMinor: z.int().nullable(),
    travellers: z.int(),
    minQuantity: z.int(),
    maxQuantity: z.int().nullable(),
    /** Codes of units of the option of which at least one must be booked too; empty if the unit can be booked alone. */
    accompaniedBy: z.array(z.string()),
  })
  .openapi('Unit')

/**
 * Columns of `product` that a product's response returns under the same name; `queries.ts` and `read-product.ts` read
 * them from here, and `import/kinds.ts` has the field of each.
 */
export const productAttributes = z.object({
  guideLanguages: z.array(z.string()),
  minDuration: z.int(),
  confirmation: z.enum(['instant', 'supplier']),
  pickup: z.enum(['none', 'included', 'optional']),
  dropOff: z.boolean(),
  /** The smallest and the largest party, of products priced on request; null without a limit. */
  leastTravellers: z.int().nullable(),
  mostTravellers: z.int().nullable(),
  cancellation: z.array(cancellationRuleSchema),
})

/** The same for columns with a value per language: the response has the one of the request's language. */
export const productTexts = z.object({
  overview: z.string(),
  highlights: z.array(z.string()),
  includes: z.array(z.string()),
  excludes: z.array(z.string()),
  bring: z.array(z.string()),
  knowBeforeYouGo: z.array(z.string()),
})

export const productSchema = z
  .object({
    id: z.int(),
    code: z.string(),
    slugs,
    city: z.object({ slug: z.string(), slugs, name: z.string(), country: z.string(), zone: z.string() }),
    category: z.object({ slug: z.string(), name: z.string() }),
    supplier: z.object({
      name: z.string(),
      about: z.string(),
      activities: z.int().openapi({ description: 'How many it has on sale' }),
      /** The mean of the reviews of all its activities, one decimal; null without reviews. */
      rating: z.number().nullable(),
      ratingCount: z.int(),
    }),
    title: z.string(),
    summary: z.string(),
    ...productTexts.shape,
    ...productAttributes.shape,
    itinerary: z.array(z.object({ title: z.string(), text: z.string(), minutes: z.int().nullable() })),
    pricingPer: z.enum(['person', 'item', 'quote']),
    rate: z.enum(['once', 'daily', 'nightly']),
    /** The visitor's; of all prices of options, extras and pick-ups. */
    currency: z.string(),
    /** As on the card. */
    from: fromPriceSchema.nullable(),
    fromOriginal: fromPriceSchema.nullable(),
    /** As on the card. */
    unitTitle: z.string().nullable(),
    durationMinutes: z.int().openapi({ description: 'Of the shortest option' }),
    longestMinutes: z.int().openapi({ description: 'Of the longest option' }),
    isPrivate: z.boolean(),
    payLater: z.boolean(),
    meetingPoint: z.object({
      name: z.string(),
      address: z.string(),
      lat: z.number(),
      lng: z.number(),
      /** Name and address in Arabic, on pages in other languages, where drivers read it. */
      forDrivers: z.string().nullable(),
      /** How to recognise the guide there. */
      guide: z.string().nullable(),
      /** How many minutes before the start people should be there. */
      minutesBefore: z.int().nullable(),
      /** The nearest landmarks, as the crow flies. */
      near: z.array(z.object({ name: z.string(), km: z.number() })),
    }),
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
        code: z.string(),
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

/** For city, category and whole listing alike. An unknown city or category is refused as missing. */
export const getListing = createRoute({
  method: 'get',
  path: '/products',
  tags: ['catalogue'],
  summary: 'Products by city, category, words and filters',
  request: { query: listingQuery },
  responses: jsonResponse('A page of cards with facet counts', listingSchema),
})

/** The listing's filters and sorts; `page` is ignored. */
export const getListingMap = createRoute({
  method: 'get',
  path: '/products/map',
  tags: ['catalogue'],
  summary: 'The meeting points of a listing’s products',
  request: { query: listingQuery },
  responses: jsonResponse('At most 500 products with their positions, best first', listingMapSchema),
})

/** For maps without tiles. `city` is a slug in either language; an unknown city is refused as missing. */
export const getLandmarks = createRoute({
  method: 'get',
  path: '/landmarks',
  tags: ['catalogue'],
  summary: 'The landmarks of a city',
  request: { query: z.object({ locale: localeQuery, city: z.string().max(200) }) },
  responses: jsonResponse(
    'In the operator’s order, best known first',
    z.object({ landmarks: z.array(landmarkSchema) }),
  ),
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
  responses: jsonResponse('The product', productSchema),
})

/** For sites without cities in their addresses. `slug` in either language. */
export const getExperience = createRoute({
  method: 'get',
  path: '/experiences/{slug}',
  tags: ['catalogue'],
  summary: 'A product by its slug alone',
  request: { params: z.object({ slug: z.string().max(200) }), query: z.object({ locale: localeQuery }) },
  responses: jsonResponse('The product', productSchema),
})
