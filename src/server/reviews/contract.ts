import { createRoute, z } from '@hono/zod-openapi'
import { MAX_REVIEW_PHOTOS } from '#domain/review-photos.ts'
import { reviewMoods, reviewThemes } from '#domain/review-themes.ts'
import { forgiving, jsonBody, jsonResponse, localeQuery, pictureSchema } from '#server/kernel/contract.ts'

export const travellerTypes = ['solo', 'couple', 'family', 'friends', 'business'] as const
export const reviewOrders = ['language', 'newest', 'highest', 'lowest'] as const

const photoSchema = pictureSchema.extend({ language: z.enum(['ar', 'en']) })

export const reviewSchema = z
  .object({
    id: z.int(),
    author: z.string(),
    country: z.string().nullable(),
    rating: z.int(),
    language: z.enum(['ar', 'en']),
    travellerType: z.enum(travellerTypes),
    title: z.string(),
    body: z.string(),
    createdAt: z.string(),
    photos: z.array(photoSchema),
    /** Written by the buyer of a booking on this site. */
    isVerified: z.boolean(),
    /** The month of the activity, as 2026-11. */
    visited: z.string().nullable(),
    /** The host's answer, in its own language. */
    reply: z.object({ text: z.string(), language: z.enum(['ar', 'en']), repliedAt: z.string() }).nullable(),
  })
  .openapi('Review')

const quotationSchema = z.object({ text: z.string(), language: z.enum(['ar', 'en']), author: z.string() })

export const reviewsSchema = z
  .object({
    reviews: z.array(reviewSchema),
    /** The number of reviews that match the filters, and of their pages. */
    total: z.int(),
    page: z.int(),
    pageCount: z.int(),
    /** The number of reviews with 1, 2, 3, 4, 5 stars. */
    distribution: z.array(z.int()).length(5),
    /** The number of reviews of each kind. */
    counts: z.object({
      types: z.record(z.string(), z.int()),
      languages: z.record(z.string(), z.int()),
      withPhotos: z.int(),
    }),
    /** Of all reviews by kind of traveller, the most frequent first: mean rating and the title of one of them. */
    travellers: z.array(
      z.object({ type: z.enum(travellerTypes), count: z.int(), rating: z.number(), quotation: quotationSchema }),
    ),
    /** What reviews praise, and what they mind, the most frequent first, each with a sentence of one of them. */
    themes: z.array(
      z.object({
        theme: z.enum(reviewThemes),
        mood: z.enum(reviewMoods),
        /** The number of reviews that `about` selects. */
        count: z.int(),
        quotation: quotationSchema.nullable(),
      }),
    ),
    /** The latest photos of all reviews. */
    photos: z.array(photoSchema),
  })
  .openapi('Reviews')

const about = reviewMoods.flatMap((mood) => reviewThemes.map((theme) => `${mood}-${theme}` as const))

/** Invalid filters are dropped, so that an old link still works. */
export const reviewsQuery = z.object({
  locale: localeQuery,
  stars: forgiving(z.coerce.number().int().min(1).max(5).optional(), undefined),
  type: forgiving(z.enum(travellerTypes).optional(), undefined),
  language: forgiving(z.enum(['ar', 'en']).optional(), undefined),
  photos: forgiving(z.enum(['1']).optional(), undefined),
  about: forgiving(z.enum(about).optional(), undefined).openapi({
    description: 'Reviews that praise a theme, or mind it.',
  }),
  order: forgiving(z.enum(reviewOrders).default('language'), 'language').openapi({
    description: '`language`: reviews in the language of `locale` first, of these the newest.',
  }),
  page: forgiving(z.coerce.number().int().min(1).max(10_000).default(1), 1),
})

const reviewsAnswer = jsonResponse(
  'A page of reviews, and how all of them are spread. A product without reviews has none.',
  reviewsSchema,
)

/** By the product's address, as `GET /products/{city}/{slug}`, so that a page reads both at the same time. */
export const getProductReviews = createRoute({
  method: 'get',
  path: '/products/{city}/{slug}/reviews',
  tags: ['reviews'],
  summary: 'Reviews of a product, ten per page',
  request: {
    params: z.object({ city: z.string().max(200), slug: z.string().max(200) }),
    query: reviewsQuery,
  },
  responses: reviewsAnswer,
})

/** On sites whose addresses name no city, as `GET /experiences/{slug}`. */
export const getExperienceReviews = createRoute({
  method: 'get',
  path: '/experiences/{slug}/reviews',
  tags: ['reviews'],
  summary: 'Reviews of a product, by its slug alone',
  request: { params: z.object({ slug: z.string().max(200) }), query: reviewsQuery },
  responses: reviewsAnswer,
})

const ownPhotoSchema = z.object({ id: z.int(), picture: pictureSchema }).openapi('OwnPhoto')

export const ownReviewSchema = z
  .object({
    /** The displayed name. */
    author: z.string(),
    /** Null before it is written. */
    review: reviewSchema
      .pick({ rating: true, language: true, travellerType: true, title: true, body: true, createdAt: true })
      .extend({
        /** `waiting`: visible to its author and staff only. */
        status: z.enum(['waiting', 'published', 'rejected']),
        /** Why it was rejected; the author may write another one. */
        rejection: z.string().nullable(),
        photos: z.array(ownPhotoSchema),
      })
      .nullable(),
  })
  .openapi('OwnReview')

const ofBooking = {
  params: z.object({
    reference: z.string().max(40),
    bookingId: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
  }),
  query: z.object({ locale: localeQuery, key: z.string().max(200).optional() }),
}

export const getOwnReview = createRoute({
  method: 'get',
  path: '/invoices/{reference}/bookings/{bookingId}/review',
  tags: ['reviews'],
  summary: 'The buyer’s review of a booking',
  request: ofBooking,
  responses: jsonResponse('The review, or null', ownReviewSchema),
})

/** Refused before the activity has ended, and if there is a review that was not rejected. */
export const writeReview = createRoute({
  method: 'post',
  path: '/invoices/{reference}/bookings/{bookingId}/review',
  tags: ['reviews'],
  summary: 'Review a booking whose activity has ended',
  request: {
    ...ofBooking,
    body: jsonBody(
      z.object({
        rating: z.int(),
        travellerType: z.string().max(100),
        title: z.string().max(1000),
        body: z.string().max(20_000),
        photoIds: z
          .array(z.int().min(1).max(Number.MAX_SAFE_INTEGER))
          .max(MAX_REVIEW_PHOTOS)
          .default([])
          .openapi({ description: 'Ids of photos uploaded for this booking, in display order.' }),
      }),
    ),
  },
  responses: jsonResponse('The review awaits moderation', ownReviewSchema),
})

const anyImage = z.any().openapi({ type: 'string', format: 'binary', description: 'At most 15 MB.' })

/** Refused if no review can be written. Unused photos are deleted after a day. */
export const uploadPhoto = createRoute({
  method: 'post',
  path: '/invoices/{reference}/bookings/{bookingId}/review/photos',
  tags: ['reviews'],
  summary: 'Upload a photo for the review',
  description:
    'JPEG, PNG, WebP, AVIF or GIF. It is drawn anew, without what it says of where and by what it was taken.',
  request: { ...ofBooking, body: { required: true, content: { 'image/*': { schema: anyImage } } } },
  responses: {
    201: { description: 'The stored photo', content: { 'application/json': { schema: ownPhotoSchema } } },
  },
})

/** Whether a path accepts bodies as large as photos. */
export function isPhotoUpload(path: string): boolean {
  return /^\/api\/invoices\/[^/]+\/bookings\/\d+\/review\/photos$/.test(path)
}
