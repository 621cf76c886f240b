import type { z } from '@hono/zod-openapi'
import type { Context } from '#server/kernel/context.ts'
import type { ownReviewSchema } from './contract.ts'
import { findReviewableBooking, type OwnBookingInput } from './find-reviewable-booking.ts'
import { findReviewOfBooking } from './moderation-queries.ts'
import { listPhotosOfBooking } from './photo-queries.ts'
import { viewOwnPhoto } from './view-own-photo.ts'

/** The buyer's review of a booking and its state. Throws what findReviewableBooking throws. */
export async function readOwnReview(context: Context, wish: OwnBookingInput): Promise<z.infer<typeof ownReviewSchema>> {
  const { author } = await findReviewableBooking(context, wish)
  const row = await findReviewOfBooking(context.db, wish.bookingId)
  if (!row) return { author, review: null }
  const photos = (await listPhotosOfBooking(context.db, wish.bookingId)).map((photo) => viewOwnPhoto(photo, row.title))
  return { author, review: { ...row, createdAt: row.createdAt.toISOString(), photos } }
}
