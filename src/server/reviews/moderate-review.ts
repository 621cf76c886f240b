import { isLegal } from '#domain/state-machine.ts'
import { reviewTransitions } from '#domain/review-states.ts'
import { adjustRating } from '#server/catalogue/adjust-rating.ts'
import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { lockReview, setReviewStatus } from './moderation-queries.ts'

export type Judgement = { status: 'published' } | { status: 'rejected'; reason: string }

/**
 * Publishes a review, or rejects it with a reason for its author; published reviews can be rejected later. The
 * product's rating counts exactly the published ones. Repeating a decision changes nothing. Throws ApiError
 * `reviews.review_unknown`, and `reviews.already_judged` when publishing a rejected one: its author must write another.
 */
export async function moderateReview(
  context: Context,
  input: { reviewId: number; staff: string; judgement: Judgement },
): Promise<void> {
  const { reviewId, judgement } = input
  await context.db.transaction(async (tx) => {
    const review = await lockReview(tx, reviewId)
    if (!review) throw new ApiError('missing', 'reviews.review_unknown')
    if (review.status === judgement.status) return
    if (!isLegal(reviewTransitions, review.status, judgement.status))
      throw new ApiError('conflict', 'reviews.already_judged')
    await setReviewStatus(tx, {
      reviewId,
      status: judgement.status,
      moderator: input.staff,
      rejection: judgement.status === 'rejected' ? judgement.reason : null,
    })
    const { productId, rating } = review
    if (judgement.status === 'published') await adjustRating(tx, { productId, rating, change: 'counts' })
    else if (review.status === 'published') await adjustRating(tx, { productId, rating, change: 'leaves' })
  })
}
