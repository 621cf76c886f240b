import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'

/** What the front door gives with each request. */
export interface PageContext {
  nonce: string
  /** The API inside this process. */
  apiFetch: (request: Request) => Promise<Response>
}

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: PageContext }
  }
}

// As a string: measured faster than streaming, and search engines wait for the whole page anyway.
const handler = createStartHandler(defaultRenderHandler)

export default { fetch: handler }
