import { MOST_COUNTED } from '#domain/most-counted.ts'
import type { ReviewState } from '#domain/review-states.ts'
import type { Context } from '#server/kernel/context.ts'
import { cutPage } from '#server/kernel/cut-page.ts'
import { countReviews, listJudgedReviews, listWaitingReviews, type StaffReviewRow } from './moderation-queries.ts'

const PAGE = 50

/** Reviews in pages of 50: those that wait by age, the others by the latest decision. */
export async function listInbox(
  { db }: Context,
  { status, after }: { status: ReviewState; after: number | null },
): Promise<{ rows: StaffReviewRow[]; count: number; next: number | null }> {
  const range = { after, most: PAGE + 1 }
  const [rows, count] = await Promise.all([
    status === 'waiting' ? listWaitingReviews(db, range) : listJudgedReviews(db, { status, ...range }),
    countReviews(db, { status, most: MOST_COUNTED }),
  ])
  return { count, ...cutPage(rows, PAGE, ({ id }) => id) }
}
