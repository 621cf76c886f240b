import { isLegal } from '#domain/state-machine.ts'
import { reviewTransitions, type ReviewState } from '#domain/review-states.ts'
import { adjustRating } from '#server/catalogue/adjust-rating.ts'
import type { RecordChange } from '#server/booking/commands/staff-actor.ts'
import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { lockReview, queueRejection, setReviewStatus } from './moderation-queries.ts'

export type Judgement = { status: 'published' } | { status: 'rejected'; reason: string }

/**
 * Publishes a review, or rejects it with a reason that its author is mailed; published reviews can be rejected later. The
 * product's rating counts exactly the published ones. Repeating a decision changes nothing. Throws ApiError
 * `reviews.review_unknown`, and `reviews.already_judged` when publishing a rejected one, whose author must write another,
 * or when it is not as `seen` any more.
 */
export async function moderateReview(
  context: Context,
  input: {
    reviewId: number
    staff: string
    judgement: Judgement
    /** The state that the person saw. */
    seen?: ReviewState
    /** Not called if nothing changes. */
    record?: RecordChange
  },
): Promise<void> {
  const { reviewId, judgement, seen } = input
  await context.db.transaction(async (tx) => {
    const review = await lockReview(tx, reviewId)
    if (!review) throw new ApiError('missing', 'reviews.review_unknown')
    if (review.status === judgement.status) return
    if (seen !== undefined && seen !== review.status) throw new ApiError('conflict', 'reviews.already_judged')
    if (!isLegal(reviewTransitions, review.status, judgement.status))
      throw new ApiError('conflict', 'reviews.already_judged')
    await setReviewStatus(tx, {
      reviewId,
      status: judgement.status,
      moderator: input.staff,
      rejection: judgement.status === 'rejected' ? judgement.reason : null,
    })
    if (judgement.status === 'rejected') await queueRejection(tx, reviewId)
    const { productId, rating } = review
    if (judgement.status === 'published') await adjustRating(tx, { productId, rating, change: 'counts' })
    else if (review.status === 'published') await adjustRating(tx, { productId, rating, change: 'leaves' })
    await input.record?.(tx, reviewId)
  })
}
