import { randomUUID } from 'node:crypto'
import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context as HonoContext, ErrorHandler, Hono, MiddlewareHandler, NotFoundHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { getCookie } from 'hono/cookie'
import { HTTPException } from 'hono/http-exception'
import { routePath } from 'hono/route'
import { isLocale, visitorLocale, type Locale } from '#domain/locale.ts'
import type { Context } from './context.ts'
import { isDatabaseUnavailable } from './database-errors.ts'
import { StartError } from './start-error.ts'
import { problemWords } from './problem-words.ts'
import type { ApiErrorCode } from './api-error-codes.ts'
import { ApiError, type ApiErrorKind } from './api-error.ts'
import type { SignedInPass } from './signed-in-pass.ts'
import type { SignedInStaff } from './signed-in-staff.ts'
import { metrics, observeSeconds } from './metrics.ts'
import { currentTrace, notedRoute, noteRoute, spanned, traced } from './trace.ts'
import type { Visitor } from './visitor.ts'

export interface Env {
  /**
   * `staff`: the name of the staff member, on routes that require a staff token. `inProcess`: the read of a page
   * (in-process.ts). `person`: the signed-in member of staff, on routes of the console that require one. `doorman`: that, or a guide's pass, on routes of the door.
   */
  Variables: {
    visitor: Visitor
    requestId: string
    staff: string
    person: SignedInStaff
    doorman: SignedInStaff | SignedInPass
    inProcess?: { address: string }
  }
}

export const statuses = {
  malformed: 400,
  invalid: 422,
  unauthenticated: 401,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  gone: 410,
  too_large: 413,
  limited: 429,
  unavailable: 503,
} as const satisfies Record<ApiErrorKind, number>

/**
 * The routes of a module: requests that do not match their contract are refused as `request.invalid` with the invalid
 * fields.
 */
export function moduleRoutes(): OpenAPIHono<Env> {
  return new OpenAPIHono<Env>({
    defaultHook: (result) => {
      if (!result.success) refuseInvalid(result.error)
    },
  })
}

/** @throws ApiError `request.invalid` with the fields that do not match a contract. */
export function refuseInvalid(error: { issues: readonly { path: PropertyKey[]; code: string }[] }): never {
  const fields = error.issues.map((issue) => ({ field: issue.path.map(String).join('.'), code: issue.code }))
  throw new ApiError('invalid', 'request.invalid', { fields })
}

const LARGEST_BODY = 1024 * 1024

/**
 * Gives the request an id for its response and log lines. API calls of a page inside this process share the page's id.
 */
export const nameRequest: MiddlewareHandler<Env> = async (c, next) => {
  const trace = currentTrace()
  const requestId = trace && 'requestId' in trace ? trace.requestId : randomUUID()
  c.set('requestId', requestId)
  if (trace && 'requestId' in trace) {
    await next()
    noteRoute(routePath(c))
  } else await traced({ requestId }, () => measured(c, next))
  c.res.headers.set('x-request-id', requestId)
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Records the request by the pattern of its route: paths contain references and slugs. */
async function measured(c: HonoContext, next: () => Promise<void>): Promise<void> {
  const began = performance.now()
  const method = METHODS.has(c.req.method) ? c.req.method : '_OTHER'
  const route = () => notedRoute() ?? routePath(c)
  await spanned({ name: method, kind: 'server' }, next, () => ({
    'span.name': `${method} ${route()}`,
    'http.request.method': method,
    'http.route': route(),
    'http.response.status_code': c.res.status,
  }))
  observeSeconds(metrics.requests, began, { method, route: route(), status: c.res.status })
}

const BODILESS = new Set(['GET', 'HEAD'])

/**
 * Refuses longer bodies, with or without a Content-Length. Only a body of unknown length is touched here: `bodyLimit`
 * makes a stream of it, which costs more than reading it, and the request of a GET is copied for nothing.
 */
export function limitBodyTo(maxSize: number): MiddlewareHandler<Env> {
  const refuse = () => {
    throw new ApiError('too_large', 'request.too_large')
  }
  const limitStream = bodyLimit({ maxSize, onError: refuse })
  return (c, next) => {
    if (BODILESS.has(c.req.method)) return next()
    const length = c.req.header('content-length')
    if (length === undefined || c.req.header('transfer-encoding') !== undefined) return limitStream(c, next)
    return Number(length) <= maxSize ? next() : refuse()
  }
}

export const limitBody = limitBodyTo(LARGEST_BODY)

interface ProblemRequest {
  requestId: string
  locale: Locale
}

interface Problem {
  status: number
  body: Record<string, unknown>
  headers: Record<string, string>
}

/** The only place that turns an error into a response: problem+json with a code, never an exception's message. */
export function problemOf(context: Context, error: unknown, request: ProblemRequest): Problem {
  if (error instanceof ApiError) {
    const retryAfter = `${Number(error.details['retryAfterSeconds'] ?? 60)}`
    const headers = error.kind === 'limited' ? { 'retry-after': retryAfter } : undefined
    return problem(statuses[error.kind], error.code, request, error.details, headers)
  }
  if (error instanceof HTTPException) {
    // Hono throws these for client errors: malformed JSON, a wrong content type.
    return problem(error.status, error.status === 413 ? 'request.too_large' : 'request.malformed', request)
  }
  if (isUnstorable(error)) return problem(400, 'request.malformed', request)
  if (isAccountDeleted(error)) return problem(401, 'account.sign_in_required', request)
  context.log.error({ err: error, requestId: request.requestId }, 'a request failed')
  // A StartError: the database has no site yet.
  if (!isDatabaseUnavailable(error) && !(error instanceof StartError)) return problem(500, 'server.failed', request)
  return problem(503, 'server.unavailable', request, {}, { 'retry-after': '10' })
}

export function answerErrors(context: Context): ErrorHandler<Env> {
  return (error, c) =>
    responseOf(problemOf(context, error, { requestId: c.get('requestId'), locale: localeOfRequest(c) }))
}

/** The language of messages in a response: the one named in the request, else the visitor's. */
function localeOfRequest(c: HonoContext): Locale {
  const named = c.req.query('locale')
  return isLocale(named) ? named : visitorLocale(getCookie(c, 'rihla_locale'), c.req.header('accept-language'))
}

const ROUTED = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** The response for a path without a route, or with routes of other methods only. */
export function answerUnknownPath({ router }: Pick<Hono<Env>, 'router'>): NotFoundHandler<Env> {
  // Middleware matches every method.
  const isRoute = (method: string, path: string) =>
    router.match(method, path)[0].some(([[, route]]) => route.method === method)
  return (c) => {
    const request = { requestId: c.get('requestId') ?? '', locale: localeOfRequest(c) }
    const methods = ROUTED.filter((method) => isRoute(method, c.req.path))
    if (methods.length === 0) return responseOf(problem(404, 'request.path_unknown', request))
    const allow = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ')
    return responseOf(problem(405, 'request.method_unknown', request, {}, { allow }))
  }
}

function problem(
  status: number,
  code: ApiErrorCode,
  { requestId, locale }: ProblemRequest,
  details: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Problem {
  const body = {
    type: `/api/docs#${code}`,
    ...problemWords(locale, { status, code, details }),
    status,
    code,
    requestId,
    ...details,
  }
  return {
    status,
    body,
    headers: {
      'content-type': 'application/problem+json',
      'content-language': locale,
      'cache-control': 'no-store',
      'x-request-id': requestId,
      ...headers,
    },
  }
}

function responseOf({ status, body, headers }: Problem): Response {
  return new Response(JSON.stringify(body), { status, headers })
}

/** Content types that a page can send to another site without a preflight request. */
const formTypes = /^\s*(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i

/**
 * Refuses cookie-authenticated requests from pages of other sites, including our other sites, which have separate
 * visitors. Webhooks carry a signature instead of cookies.
 */
export function refuseCrossSite(ownOrigin: (host: string) => Promise<string>): MiddlewareHandler<Env> {
  const safe = new Set(['GET', 'HEAD', 'OPTIONS'])
  return async (c, next) => {
    if (safe.has(c.req.method) || c.req.path.startsWith('/api/payments/webhooks/')) return next()
    const site = c.req.header('sec-fetch-site')
    const origin = c.req.header('origin')
    const isOurs =
      site === 'same-origin' ||
      (site === undefined &&
        origin !== undefined &&
        (sameHost(origin, c.req.url) || origin === (await ownOrigin(c.req.header('host') ?? ''))))
    // Browsers since 2020 send one of the two headers with every unsafe request. Without both, only a form in an older
    // browser could be cross-site with our cookies, and forms always have one of three content types.
    const isProgram =
      site === undefined &&
      origin === undefined &&
      (c.req.header('cookie') === undefined ||
        c.req.header('x-rihla') === '1' ||
        !formTypes.test(c.req.header('content-type') ?? ''))
    if (!isOurs && !isProgram) throw new ApiError('forbidden', 'request.cross_site')
    return next()
  }
}

function sameHost(origin: string, url: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === new URL(url).host
}

/** The account was deleted after the request had read its session: the row refers to a missing user. */
function isAccountDeleted(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === '23503' && constraint?.endsWith('_user_id_fkey') === true
}

/** Text that PostgreSQL cannot store, such as NUL or a lone surrogate; always sent by a client. */
function isUnstorable(error: unknown): boolean {
  const { code = '', routine = '' } = error as { code?: string; routine?: string }
  // `jsonb` refuses a lone surrogate as invalid JSON, of which we send no other.
  return ['22021', '22P05'].includes(code) || (code === '22P02' && routine.startsWith('json_'))
}
