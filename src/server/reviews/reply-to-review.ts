import { languageOfText } from '#domain/language-of-text.ts'
import type { Locale } from '#domain/locale.ts'
import type { RecordChange } from '#server/booking/commands/staff-actor.ts'
import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { lockReview, setReply } from './moderation-queries.ts'

/**
 * Publishes the host's answer to a published review, replacing an earlier one; an empty text removes it. Throws
 * ApiError `reviews.review_unknown` and `reviews.not_published`.
 */
export async function replyToReview(
  context: Context,
  input: { reviewId: number; staff: string; text: string; locale: Locale; record?: RecordChange },
): Promise<void> {
  const { reviewId, staff, text, locale } = input
  await context.db.transaction(async (tx) => {
    const review = await lockReview(tx, reviewId)
    if (!review) throw new ApiError('missing', 'reviews.review_unknown')
    if (review.status !== 'published') throw new ApiError('conflict', 'reviews.not_published')
    const reply = text === '' ? null : { text, language: languageOfText(text, locale) }
    await setReply(tx, { reviewId, reply, staff })
    await input.record?.(tx, reviewId)
  })
}
