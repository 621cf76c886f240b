import { OpenAPIHono } from '@hono/zod-openapi'
import { LARGEST_PHOTO_BYTES } from '#domain/review-photos.ts'
import { siteOrigin } from '#domain/site-origin.ts'
import { accountRoutes } from '#server/app/accounts/routes.ts'
import { availabilityRoutes } from '#server/availability/routes.ts'
import { addToCartRoutes } from '#server/app/cart/routes.ts'
import { cartRoutes } from '#server/cart/routes.ts'
import { catalogueRoutes } from '#server/catalogue/routes.ts'
import { checkoutRoutes } from '#server/booking/checkout/routes.ts'
import { contentRoutes } from '#server/content/routes.ts'
import { documentRoutes } from '#server/booking/documents/routes.ts'
import { walletRoutes } from '#server/booking/wallets/routes.ts'
import { historyRoutes } from '#server/history/routes.ts'
import { orderRoutes } from '#server/booking/orders/routes.ts'
import { paymentRoutes } from '#server/booking/payments/routes.ts'
import type { MediaContext } from '#server/media/media-context.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { apiDocsPage, apiDocsPolicy } from '#server/kernel/api-docs-page.ts'
import type { ApiDocument } from '#server/kernel/api-document.ts'
import {
  answerErrors,
  answerUnknownPath,
  limitBody,
  limitBodyTo,
  nameRequest,
  refuseCrossSite,
  type Env,
} from '#server/kernel/http.ts'
import { promotionRoutes } from '#server/cart/promotions/routes.ts'
import { quoteRoutes } from '#server/quotes/routes.ts'
import { isPhotoUpload } from '#server/reviews/contract.ts'
import { reviewRoutes } from '#server/reviews/routes.ts'
import { searchRoutes } from '#server/catalogue/search/routes.ts'
import { findSite } from '#server/sites/find-site.ts'
import { browserErrorRoutes } from '#server/app/browser-errors/routes.ts'
import { outcomeRoutes } from '#server/app/outcome/routes.ts'
import { siteRoutes } from '#server/app/sites/routes.ts'
import { visitorOf } from '#server/app/sites/visitor-of.ts'
import { consoleRoutes } from '#server/staff/routes.ts'
import { consoleOrderRoutes } from '#server/app/console/orders/routes.ts'
import { consoleBulkRoutes } from '#server/app/console/bulk/routes.ts'
import { changeRoutes } from '#server/app/console/changes/routes.ts'
import { consoleMoneyRoutes } from '#server/app/console/money/routes.ts'
import { healthRoutes } from '#server/app/console/health/routes.ts'
import { releaseWork } from '#server/app/console/inbox/release-work.ts'
import { consoleMessageRoutes } from '#server/app/console/messages/routes.ts'
import { consoleQuoteRoutes } from '#server/app/console/quotes/routes.ts'
import { consoleReviewRoutes } from '#server/app/console/reviews/routes.ts'
import { travellerRoutes } from '#server/app/console/travellers/routes.ts'
import { todayRoutes } from '#server/app/console/today/routes.ts'
import { presenceRoutes } from '#server/app/console/presence/routes.ts'
import { consoleViewRoutes } from '#server/app/console/views/routes.ts'
import { staffRoutes } from '#server/app/staff/routes.ts'
import { tripRoutes } from '#server/trips/routes.ts'
import { wishlistRoutes } from '#server/wishlist/routes.ts'
import { describeApi } from './describe-api.ts'
import { limitWrites } from './limit-writes.ts'

export interface ApiContext extends PaymentContext, MediaContext {}

const limitPhoto = limitBodyTo(LARGEST_PHOTO_BYTES)

/** The API: the routes of all modules, behind request id, size limit, origin check and visitor. */
export function makeApi(context: ApiContext) {
  const api = new OpenAPIHono<Env>().basePath('/api')

  api.use(nameRequest, async (c, next) => {
    await next()
    // Not c.header, which makes a new response whose body is a stream.
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
  })
  // Before the visitor is looked up: the document needs no database. Built on first use, when all routes are
  // registered.
  let document: ApiDocument | null = null
  const described = () => (document ??= describeApi(api))
  api.get('/openapi.json', (c) => c.json(described()))
  api.get('/docs', (c) =>
    c.html(apiDocsPage(described(), context.configuration.origin), 200, { 'content-security-policy': apiDocsPolicy }),
  )
  api.use(
    (c, next) => (isPhotoUpload(c.req.path) ? limitPhoto : limitBody)(c, next),
    refuseCrossSite(ownOriginOf(context)),
  )
  api.use(async (c, next) => {
    c.set('visitor', await visitorOf(context, c))
    await next()
  })
  api.use(limitWrites(context))
  api.notFound(answerUnknownPath(api))
  api.onError(answerErrors(context))

  const routes = api
    .route('/', siteRoutes(context))
    .route('/', browserErrorRoutes(context))
    .route('/', catalogueRoutes(context))
    .route('/', reviewRoutes(context))
    .route('/', searchRoutes(context))
    .route('/', availabilityRoutes(context))
    .route('/', cartRoutes(context))
    .route('/', addToCartRoutes(context))
    .route('/', promotionRoutes(context))
    .route('/', wishlistRoutes(context))
    .route('/', historyRoutes(context))
    .route('/', checkoutRoutes(context))
    .route('/', outcomeRoutes(context))
    .route('/', orderRoutes(context))
    .route('/', quoteRoutes(context))
    .route('/', documentRoutes(context))
    .route('/', walletRoutes(context))
    .route('/', accountRoutes(context))
    .route('/', contentRoutes(context))
    .route('/', staffRoutes(context))
    .route('/', consoleRoutes(context, releaseWork))
    // After the console's own routes, which demand the session.
    .route('/', tripRoutes(context))
    .route('/', todayRoutes(context))
    .route('/', consoleOrderRoutes(context))
    .route('/', consoleBulkRoutes(context))
    .route('/', consoleViewRoutes(context))
    .route('/', changeRoutes(context))
    .route('/', presenceRoutes(context))
    .route('/', consoleQuoteRoutes(context))
    .route('/', consoleMessageRoutes(context))
    .route('/', consoleReviewRoutes(context))
    .route('/', consoleMoneyRoutes(context))
    .route('/', travellerRoutes(context))
    .route('/', healthRoutes(context))
    .route('/', paymentRoutes(context))
  return routes
}

/** The origin of a site by host, from the configuration: a request's own claims cannot be trusted. */
export function ownOriginOf({ configuration, db }: PaymentContext): (host: string) => Promise<string> {
  return async (host) => siteOrigin(configuration.origin, await findSite(db, host))
}

export type Api = ReturnType<typeof makeApi>
