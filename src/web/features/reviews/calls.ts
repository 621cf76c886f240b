import type { z } from 'zod'
import type { Locale } from '#domain/locale.ts'
import type { ownReviewSchema, reviewsSchema } from '#server/reviews/contract.ts'
import { api } from '#web/lib/api.ts'
import { bodyOf } from '#web/lib/body-of.ts'
import type { ReviewSearch } from './review-search.ts'

export type ReviewsView = z.infer<typeof reviewsSchema>
export type OwnReviewView = z.infer<typeof ownReviewSchema>
export type OwnPhotoView = NonNullable<OwnReviewView['review']>['photos'][number]
export type ReviewView = ReviewsView['reviews'][number]

/** A page of a product's reviews by the product's address, as `readProduct` takes it; `city` is null at /experiences/{slug}. */
export function readReviews(
  locale: Locale,
  product: { city: string | null; slug: string },
  search: ReviewSearch,
): Promise<ReviewsView> {
  const { reviews: page, traveller: type, in: language, ...rest } = search
  const filters = Object.entries({ ...rest, page, type, language }).filter(([, value]) => value !== undefined)
  const query = { locale, ...Object.fromEntries(filters) }
  const slug = encodeURIComponent(product.slug)
  if (product.city === null) return bodyOf(api().api.experiences[':slug'].reviews.$get({ param: { slug }, query }))
  const city = encodeURIComponent(product.city)
  return bodyOf(api().api.products[':city'][':slug'].reviews.$get({ param: { city, slug }, query }))
}

/** A booking; the key of its order's link gives access without signing in. */
export interface OwnBooking {
  reference: string
  key: string
  bookingId: number
}

const ofBooking = (locale: Locale, { reference, key, bookingId }: OwnBooking) => ({
  param: { reference, bookingId: String(bookingId) },
  query: { locale, key },
})

export const readOwnReview = (locale: Locale, booking: OwnBooking): Promise<OwnReviewView> =>
  bodyOf(api().api.invoices[':reference'].bookings[':bookingId'].review.$get(ofBooking(locale, booking)))

export const writeReview = (
  locale: Locale,
  booking: OwnBooking,
  written: { rating: number; travellerType: string; title: string; body: string; photoIds: number[] },
): Promise<OwnReviewView> =>
  bodyOf(
    api().api.invoices[':reference'].bookings[':bookingId'].review.$post({
      ...ofBooking(locale, booking),
      json: written,
    }),
  )

export const uploadPhoto = (locale: Locale, booking: OwnBooking, photo: Blob): Promise<OwnPhotoView> =>
  bodyOf(
    api().api.invoices[':reference'].bookings[':bookingId'].review.photos.$post(ofBooking(locale, booking), {
      init: { body: photo, headers: { 'content-type': photo.type } },
    }),
  )
