import type { ReviewState } from '#domain/review-states.ts'
import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { findStaffReview, listReviewsOfStatus, type StaffReviewRow } from './moderation-queries.ts'

export type { StaffReviewRow }

const MOST = 200

/** Waiting reviews, oldest first; or published or rejected ones, latest decision first. At most 200. */
export function listStaffReviews(context: Context, status: ReviewState): Promise<StaffReviewRow[]> {
  return listReviewsOfStatus(context.db, status, MOST)
}

/** A review for staff. Throws ApiError `reviews.review_unknown`. */
export async function readStaffReview(context: Context, reviewId: number): Promise<StaffReviewRow> {
  const review = await findStaffReview(context.db, reviewId)
  if (!review) throw new ApiError('missing', 'reviews.review_unknown')
  return review
}
