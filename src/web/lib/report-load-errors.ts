import type { AnyRouter } from '@tanstack/react-router'
import { getStartContext } from '@tanstack/start-storage-context'
import { CallError } from './call-error.ts'
import { replaceLoadErrors } from './router-internals.ts'

/** Logs an error of rendering: in the server's log, or on the console in development. */
export function reportError(error: unknown): void {
  const context = getStartContext({ throwIfNotFound: false })?.contextAfterGlobalMiddlewares
  const { report = console.error } = (context ?? {}) as { report?: (error: unknown) => void }
  report(error)
}

/**
 * The router writes the message of a loader's error into the page. Errors of the API have only their code there; the
 * messages of others may contain anything, so they are logged and replaced.
 */
export function reportLoadErrors(router: AnyRouter): void {
  replaceLoadErrors(router, (error) => {
    if (!(error instanceof Error) || error instanceof CallError) return error
    reportError(error)
    return new Error('server.failed')
  })
}
