import { setTimeout } from 'node:timers/promises'

/**
 * SQLSTATE: serialization failure, deadlock. PostgreSQL has rolled the statement or transaction back, so it can be
 * retried.
 */
const CONFLICTS = new Set(['40001', '40P01'])
const MAX_TRIES = 6
const LONGEST_PAUSE_MS = 200

export function isConflict(error: unknown): boolean {
  return CONFLICTS.has((error as { code?: string } | null)?.code ?? '')
}

/**
 * Retries a statement or transaction that lost a deadlock, after a growing random pause. The only place that retries.
 * Throws the last conflict after six attempts.
 */
export async function retryConflicts<T>(work: () => Promise<T>, onConflict: (error: unknown) => void): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!isConflict(error)) throw error
      onConflict(error)
      if (tries === MAX_TRIES) throw error
      await setTimeout(Math.random() * Math.min(LONGEST_PAUSE_MS, 10 * 2 ** tries))
    }
  }
}
