import { languageOfText } from '#domain/language-of-text.ts'
import type { Locale } from '#domain/locale.ts'
import { themesOf } from '#domain/theme-words.ts'
import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { travellerTypes } from './contract.ts'
import { findReviewableBooking, type OwnBookingInput } from './find-reviewable-booking.ts'
import { insertReview } from './moderation-queries.ts'
import { detachPhotos, showPhotos } from './photo-queries.ts'

/** Characters, without surrounding spaces. */
const lengths = { title: { least: 3, most: 100 }, body: { least: 20, most: 3000 } }

interface Written {
  rating: number
  travellerType: string
  title: string
  body: string
  /** Photos uploaded for the booking (upload-photo.ts), in display order. */
  photoIds: number[]
}

/**
 * Stores the buyer's review of a booking once the activity has ended: one review per booking, moderated before it
 * is public; a rejected one may be replaced. Throws ApiError `reviews.fields_invalid` with the fields,
 * `reviews.already_written`, and what findReviewableBooking throws.
 */
export async function writeReview(
  context: Context,
  input: OwnBookingInput & { locale: Locale; written: Written },
): Promise<void> {
  const { author } = await findReviewableBooking(context, input)
  const { rating, travellerType } = input.written
  const title = oneLine(input.written.title)
  const body = withoutControls(input.written.body).trim()
  const fields = errorsOf({ rating, travellerType, title, body })
  if (fields.length > 0) throw new ApiError('invalid', 'reviews.fields_invalid', { fields })
  const { bookingId } = input
  const photoIds = [...new Set(input.written.photoIds)]
  await context.db.transaction(async (tx) => {
    const text = `${title} ${body}`
    const language = languageOfText(text, input.locale)
    const themes = themesOf(text)
    const review = await insertReview(tx, { bookingId, author, rating, travellerType, title, body, language, themes })
    if (!review) throw new ApiError('conflict', 'reviews.already_written')
    await detachPhotos(tx, review.id)
    const shown = await showPhotos(tx, { reviewId: review.id, bookingId, photoIds })
    if (shown < photoIds.length)
      throw new ApiError('invalid', 'reviews.fields_invalid', { fields: [{ field: 'photos', code: 'unknown' }] })
  })
}

interface FieldError {
  field: string
  code: 'required' | 'too_short' | 'too_long' | 'unknown'
  /** The length that it falls short of, in characters. */
  least?: number
  most?: number
}

function errorsOf(written: Omit<Written, 'photoIds'>): FieldError[] {
  const isRated = Number.isInteger(written.rating) && written.rating >= 1 && written.rating <= 5
  return [
    ...(isRated ? [] : [{ field: 'rating', code: 'required' as const }]),
    ...(['title', 'body'] as const).flatMap((field): FieldError[] => {
      const { least, most } = lengths[field]
      const length = Array.from(written[field]).length
      if (length === 0) return [{ field, code: 'required' }]
      if (length < least) return [{ field, code: 'too_short', least }]
      return length > most ? [{ field, code: 'too_long', most }] : []
    }),
    ...(travellerTypes.some((type) => type === written.travellerType)
      ? []
      : [{ field: 'travellerType', code: 'required' as const }]),
  ]
}

function oneLine(text: string): string {
  return withoutControls(text).replaceAll(/\s+/g, ' ').trim()
}

/** Removes control characters, which PostgreSQL may not store; keeps line breaks. */
function withoutControls(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n]/gu, '')
}
