import { createElement, type ReactNode } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import type { AnyRouter } from '@tanstack/react-router'
import { renderSsrHtmlResponse } from '@tanstack/react-router/ssr/server'
import { createStartHandler, StartServer } from '@tanstack/react-start/server'
import type { Read } from '#server/kernel/in-process.ts'
import { reportError } from './lib/report-load-errors.ts'
import { isReadingPage } from './lib/reading-page.ts'
import { hasFailedParts, pageContext } from './lib/router-internals.ts'
import { holdScripts } from './lib/start-later.ts'

/** The context of each request, created in http/serve-pages.ts. */
export interface PageContext {
  /** The nonce to render with (http/finish-page.ts). */
  mark: string
  /** In-process client for the API's GET routes. */
  read: Read
  report: (error: unknown) => void
  /** Takes the HTML as the string that it is: through a Response it would be encoded and decoded again. */
  deliver: (html: string) => void
}

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: PageContext }
  }
}

const DOCTYPE = '<!DOCTYPE html>'

// As a string, which was measured to be faster than streaming. Search engines wait for the whole page anyway.
const handler = createStartHandler(async ({ router, responseHeaders }) => {
  const page = createElement(StartServer, { router })
  const html = renderToString(page)
  const errors = hasFailedParts(html) ? await errorsOf(page) : []
  errors.forEach(reportError)
  const text = import.meta.env.PROD ? holdScripts(html, errors.length === 0 && isReadingPage(router)) : html
  const answer = await respond(text, { router, responseHeaders })
  return errors.length === 0 ? answer : new Response(answer.body, { status: 500, headers: answer.headers })
})

/**
 * Gives the page to `src/http` as a string, with a response that has only status and headers: in a response it would be
 * encoded, copied and decoded again. The development server takes a whole response.
 */
async function respond(text: string, page: { router: AnyRouter; responseHeaders: Headers }): Promise<Response> {
  const { deliver } = pageContext() as Partial<PageContext>
  if (!deliver) return renderSsrHtmlResponse({ ...page, render: () => text })
  const { status, headers, body } = await renderSsrHtmlResponse({ ...page, render: () => '' })
  const doctype = await new Response(body).text()
  if (doctype !== DOCTYPE) throw new Error('A loader returned a promise, whose data would follow the page.')
  deliver(DOCTYPE + text)
  return new Response(null, { status, headers })
}

/** Collects the errors of components, because rendering to a string omits a failed component silently. */
async function errorsOf(page: ReactNode): Promise<unknown[]> {
  const errors: unknown[] = []
  const stream = await renderToReadableStream(page, { onError: (error) => void errors.push(error) })
  await stream.allReady
  await stream.cancel()
  return errors
}

export default { fetch: handler }
