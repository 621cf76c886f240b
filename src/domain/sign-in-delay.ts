const FREE_TRIES = 10
const LONGEST_MS = 4000

/**
 * Milliseconds that a sign-in waits before its password is checked, by the tries for its account from all networks together.
 * Grows instead of refusing: a lock would let anybody keep the owner out.
 */
export function signInDelayMs(tries: number): number {
  return tries <= FREE_TRIES ? 0 : Math.min(LONGEST_MS, 125 * 2 ** Math.min(tries - FREE_TRIES, 10))
}
