import { setTimeout } from 'node:timers/promises'

/** SQLSTATE: serialization failure, deadlock. PostgreSQL has undone the statement or transaction, so that it can be run again. */
const CONFLICTS = new Set(['40001', '40P01'])
const MOST_TRIES = 6
const LONGEST_PAUSE_MS = 200

export function isConflict(error: unknown): boolean {
  return CONFLICTS.has((error as { code?: string } | null)?.code ?? '')
}

/**
 * Runs a statement or a transaction again when it lost a deadlock, after a growing random pause: the only place that does. Throws the
 * last conflict after six tries.
 */
export async function retryConflicts<T>(work: () => Promise<T>, onConflict: (error: unknown) => void): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!isConflict(error)) throw error
      onConflict(error)
      if (tries === MOST_TRIES) throw error
      await setTimeout(Math.random() * Math.min(LONGEST_PAUSE_MS, 10 * 2 ** tries))
    }
  }
}
