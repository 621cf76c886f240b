import { languageOfText } from '#domain/language-of-text.ts'
import type { Locale } from '#domain/locale.ts'
import type { RecordChange } from '#server/booking/commands/staff-actor.ts'
import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { lockReview, setReply } from './moderation-queries.ts'

/**
 * Publishes the host's answer to a published review, replacing an earlier one; an empty text removes it. Repeating it
 * changes nothing. Throws ApiError `reviews.review_unknown`, `reviews.not_published`, and `reviews.reply_changed` if there
 * is another reply than was `seen`.
 */
export async function replyToReview(
  context: Context,
  input: {
    reviewId: number
    staff: string
    text: string
    locale: Locale
    /** The reply that the person saw; null: none. */
    seen?: string | null
    record?: RecordChange
  },
): Promise<void> {
  const { reviewId, staff, text, locale, seen } = input
  await context.db.transaction(async (tx) => {
    const review = await lockReview(tx, reviewId)
    if (!review) throw new ApiError('missing', 'reviews.review_unknown')
    if (review.status !== 'published') throw new ApiError('conflict', 'reviews.not_published')
    if ((review.reply ?? '') === text) return
    if (seen !== undefined && seen !== review.reply) throw new ApiError('conflict', 'reviews.reply_changed')
    const reply = text === '' ? null : { text, language: languageOfText(text, locale) }
    await setReply(tx, { reviewId, reply, staff })
    await input.record?.(tx, reviewId)
  })
}
