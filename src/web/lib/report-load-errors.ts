import type { AnyRouter } from '@tanstack/react-router'
import { CallError } from './call-error.ts'
import { pageContext, replaceLoadErrors, watchHeads } from './router-internals.ts'

/** Logs what went wrong while a page was rendered; while developing, on the console. */
export function reportError(error: unknown): void {
  const { report = console.error } = pageContext() as { report?: (error: unknown) => void }
  report(error)
}

/**
 * The router writes the message of a loader's error into the page. A refusal's message is its code, which the page has words for; any other may
 * hold secrets, and goes to the log instead.
 */
export function reportLoadErrors(router: AnyRouter): void {
  replaceLoadErrors(router, (error) => {
    if (!(error instanceof Error) || error instanceof CallError) return error
    reportError(error)
    return new Error('server.failed')
  })
  watchHeads(router, reportError)
}
