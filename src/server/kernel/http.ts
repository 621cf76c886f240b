import { randomUUID } from 'node:crypto'
import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context as HonoContext, ErrorHandler, MiddlewareHandler, NotFoundHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { getCookie } from 'hono/cookie'
import { HTTPException } from 'hono/http-exception'
import { isLocale, visitorLocale, type Locale } from '#domain/locale.ts'
import type { Context } from './context.ts'
import { isDatabaseUnavailable } from './database-errors.ts'
import { problemWords } from './problem-words.ts'
import type { ApiErrorCode } from './api-error-codes.ts'
import { ApiError, type ApiErrorKind } from './api-error.ts'
import { currentTrace, traced } from './trace.ts'
import type { Visitor } from './visitor.ts'

export interface Env {
  /** `staff`: the name of who asks, where a staff token is demanded. `inProcess`: the read of a page (in-process.ts). */
  Variables: { visitor: Visitor; requestId: string; staff: string; inProcess?: { address: string } }
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

/** An API of one room: what does not fit its contract is refused as `request.invalid`, with the fields at fault. */
export function room(): OpenAPIHono<Env> {
  return new OpenAPIHono<Env>({
    defaultHook: (result) => {
      if (!result.success) refuseInvalid(result.error)
    },
  })
}

/** @throws ApiError `request.invalid` with the fields that do not fit a contract. */
export function refuseInvalid(error: { issues: readonly { path: PropertyKey[]; code: string }[] }): never {
  const fields = error.issues.map((issue) => ({ field: issue.path.map(String).join('.'), code: issue.code }))
  throw new ApiError('invalid', 'request.invalid', { fields })
}

const LARGEST_BODY = 1024 * 1024

/** Names the request, in its answer and in each line of its log. What a page asks of the API inside this process is the page's request. */
export const nameRequest: MiddlewareHandler<Env> = async (c, next) => {
  const trace = currentTrace()
  const requestId = trace && 'requestId' in trace ? trace.requestId : randomUUID()
  c.set('requestId', requestId)
  await traced({ requestId }, next)
  c.res.headers.set('x-request-id', requestId)
}

/** Refuses longer bodies, told or not told beforehand. */
export const limitBodyTo = (maxSize: number): MiddlewareHandler<Env> =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new ApiError('too_large', 'request.too_large')
    },
  })

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

/** The one place that turns what was thrown into an answer: problem+json, a code, never an exception's sentence. */
export function problemOf(context: Context, error: unknown, request: ProblemRequest): Problem {
  if (error instanceof ApiError) {
    const retryAfter = `${Number(error.details['retryAfterSeconds'] ?? 60)}`
    const headers = error.kind === 'limited' ? { 'retry-after': retryAfter } : undefined
    return problem(statuses[error.kind], error.code, request, error.details, headers)
  }
  if (error instanceof HTTPException) {
    // Hono throws these for what a client sent: malformed JSON, a wrong content type.
    return problem(error.status, error.status === 413 ? 'request.too_large' : 'request.malformed', request)
  }
  if (isUnstorable(error)) return problem(400, 'request.malformed', request)
  if (isAccountDeleted(error)) return problem(401, 'account.sign_in_required', request)
  context.log.error({ err: error, requestId: request.requestId }, 'a request failed')
  if (!isDatabaseUnavailable(error)) return problem(500, 'server.failed', request)
  return problem(503, 'server.unavailable', request, {}, { 'retry-after': '10' })
}

export function answerErrors(context: Context): ErrorHandler<Env> {
  return (error, c) =>
    responseOf(problemOf(context, error, { requestId: c.get('requestId'), locale: localeOfRequest(c) }))
}

/** The language of the words in an answer: the one that the request names, else the visitor's. */
function localeOfRequest(c: HonoContext): Locale {
  const named = c.req.query('locale')
  return isLocale(named) ? named : visitorLocale(getCookie(c, 'rihla_locale'), c.req.header('accept-language'))
}

/** The answer to a path that there is not. */
export const answerUnknownPath: NotFoundHandler<Env> = (c) =>
  responseOf(problem(404, 'request.path_unknown', { requestId: c.get('requestId') ?? '', locale: localeOfRequest(c) }))

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

/** What a page can send to another site without asking it first. */
const formTypes = /^\s*(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i

/** Refuses what another site's page sends with the visitor's cookies, one of ours too: each has visitors of its own. Webhooks carry a signature instead of cookies. */
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
    // Browsers since 2020 send one of the two with every unsafe request. Without both, only a form of an older one could be somebody
    // else's page with our cookies, and forms always say one of three types.
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

/** The account was deleted after its session had been read for this request: the row refers to a user that no longer exists. */
function isAccountDeleted(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === '23503' && constraint?.endsWith('_user_id_fkey') === true
}

/** A NUL, half an emoji: text that PostgreSQL cannot hold came from a client. */
function isUnstorable(error: unknown): boolean {
  return ['22021', '22P05'].includes((error as { code?: string }).code ?? '')
}
