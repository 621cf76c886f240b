import type { IncomingMessage, ServerResponse } from 'node:http'
import type { listen } from './listen.ts'

type Server = Awaited<ReturnType<typeof listen>>

/** Shared with /ready: whether this process is about to end. */
export interface Lifecycle {
  isEnding: boolean
}

const LOOK_EVERY_MS = 100

/**
 * Serves on for `drainMs` while /ready says 503, so that load balancers send nothing more; then closes the port and waits for the answers that are
 * under way. Connections of clients that keep them are closed with their next answer: nothing is sent on a connection that closes at that moment.
 */
export async function endServer(server: Server, lifecycle: Lifecycle, drainMs: number): Promise<void> {
  lifecycle.isEnding = true
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    response.shouldKeepAlive = false
  })
  await new Promise((resolve) => setTimeout(resolve, drainMs))
  const closed = new Promise((resolve) => server.close(resolve))
  // An answer that was under way from before leaves its connection open.
  const looking = setInterval(() => 'closeIdleConnections' in server && server.closeIdleConnections(), LOOK_EVERY_MS)
  await closed
  clearInterval(looking)
}
