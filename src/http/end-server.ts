import type { IncomingMessage, ServerResponse } from 'node:http'
import type { listen } from './listen.ts'

type Server = Awaited<ReturnType<typeof listen>>

/** Shared with /ready, which returns 503 while the process is shutting down. */
export interface Lifecycle {
  isEnding: boolean
}

const LOOK_EVERY_MS = 100

/**
 * Keeps serving for `drainMs` while /ready returns 503, so that load balancers stop sending requests. Then closes the
 * port and waits for pending responses. Keep-alive connections are closed with their next response; closing them
 * earlier could lose a request that is already on its way.
 */
export async function endServer(server: Server, lifecycle: Lifecycle, drainMs: number): Promise<void> {
  lifecycle.isEnding = true
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    response.shouldKeepAlive = false
  })
  await new Promise((resolve) => setTimeout(resolve, drainMs))
  const closed = new Promise((resolve) => server.close(resolve))
  // A response that began before the listener above leaves its connection open.
  const looking = setInterval(() => 'closeIdleConnections' in server && server.closeIdleConnections(), LOOK_EVERY_MS)
  await closed
  clearInterval(looking)
}
