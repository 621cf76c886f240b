/** A session without requests ends after this. */
export const SESSION_IDLE_HOURS = 12
/** A session ends after this, however it is used. */
export const SESSION_DAYS = 7
/** For how long a proof of identity allows dangerous acts. */
export const PROOF_MINUTES = 10
/** How long an invitation is valid. */
export const INVITE_HOURS = 72
/** How long a passkey's challenge is valid. */
export const CHALLENGE_MINUTES = 5

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Whether a session is valid. Times are epoch milliseconds. */
export function isSessionValid(session: { startedAt: number; lastSeenAt: number }, now: number): boolean {
  return (
    now - session.startedAt < SESSION_DAYS * 24 * HOUR_MS && now - session.lastSeenAt < SESSION_IDLE_HOURS * HOUR_MS
  )
}

/** Whether the person proved their identity recently enough for dangerous acts. Times are epoch milliseconds. */
export function isProofFresh(provenAt: number, now: number): boolean {
  return now - provenAt < PROOF_MINUTES * MINUTE_MS
}
