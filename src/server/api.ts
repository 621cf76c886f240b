import { randomUUID } from 'node:crypto'
import { OpenAPIHono } from '@hono/zod-openapi'
import { bodyLimit } from 'hono/body-limit'
import { getCookie } from 'hono/cookie'
import { accountRoutes } from '#server/accounts/routes.ts'
import { availabilityRoutes } from '#server/availability/routes.ts'
import { cartRoutes } from '#server/cart/routes.ts'
import { catalogueRoutes } from '#server/catalogue/routes.ts'
import { checkoutRoutes } from '#server/checkout/routes.ts'
import { contentRoutes } from '#server/content/routes.ts'
import { documentRoutes } from '#server/documents/routes.ts'
import { orderRoutes } from '#server/orders/routes.ts'
import { paymentRoutes } from '#server/payments/routes.ts'
import type { PaymentContext } from '#server/payments/providers.ts'
import { apiDocsPage, apiDocsPolicy } from '#server/platform/api-docs-page.ts'
import type { ApiDocument } from '#server/platform/api-document.ts'
import { readCookie } from '#server/platform/cookies.ts'
import { answerErrors, problem, refuseCrossSite, type Env } from '#server/platform/http.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { searchRoutes } from '#server/search/routes.ts'
import { identifyVisitor } from '#server/sites/identify-visitor.ts'
import { siteRoutes } from '#server/sites/routes.ts'
import { describeApi } from './describe-api.ts'

const LARGEST_BODY = 1024 * 1024

/** Every room's doors, and what stands before each of them: request id, size, origin, visitor. */
export function makeApi(context: PaymentContext) {
  const { isSecure, trustsProxy } = context.configuration
  const api = new OpenAPIHono<Env>().basePath('/api')

  api.use(async (c, next) => {
    c.set('requestId', randomUUID())
    await next()
    c.header('x-request-id', c.get('requestId'))
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
  })
  // Before who asks is looked up: the description needs no database. Made when it is first read, when all rooms are there.
  let document: ApiDocument | null = null
  const described = () => (document ??= describeApi(api))
  api.get('/openapi.json', (c) => c.json(described()))
  api.get('/docs', (c) =>
    c.html(apiDocsPage(described(), context.configuration.origin), 200, { 'content-security-policy': apiDocsPolicy }),
  )
  api.use(
    bodyLimit({
      maxSize: LARGEST_BODY,
      onError: () => {
        throw new Refusal('too_large', 'request.too_large')
      },
    }),
  )
  api.use(refuseCrossSite(() => [context.configuration.origin]))
  api.use(async (c, next) => {
    const forwarded = trustsProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
    const incoming = (c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming
    c.set(
      'visitor',
      await identifyVisitor(context, {
        host: c.req.header('host') ?? '',
        sessionToken: readCookie(c, 'session', isSecure),
        cartToken: readCookie(c, 'cart', isSecure),
        orderPass: readCookie(c, 'order', isSecure),
        currency: getCookie(c, 'rihla_currency') ?? null,
        address: forwarded ?? incoming?.socket?.remoteAddress ?? '',
      }),
    )
    await next()
  })
  api.notFound((c) => problem(404, 'request.path_unknown', c.get('requestId') ?? ''))
  api.onError(answerErrors(context))

  const routes = api
    .route('/', siteRoutes(context))
    .route('/', catalogueRoutes(context))
    .route('/', searchRoutes(context))
    .route('/', availabilityRoutes(context))
    .route('/', cartRoutes(context))
    .route('/', checkoutRoutes(context))
    .route('/', orderRoutes(context))
    .route('/', documentRoutes(context))
    .route('/', accountRoutes(context))
    .route('/', contentRoutes(context))
    .route('/', paymentRoutes(context))
  return routes
}

export type Api = ReturnType<typeof makeApi>
