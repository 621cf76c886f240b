import { serve } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Env } from '#server/kernel/http.ts'
import { StartError } from '#server/kernel/start-error.ts'

type Server = ReturnType<typeof serve>

/** How long a request may take to arrive. Node checks for late requests every `looksEveryMs`. */
export interface ServerTimeouts {
  headersMs: number
  requestMs: number
  looksEveryMs: number
}

/**
 * Enough for one megabyte at half a megabit per second. Larger bodies are refused except for photographs, which
 * browsers shrink to about that size before uploading.
 */
export const serverTimeouts: ServerTimeouts = { headersMs: 10_000, requestMs: 20_000, looksEveryMs: 5_000 }

/** Returns the server once it listens. @throws {StartError} if the port is taken. */
export function listen(
  app: Hono<Env>,
  { host, port }: { host: string; port: number },
  { headersMs, requestMs, looksEveryMs }: ServerTimeouts = serverTimeouts,
): Promise<Server> {
  const serverOptions = {
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: looksEveryMs,
  }
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, hostname: host, port, serverOptions }, () => resolve(server))
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new StartError(`Port ${port} is already in use. Stop the other process or set PORT.`)
          : error,
      ),
    )
  })
}
