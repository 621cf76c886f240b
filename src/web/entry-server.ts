import { createElement, type ReactNode } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import { renderSsrHtmlResponse } from '@tanstack/react-router/ssr/server'
import { createStartHandler, StartServer } from '@tanstack/react-start/server'
import type { Read } from '#server/kernel/in-process.ts'
import { reportError } from './lib/report-load-errors.ts'
import { isReadingPage } from './lib/reading-page.ts'
import { hasFailedParts } from './lib/router-internals.ts'
import { holdScripts } from './lib/start-later.ts'

/** The context of each request, created in http/serve-pages.ts. */
export interface PageContext {
  /** The nonce to render with (http/finish-page.ts). */
  mark: string
  /** In-process client for the API's GET routes. */
  read: Read
  report: (error: unknown) => void
}

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: PageContext }
  }
}

// As a string, which was measured to be faster than streaming. Search engines wait for the whole page anyway.
const handler = createStartHandler(async ({ router, responseHeaders }) => {
  const page = createElement(StartServer, { router })
  const html = renderToString(page)
  const errors = hasFailedParts(html) ? await errorsOf(page) : []
  const answer = await renderSsrHtmlResponse({
    router,
    responseHeaders,
    render: () => (import.meta.env.PROD ? holdScripts(html, errors.length === 0 && isReadingPage(router)) : html),
  })
  if (errors.length === 0) return answer
  errors.forEach(reportError)
  return new Response(answer.body, { status: 500, headers: answer.headers })
})

/** Collects the errors of components, because rendering to a string omits a failed component silently. */
async function errorsOf(page: ReactNode): Promise<unknown[]> {
  const errors: unknown[] = []
  const stream = await renderToReadableStream(page, { onError: (error) => void errors.push(error) })
  await stream.allReady
  await stream.cancel()
  return errors
}

export default { fetch: handler }
