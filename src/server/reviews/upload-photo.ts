import type { MediaContext } from '#server/media/media-context.ts'
import { redrawUpload, type Redrawn } from '#server/media/redraw-upload.ts'
import { countAttempt } from '#server/kernel/count-attempt.ts'
import type { ApiErrorCode } from '#server/kernel/api-error-codes.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { findReviewableBooking, type OwnBookingInput } from './find-reviewable-booking.ts'
import { findReviewOfBooking } from './moderation-queries.ts'
import { insertPhoto } from './photo-queries.ts'
import { viewOwnPhoto } from './view-own-photo.ts'

/** Six are shown; the rest are second thoughts. */
const MAX_A_DAY = 40

/**
 * Stores a photo for the buyer's review, re-encoded without its metadata such as the location. The body is not read
 * before the sender is identified. Throws ApiError `reviews.photo_unreadable`, `reviews.photo_too_large`,
 * `reviews.too_many_photos`, `reviews.already_written`, and what findReviewableBooking throws.
 */
export async function uploadPhoto(
  context: MediaContext,
  input: OwnBookingInput & { read: () => Promise<ArrayBuffer> },
): Promise<ReturnType<typeof viewOwnPhoto>> {
  const { bookingId } = input
  await findReviewableBooking(context, input)
  const review = await findReviewOfBooking(context.db, bookingId)
  if (review && review.status !== 'rejected') throw new ApiError('conflict', 'reviews.already_written')
  await countAttempt(context.db, {
    key: `review-photo:${bookingId}`,
    most: MAX_A_DAY,
    windowSeconds: 24 * 3600,
    code: 'reviews.too_many_photos',
  })
  const { name, bytes, width, height } = await redraw(new Uint8Array(await input.read()))
  // The row first, so that the sweep finds the file in every case.
  const photo = await insertPhoto(context.db, { bookingId, src: `files/${name}`, width, height })
  await context.storage.write(name, bytes)
  return viewOwnPhoto(photo, '')
}

const codes: Partial<Record<ApiErrorCode, ApiErrorCode>> = {
  'media.not_a_picture': 'reviews.photo_unreadable',
  'media.picture_too_large': 'reviews.photo_too_large',
  'media.busy': 'server.unavailable',
}

async function redraw(sent: Uint8Array): Promise<Redrawn> {
  try {
    return await redrawUpload('reviews', sent)
  } catch (error) {
    const code = error instanceof ApiError ? codes[error.code] : undefined
    throw error instanceof ApiError && code !== undefined ? new ApiError(error.kind, code) : error
  }
}
