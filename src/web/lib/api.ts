import { createIsomorphicFn } from '@tanstack/react-start'
import { getStartContext } from '@tanstack/start-storage-context'
import { hc } from 'hono/client'
import type { Api } from '#server/app/api.ts'
import { browserFetch } from './browser-fetch.ts'
import { CallError } from './call-error.ts'

type Fetch = (request: Request) => Promise<Response>

/** While a page is rendered the API is asked inside the process, with the visitor's own cookies. */
const callOnServer: Fetch = async (request) => {
  const context = getStartContext()
  const headers = new Headers(request.headers)
  for (const name of ['cookie', 'host', 'x-forwarded-for']) {
    const value = context.request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  const withCookies = new Request(request, { headers })
  const inProcess = (context.contextAfterGlobalMiddlewares as { apiFetch?: Fetch } | undefined)?.apiFetch
  return inProcess ? inProcess(withCookies) : fetch(withCookies)
}

const call = createIsomorphicFn()
  .server((): Fetch => callOnServer)
  .client((): Fetch => browserFetch)

const origin = createIsomorphicFn()
  .server(() => process.env['API_ORIGIN'] ?? 'http://127.0.0.1')
  .client(() => window.location.origin)

/** The typed client of our API. */
export const api = () =>
  hc<Api>(origin(), {
    fetch: (input: RequestInfo | URL, init?: RequestInit) => call()(new Request(input, init)),
  })

/** The answer's body, or CallError with the server's refusal code. */
export async function bodyOf<Body>(
  response: Promise<{ ok: boolean; status: number; json: () => Promise<Body> }>,
): Promise<Body> {
  const answer = await response
  if (answer.ok) return answer.json()
  const problem: unknown = await answer.json().catch(() => ({}))
  throw new CallError(answer.status, problem as Record<string, unknown>)
}
