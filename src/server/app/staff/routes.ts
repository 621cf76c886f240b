import type { Locale } from '#domain/locale.ts'
import { readStaffOrder } from '#server/booking/orders/list-staff-orders.ts'
import { rejectOrder } from '#server/booking/commands/reject-order.ts'
import { redeemTicket } from '#server/booking/commands/redeem-ticket.ts'
import { sendPaymentLink } from '#server/booking/commands/send-payment-link.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { moduleRoutes } from '#server/kernel/http.ts'
import { listStaffReviews, readStaffReview } from '#server/reviews/list-staff-reviews.ts'
import { moderateReview, type Judgement } from '#server/reviews/moderate-review.ts'
import { replyToReview } from '#server/reviews/reply-to-review.ts'
import { confirmOrder } from './confirm-order.ts'
import * as contract from './contract.ts'
import { identifyStaff } from './identify-staff.ts'
import { readQueue } from './read-queue.ts'
import { viewStaffOrder } from './view-staff-order.ts'
import { viewStaffReview } from './view-staff-review.ts'

export function staffRoutes(context: PaymentContext) {
  const view = async (reference: string, locale: Locale) =>
    viewStaffOrder(await readStaffOrder(context, reference), locale, undefined)
  const judge = async (reviewId: number, staff: string, judgement: Judgement, locale: Locale) => {
    await moderateReview(context, { reviewId, staff, judgement })
    return viewStaffReview(await readStaffReview(context, reviewId), locale)
  }
  const routes = moduleRoutes()
  routes.openAPIRegistry.registerComponent('securitySchemes', 'staffToken', {
    type: 'http',
    scheme: 'bearer',
    description: 'A token of STAFF_TOKENS. Actions are recorded with its name.',
  })
  // Before the request is validated.
  routes.use('/staff/*', async (c, next) => {
    const { host = '', authorization } = c.req.header()
    c.set('staff', await identifyStaff(context, { host, authorization, address: c.get('visitor').address }))
    await next()
  })
  return routes
    .openapi(contract.listStaffOrders, async (c) => {
      const { queue, locale } = c.req.valid('query')
      return c.json({ orders: await readQueue(context, { queue, locale }) }, 200)
    })
    .openapi(contract.confirmOrder, async (c) => {
      const { reference } = c.req.valid('param')
      await confirmOrder(context, { reference, staff: c.get('staff') })
      return c.json(await view(reference, c.req.valid('query').locale), 200)
    })
    .openapi(contract.rejectOrder, async (c) => {
      const { reference } = c.req.valid('param')
      await rejectOrder(context, { reference, staff: c.get('staff'), reason: c.req.valid('json').reason })
      return c.json(await view(reference, c.req.valid('query').locale), 200)
    })
    .openapi(contract.sendPaymentLink, async (c) => {
      const { reference } = c.req.valid('param')
      await sendPaymentLink(context, { reference, staff: c.get('staff') })
      return c.json(await view(reference, c.req.valid('query').locale), 200)
    })
    .openapi(contract.redeemTicket, async (c) => {
      const input = { staff: c.get('staff'), ...c.req.valid('param'), ...c.req.valid('query') }
      return c.json(await redeemTicket(context, input), 200)
    })
    .openapi(contract.listStaffReviews, async (c) => {
      const { status, locale } = c.req.valid('query')
      const reviews = await listStaffReviews(context, status)
      return c.json({ reviews: reviews.map((review) => viewStaffReview(review, locale)) }, 200)
    })
    .openapi(contract.publishReview, async (c) => {
      const { reviewId } = c.req.valid('param')
      const { locale } = c.req.valid('query')
      return c.json(await judge(reviewId, c.get('staff'), { status: 'published' }, locale), 200)
    })
    .openapi(contract.rejectReview, async (c) => {
      const { reviewId } = c.req.valid('param')
      const { locale } = c.req.valid('query')
      const { reason } = c.req.valid('json')
      return c.json(await judge(reviewId, c.get('staff'), { status: 'rejected', reason }, locale), 200)
    })
    .openapi(contract.replyToReview, async (c) => {
      const { reviewId } = c.req.valid('param')
      const { locale } = c.req.valid('query')
      await replyToReview(context, { reviewId, staff: c.get('staff'), text: c.req.valid('json').text, locale })
      return c.json(viewStaffReview(await readStaffReview(context, reviewId), locale), 200)
    })
}
