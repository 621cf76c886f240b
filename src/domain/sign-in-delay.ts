const FREE_TRIES = 10
const LONGEST_MS = 4000

/**
 * Milliseconds that a sign-in waits before its password is checked, by the number of attempts for the account from all
 * networks. A delay rather than a lock, which would let strangers lock out the owner.
 */
export function signInDelayMs(tries: number): number {
  return tries <= FREE_TRIES ? 0 : Math.min(LONGEST_MS, 125 * 2 ** Math.min(tries - FREE_TRIES, 10))
}
