import { setTimeout } from 'node:timers/promises'

/** Aborted by Ctrl-C: nothing is waited for any longer. */
export const interruption = new AbortController()

/** Waits until `is` returns something other than null, undefined and false. A rejection counts as false. */
export async function waitUntil<T>(
  what: string,
  is: () => Promise<T | null | undefined | false>,
  seconds = 120,
): Promise<T> {
  const until = performance.now() + seconds * 1000
  for (;;) {
    const found = await is().catch(() => false as const)
    if (found !== null && found !== undefined && found !== false) return found
    if (performance.now() > until) throw new Error(`Waited ${seconds} seconds: ${what}`)
    if (interruption.signal.aborted) throw new Error('it was interrupted.')
    await setTimeout(100)
  }
}
