import { createElement, type ReactNode } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import { renderSsrHtmlResponse } from '@tanstack/react-router/ssr/server'
import { createStartHandler, StartServer } from '@tanstack/react-start/server'
import { reportError } from './lib/report-load-errors.ts'

/** What the front door gives with each request. */
export interface PageContext {
  nonce: string
  /** The API inside this process. */
  apiFetch: (request: Request) => Promise<Response>
  report: (error: unknown) => void
}

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: PageContext }
  }
}

/** How React marks a part that could not be rendered and is left to the browser. */
const LEFT_OUT = '<!--$!-->'

// As a string: measured faster than streaming, and search engines wait for the whole page anyway.
const handler = createStartHandler(async ({ router, responseHeaders }) => {
  const page = createElement(StartServer, { router })
  const html = renderToString(page)
  const errors = html.includes(LEFT_OUT) ? await errorsOf(page) : []
  const answer = await renderSsrHtmlResponse({ router, responseHeaders, render: () => html })
  if (errors.length === 0) return answer
  errors.forEach(reportError)
  return new Response(answer.body, { status: 500, headers: answer.headers })
})

/** React says only here what went wrong: of a string it leaves the part out without a word. */
async function errorsOf(page: ReactNode): Promise<unknown[]> {
  const errors: unknown[] = []
  const stream = await renderToReadableStream(page, { onError: (error) => void errors.push(error) })
  await stream.allReady
  await stream.cancel()
  return errors
}

export default { fetch: handler }
