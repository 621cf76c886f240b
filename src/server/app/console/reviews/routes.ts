import { recordChange } from '#server/app/console/record-change.ts'
import type { Context } from '#server/kernel/context.ts'
import { moduleRoutes } from '#server/kernel/http.ts'
import { listInbox } from '#server/reviews/list-inbox.ts'
import { readStaffReview } from '#server/reviews/list-staff-reviews.ts'
import { moderateReview } from '#server/reviews/moderate-review.ts'
import { replyToReview } from '#server/reviews/reply-to-review.ts'
import { demandPermission } from '#server/staff/may-manage.ts'
import * as contract from './contract.ts'
import { viewDeskReview, viewReviewRow } from './view-review.ts'

/** Reviews in the console, behind the session of consoleRoutes. */
export function consoleReviewRoutes(context: Context) {
  const view = async (reviewId: number) => viewDeskReview(await readStaffReview(context, reviewId))
  return moduleRoutes()
    .openapi(contract.listReviews, async (c) => {
      demandPermission(c.get('person'), 'reviews.moderate')
      const { state: status, after } = c.req.valid('query')
      const { rows, count, next } = await listInbox(context, { status, after: after ?? null })
      return c.json({ rows: rows.map(viewReviewRow), count, next }, 200)
    })
    .openapi(contract.getReview, async (c) => {
      demandPermission(c.get('person'), 'reviews.moderate')
      return c.json(await view(c.req.valid('param').reviewId), 200)
    })
    .openapi(contract.publishReview, async (c) => {
      const person = c.get('person')
      demandPermission(person, 'reviews.moderate')
      const { reviewId } = c.req.valid('param')
      const { seenState: seen } = c.req.valid('json')
      const change = { before: { state: seen }, after: { state: 'published' } }
      const record = recordChange(person, { action: 'review.published', subject: 'review', ...change })
      await moderateReview(context, { reviewId, staff: person.name, judgement: { status: 'published' }, seen, record })
      return c.json(await view(reviewId), 200)
    })
    .openapi(contract.rejectReview, async (c) => {
      const person = c.get('person')
      demandPermission(person, 'reviews.moderate')
      const { reviewId } = c.req.valid('param')
      const { seenState: seen, reason } = c.req.valid('json')
      const change = { before: { state: seen }, after: { state: 'rejected' }, reason }
      const record = recordChange(person, { action: 'review.rejected', subject: 'review', ...change })
      const judgement = { status: 'rejected' as const, reason }
      await moderateReview(context, { reviewId, staff: person.name, judgement, seen, record })
      return c.json(await view(reviewId), 200)
    })
    .openapi(contract.replyToReview, async (c) => {
      const person = c.get('person')
      demandPermission(person, 'reviews.moderate')
      const { reviewId } = c.req.valid('param')
      const { text, seenReply: seen } = c.req.valid('json')
      const { language } = await readStaffReview(context, reviewId)
      const after = { reply: text === '' ? 'removed' : 'published' }
      const record = recordChange(person, { action: 'review.replied', subject: 'review', after })
      await replyToReview(context, { reviewId, staff: person.name, text, locale: language, seen, record })
      return c.json(await view(reviewId), 200)
    })
}
