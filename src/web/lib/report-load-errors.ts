import type { AnyRouter } from '@tanstack/react-router'
import { getStartContext } from '@tanstack/start-storage-context'
import { CallError } from './call-error.ts'
import { replaceLoadErrors } from './router-internals.ts'

/** What the front door is told of what went wrong while a page was made; while developing there is none, and the console is. */
export function reportError(error: unknown): void {
  const context = getStartContext({ throwIfNotFound: false })?.contextAfterGlobalMiddlewares
  const { report = console.error } = (context ?? {}) as { report?: (error: unknown) => void }
  report(error)
}

/**
 * The router writes the message of what a loader threw into the page. A refusal's is its code, which the page shows the words of; every other
 * one, which may name anything, goes to the log instead.
 */
export function reportLoadErrors(router: AnyRouter): void {
  replaceLoadErrors(router, (error) => {
    if (!(error instanceof Error) || error instanceof CallError) return error
    reportError(error)
    return new Error('server.failed')
  })
}
