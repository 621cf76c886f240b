import { getStartContext } from '@tanstack/start-storage-context'
import { CallError } from './call-error.ts'

interface Loads {
  load: (options?: never) => Promise<void>
  stores: { matches: { get: () => { error?: unknown }[] } }
}

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
export function reportLoadErrors(router: Loads): void {
  const load = router.load.bind(router)
  router.load = async (options) => {
    await load(options)
    for (const match of router.stores.matches.get()) {
      if (!(match.error instanceof Error) || match.error instanceof CallError) continue
      reportError(match.error)
      match.error = new Error('server.failed')
    }
  }
}
