import { serve } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Env } from '#server/kernel/http.ts'
import { StartError } from '#server/kernel/start-error.ts'

type Server = ReturnType<typeof serve>

/** How long a request may take to arrive. Node looks for those that take longer in turns. */
export interface Patience {
  headersMs: number
  requestMs: number
  looksEveryMs: number
}

/**
 * A megabyte arrives in time over half a megabit a second. It is the most that is taken, but for photographs, which browsers make about as small
 * before they send them. Who sends nothing more holds no connection.
 */
export const patience: Patience = { headersMs: 10_000, requestMs: 20_000, looksEveryMs: 5_000 }

/** The server at `host` and `port`, once it listens. Throws StartError when the port is taken. */
export function listen(
  app: Hono<Env>,
  { host, port }: { host: string; port: number },
  { headersMs, requestMs, looksEveryMs }: Patience = patience,
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
          ? new StartError(`Port ${port} is taken; stop what uses it, or set PORT to another one.`)
          : error,
      ),
    )
  })
}
