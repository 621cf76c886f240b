import { createRoute, z } from '@hono/zod-openapi'
import { cardSchema, listingMapSchema, listingQuery, listingSchema, sorts } from '#server/catalogue/contract.ts'
import { forgiving, jsonResponse, localeQuery, pictureSchema } from '#server/kernel/contract.ts'

export const suggestionSchema = z
  .object({
    kind: z.enum(['city', 'category', 'product', 'landmark']),
    title: z.string(),
    /** Of a product or landmark its city, of a city its country, of a category the city that it is limited to, if any. */
    subtitle: z.string(),
    /** Of a city, of what is limited to a city and of a landmark, as in ISO 3166-1; otherwise null. */
    country: z.string().nullable(),
    /** Of a category, and of a city with children, the number of its activities, at most 999; otherwise null. */
    count: z.int().nullable(),
    /** A city whose activities are limited to those with prices for children. */
    isForChildren: z.boolean(),
    /** Without the language prefix, with the slugs of the requested language; may have a query. */
    path: z.string(),
    picture: pictureSchema,
  })
  .openapi('Suggestion')

export const getSuggestions = createRoute({
  method: 'get',
  path: '/search/suggestions',
  tags: ['search'],
  summary:
    'Suggestions for an incomplete query: cities, categories, landmarks and products; for an empty one popular cities',
  request: { query: z.object({ q: z.string().max(200), locale: localeQuery }) },
  responses: jsonResponse('At most eight, best first', z.object({ suggestions: z.array(suggestionSchema) })),
})

/** In degrees (WGS 84). Browsers send it rounded, so that it does not identify an address. */
const coordinate = (most: number) => z.coerce.number().min(-most).max(most)

export const getNearestCity = createRoute({
  method: 'get',
  path: '/search/nearest-city',
  tags: ['search'],
  summary: 'The city with products of this site that is nearest to a position',
  request: { query: z.object({ lat: coordinate(90), lng: coordinate(180), locale: localeQuery }) },
  responses: jsonResponse(
    'The city, and how many kilometres away it is as the crow flies; null if no product is on sale',
    z.object({ nearest: z.object({ city: suggestionSchema, km: z.int() }).nullable() }),
  ),
})

export const searchQuery = listingQuery.extend({
  q: z.string().trim().min(1).max(200),
  sort: forgiving(z.enum(['match', ...sorts]).default('match'), 'match'),
})

export const searchResultSchema = listingSchema
  .extend({
    /** No product matches the words as typed; these match similar words. */
    isApproximate: z.boolean(),
    /** Unknown words and the nearest known word that replaced each, in its usual spelling. */
    taken: z.array(z.object({ written: z.string(), word: z.string() })),
    /** Unknown words that were ignored. */
    leftOut: z.array(z.string()),
    /** The words ask for children: products with prices for children match them, too. */
    isForChildren: z.boolean(),
    /** The words ask for the evening: products with a departure in it match them, too. */
    isForEvening: z.boolean(),
    /** The city or category whose name, and nothing else, is the text: its listing has all that there is. */
    destination: z.object({ kind: z.enum(['city', 'category']), path: z.string() }).nullable(),
    /** The landmark that the text names and no product does: the results are those of its city, the nearest first. */
    landmark: z.object({ name: z.string(), city: z.string(), path: z.string() }).nullable(),
    /** Nothing matches the text: its only other spelling, whose results are shown. */
    corrected: z.string().nullable(),
    /** No product matches the text or its only other spelling, whatever the filters. */
    isUnknown: z.boolean(),
    /** For an unknown text: the best products for the dates and travellers, at most four. */
    alternatives: z.array(cardSchema),
    /** If nothing was found: other spellings of the text that find something, at most three, best first. */
    didYouMean: z.array(z.string()),
    /** Links to continue with if nothing was found; otherwise empty. */
    suggestions: z.array(suggestionSchema),
  })
  .openapi('SearchResult')

/** With the listing's filters, facets, sorts and pages; best match first. */
export const getSearch = createRoute({
  method: 'get',
  path: '/search',
  tags: ['search'],
  summary: 'Products that match a text in Arabic or English, best match first',
  request: { query: searchQuery },
  responses: jsonResponse('A page of cards with facet counts', searchResultSchema),
})

export const getSearchMap = createRoute({
  method: 'get',
  path: '/search/map',
  tags: ['search'],
  summary: 'The meeting points of a search’s products',
  request: { query: searchQuery },
  responses: jsonResponse('At most 500 products with their positions, best first', listingMapSchema),
})
