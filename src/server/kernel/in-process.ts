import type { OpenAPIHono, z } from '@hono/zod-openapi'
import type { Handler } from 'hono'
import { isLocale, type Locale } from '#domain/locale.ts'
import type { Context } from './context.ts'
import { problemOf, refuseInvalid, type Env } from './http.ts'
import { currentTrace } from './trace.ts'
import type { Visitor } from './visitor.ts'

/** The arguments of the typed client; `param` as in a path, percent-encoded. */
export interface ReadInput {
  param?: Record<string, string>
  query?: Record<string, string | string[] | undefined>
}

/**
 * Returns the data of a GET route, addressed by its path with `:names`. An error is a status and its problem, as over
 * HTTP.
 */
export type Read = (path: string, input?: ReadInput) => Promise<{ status: number; body: unknown }>

/** The page that reads. `visitor` is called for each read: it must cache the visitor. */
export interface ReadingPage {
  visitor: () => Promise<Visitor>
  host: string
  locale: Locale
}

type Target = 'param' | 'query'
type Schemas = Record<Target, z.ZodType | undefined>

interface ReadRoute {
  schemas: Schemas
  handler: Handler<Env>
}

/**
 * Calls the API's GET handlers inside the process: same contract and handler, without a request, a response or JSON.
 * For the reasons and what a handler may use see docs/decisions/0028-in-process-calls.md.
 */
export function readInProcess(context: Context, api: OpenAPIHono<Env>): (page: ReadingPage) => Read {
  const routes = readRoutes(api)
  return (page) =>
    async (path, input = {}) => {
      try {
        const route = routes.get(path)
        if (!route) throw new Error(`${path} cannot be read in-process`)
        const visitor = await page.visitor()
        const given = { param: decoded(input.param), query: withoutUndefined(input.query) }
        const valid = await validated(route.schemas, given)
        const address = addressOf(path, given)
        return { status: 200, body: await route.handler(handlerContext(page, visitor, valid, address), noNext) }
      } catch (error) {
        const trace = currentTrace()
        const requestId = trace && 'requestId' in trace ? trace.requestId : ''
        const named = input.query?.['locale']
        const locale = isLocale(named) ? named : page.locale
        const { status, body } = problemOf(context, error, { requestId, locale })
        return { status, body }
      }
    }
}

/**
 * GET routes without middleware of their own, such as staff's: only the contract and the handler determine their
 * response.
 */
function readRoutes(api: OpenAPIHono<Env>): Map<string, ReadRoute> {
  const guarded = api.routes
    .filter(({ method, path }) => method === 'ALL' && path !== '/api/*')
    .map(({ path }) => path.replace(/\*$/, ''))
  const found = new Map<string, ReadRoute>()
  for (const definition of api.openAPIRegistry.definitions) {
    if (definition.type !== 'route' || definition.route.method !== 'get') continue
    const { request, path: documented } = definition.route
    // Definitions lack the API's base path, routes have it.
    const path = `/api${documented}`.replaceAll(/\{(\w+)\}/g, ':$1')
    const handlers = api.routes.filter((route) => route.method === 'GET' && route.path === path)
    const handler = handlers.at(-1)?.handler
    const targets = [request?.query, request?.params, request?.headers, request?.cookies].filter(Boolean).length
    const isPlain = handlers.length === targets + 1 && !guarded.some((start) => path.startsWith(start))
    if (!handler || !isPlain || request?.headers || request?.cookies) continue
    const schemas = { param: request?.params, query: request?.query } as Schemas
    found.set(path, { schemas, handler: handler as Handler<Env> })
  }
  return found
}

async function validated(schemas: Schemas, given: Record<Target, object>): Promise<Record<Target, unknown>> {
  const valid: Record<Target, unknown> = { param: {}, query: {} }
  for (const target of ['query', 'param'] as const) {
    const result = await schemas[target]?.safeParseAsync(given[target])
    if (result && !result.success) refuseInvalid(result.error)
    valid[target] = result?.data ?? {}
  }
  return valid
}

/**
 * The part of Hono's context that reads may use. The rest is undefined, so that a handler that needs it fails the test
 * of all reads.
 */
function handlerContext(page: ReadingPage, visitor: Visitor, valid: Record<Target, unknown>, address: string) {
  const variables: Record<string, unknown> = { visitor, inProcess: { address } }
  return {
    get: (name: string) => variables[name],
    req: {
      valid: (target: Target) => valid[target],
      header: (name: string) => (name.toLowerCase() === 'host' ? page.host : undefined),
    },
    json: (data: unknown) => data,
  } as unknown as Parameters<Handler<Env>>[0]
}

const noNext = () => Promise.resolve()

function decoded(param: ReadInput['param'] = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(param).map(([name, value]) => [name, decode(value)]))
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

function withoutUndefined(query: ReadInput['query'] = {}): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(query).filter((entry): entry is [string, string | string[]] => entry[1] !== undefined),
  )
}

/** The path and query that the client would have requested. Not through `URL`, which would resolve `..`. */
function addressOf(
  path: string,
  { param, query }: { param: Record<string, string>; query: ReadInput['query'] },
): string {
  const pathname = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(param[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, values] of Object.entries(query ?? {}))
    for (const value of [values ?? []].flat()) search.append(name, value)
  return search.size === 0 ? pathname : `${pathname}?${search}`
}
