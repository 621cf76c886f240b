import { createIsomorphicFn } from '@tanstack/react-start'
import { hc } from 'hono/client'
import type { Api } from '#server/app/api.ts'
import type { Read, ReadInput } from '#server/kernel/in-process.ts'
import { browserFetch } from './browser-fetch.ts'
import { pageContext, pageRequest } from './router-internals.ts'

type Client = ReturnType<typeof hc<Api>>

/**
 * The typed API client. On the server its GETs are calls inside the process (docs/decisions/0028-in-process-calls.md).
 */
export const api = createIsomorphicFn()
  .server((): Client => {
    const { read } = pageContext() as { read?: Read }
    return read ? inProcessClient(read) : developmentClient()
  })
  .client((): Client => clientOf(window.location.origin, browserFetch))

function clientOf(origin: string, send: (request: Request) => Promise<Response>): Client {
  return hc<Api>(origin, {
    fetch: (input: RequestInfo | URL, init?: RequestInit) => send(new Request(input, init)),
  })
}

/** Mimics Hono's client: each property extends the path, `$get` reads it. */
function inProcessClient(read: Read): Client {
  const at = (path: string): unknown =>
    new Proxy(
      {},
      {
        get: (_, name) => {
          if (typeof name !== 'string') return undefined
          return name === '$get' ? (input?: ReadInput) => readAnswer(read(path, input)) : at(`${path}/${name}`)
        },
      },
    )
  return at('') as Client
}

async function readAnswer(answer: ReturnType<Read>) {
  const { status, body } = await answer
  return { ok: status < 400, status, json: () => Promise.resolve(body) }
}

/** In development Vite renders the pages, and the API is another process. */
function developmentClient(): Client {
  const page = pageRequest()
  return clientOf(process.env['API_ORIGIN'] ?? 'http://127.0.0.1', (request) => {
    const headers = new Headers(request.headers)
    for (const name of ['cookie', 'host', 'x-forwarded-for']) {
      const value = page.headers.get(name)
      if (value !== null) headers.set(name, value)
    }
    return fetch(new Request(request, { headers }))
  })
}
