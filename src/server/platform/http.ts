import { randomUUID } from 'node:crypto'
import { OpenAPIHono } from '@hono/zod-openapi'
import type { ErrorHandler, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import type { Context } from './context.ts'
import { isDatabaseUnavailable } from './database-errors.ts'
import { Refusal, type RefusalKind } from './refusal.ts'
import { currentTrace, traced } from './trace.ts'
import type { Visitor } from './visitor.ts'

export interface Env {
  /** `staff`: the name of who asks, where a staff token is demanded. */
  Variables: { visitor: Visitor; requestId: string; staff: string }
}

const statuses = {
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
} as const satisfies Record<RefusalKind, number>

/** An API of one room: what does not fit its contract is refused as `request.invalid`, with the fields at fault. */
export function room(): OpenAPIHono<Env> {
  return new OpenAPIHono<Env>({
    defaultHook: (result) => {
      if (result.success) return
      const fields = result.error.issues.map((issue) => ({ field: issue.path.map(String).join('.'), code: issue.code }))
      throw new Refusal('invalid', 'request.invalid', { fields })
    },
  })
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
      throw new Refusal('too_large', 'request.too_large')
    },
  })

export const limitBody = limitBodyTo(LARGEST_BODY)

/** The one place that turns what was thrown into an answer: problem+json, a code, never an exception's sentence. */
export function answerErrors(context: Context): ErrorHandler<Env> {
  return (error, c) => {
    const requestId = c.get('requestId')
    if (error instanceof Refusal) {
      const answer = problem(statuses[error.kind], error.code, requestId, error.details)
      if (error.kind === 'limited')
        answer.headers.set('retry-after', `${Number(error.details['retryAfterSeconds'] ?? 60)}`)
      return answer
    }
    if (error instanceof HTTPException) {
      // Hono throws these for what a client sent: malformed JSON, a wrong content type.
      const code = error.status === 413 ? 'request.too_large' : 'request.malformed'
      return problem(error.status, code, requestId)
    }
    if (isUnstorable(error)) return problem(400, 'request.malformed', requestId)
    context.log.error({ err: error, requestId }, 'a request failed')
    if (!isDatabaseUnavailable(error)) return problem(500, 'server.failed', requestId)
    const answer = problem(503, 'server.unavailable', requestId)
    answer.headers.set('retry-after', '10')
    return answer
  }
}

export function problem(
  status: number,
  code: string,
  requestId: string,
  details: Record<string, unknown> = {},
): Response {
  return new Response(JSON.stringify({ type: `/api/docs#${code}`, status, code, requestId, ...details }), {
    status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', 'x-request-id': requestId },
  })
}

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
    // Programs that speak to the API send neither header and carry no cookie worth stealing.
    const isProgram = site === undefined && origin === undefined && c.req.header('cookie') === undefined
    if (!isOurs && !isProgram && !(site === undefined && origin === undefined && c.req.header('x-rihla') === '1'))
      throw new Refusal('forbidden', 'request.cross_site')
    return next()
  }
}

function sameHost(origin: string, url: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === new URL(url).host
}

/** A NUL, half an emoji: text that PostgreSQL cannot hold came from a client. */
function isUnstorable(error: unknown): boolean {
  return ['22021', '22P05'].includes((error as { code?: string }).code ?? '')
}
