import { createRoute, z } from '@hono/zod-openapi'
import { cardSchema, mostTogetherSchema, partyQuery } from '#server/catalogue/contract.ts'
import { dayQuery, jsonResponse, localeQuery } from '#server/kernel/contract.ts'

const query = z.object({ locale: localeQuery })
/** With both days, each card has the free day among them on which the travellers pay least. */
const tripQuery = query.extend({
  from: dayQuery.optional(),
  to: dayQuery.optional(),
  ...partyQuery,
})
export const savedSchema = z
  .object({ productIds: z.array(z.int()).openapi({ description: 'Ids of the saved activities, newest first.' }) })
  .openapi('Saved')

export const savedItemSchema = z
  .object({
    card: cardSchema,
    /** False: the activity was withdrawn. */
    isOffered: z.boolean(),
    mostTogether: mostTogetherSchema,
  })
  .openapi('SavedItem')

export const wishlistSchema = z
  .object({
    items: z.array(savedItemSchema),
    /** Of the link `/wishlist/{token}` for sharing the list; null while it is not shared. */
    shareToken: z.string().nullable(),
  })
  .openapi('Wishlist')

export const sharedWishlistSchema = z
  .object({
    cards: z.array(cardSchema),
    /** The number of withdrawn activities on the list. */
    goneCount: z.int(),
    isOwn: z.boolean(),
  })
  .openapi('SharedWishlist')

/** Small: every page of a visitor with a list requests it. */
export const getSaved = createRoute({
  method: 'get',
  path: '/wishlist',
  tags: ['wishlist'],
  summary: 'The ids of the saved activities',
  responses: jsonResponse('The ids', savedSchema),
})

export const getWishlist = createRoute({
  method: 'get',
  path: '/wishlist/items',
  tags: ['wishlist'],
  summary: 'The saved activities with their cards, and their cheapest free day in a trip',
  request: { query: tripQuery },
  responses: jsonResponse('The list', wishlistSchema),
})

const params = z.object({ productId: z.coerce.number().int().positive() })

export const saveProduct = createRoute({
  method: 'put',
  path: '/wishlist/items/{productId}',
  tags: ['wishlist'],
  summary: 'Save an activity; saving it again changes nothing',
  request: { params },
  responses: jsonResponse('What is saved now', savedSchema),
})

export const removeProduct = createRoute({
  method: 'delete',
  path: '/wishlist/items/{productId}',
  tags: ['wishlist'],
  summary: 'Remove an activity from the list; no effect if it is not on it',
  request: { params },
  responses: jsonResponse('What is saved now', savedSchema),
})

export const shareWishlist = createRoute({
  method: 'post',
  path: '/wishlist/share',
  tags: ['wishlist'],
  summary: 'Create the link for sharing the list; a shared list keeps its link',
  responses: jsonResponse('The token of the link', z.object({ shareToken: z.string() })),
})

export const endSharing = createRoute({
  method: 'delete',
  path: '/wishlist/share',
  tags: ['wishlist'],
  summary: 'Invalidate the link of the list',
  responses: jsonResponse('Ended', z.object({ shareToken: z.null() })),
})

const link = z.object({ token: z.string().max(200) })

export const getSharedWishlist = createRoute({
  method: 'get',
  path: '/wishlist/shared/{token}',
  tags: ['wishlist'],
  summary: 'A shared list',
  request: { params: link, query },
  responses: jsonResponse('The shared list', sharedWishlistSchema),
})

export const copySharedWishlist = createRoute({
  method: 'post',
  path: '/wishlist/shared/{token}/copy',
  tags: ['wishlist'],
  summary: 'Save all activities of a shared list',
  request: { params: link },
  responses: jsonResponse('What is saved now', savedSchema),
})
