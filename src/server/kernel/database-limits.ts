/** How long the database and its clients wait, in milliseconds (docs/decisions/0027-database-timeouts.md). */
export interface DatabaseLimits {
  /** The server cancels a statement. */
  statementMs: number
  /** The server cancels a wait for one lock. */
  lockMs: number
  /** The server closes a session whose transaction is idle. */
  idleInTransactionMs: number
  /**
   * The client considers the connection dead. Longer than `statementMs`, so that a slow server's own timeout comes
   * first.
   */
  answerMs: number
  /** The client waits for a database that changes its primary, from the moment at which it became unreachable. */
  awayMs: number
}

/** For requests, and for jobs that run every few seconds. */
export const servingLimits: DatabaseLimits = {
  statementMs: 10_000,
  lockMs: 5_000,
  idleInTransactionMs: 10_000,
  answerMs: 12_000,
  awayMs: 10_000,
}

/** For imports, seeding, operator commands and hourly jobs. */
export const longRunningLimits: DatabaseLimits = {
  statementMs: 600_000,
  lockMs: 600_000,
  idleInTransactionMs: 600_000,
  answerMs: 610_000,
  awayMs: 10_000,
}

/** For migrations, whose locks have limits of their own (migrate.ts), and for processes that wait for a migrating one. */
export const migrationLimits: DatabaseLimits = {
  statementMs: 3_600_000,
  lockMs: 3_600_000,
  idleInTransactionMs: 600_000,
  answerMs: 3_610_000,
  awayMs: 10_000,
}

/** The maximum wait for a free or new connection of the pool. */
export const CONNECT_MS = 10_000

/**
 * The client probes an idle connection after this time, then once a second, ten times (libuv). A host that lost power
 * is detected after 20 seconds.
 */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

/** The settings of a session. The server probes its clients too, and releases the locks of dead ones. */
function settingsOf(limits: DatabaseLimits): [string, string | number][] {
  return [
    // Compiling takes longer than any of our statements.
    ['jit', 'off'],
    ['statement_timeout', limits.statementMs],
    ['lock_timeout', limits.lockMs],
    ['idle_in_transaction_session_timeout', limits.idleInTransactionMs],
    ['tcp_keepalives_idle', 10],
    ['tcp_keepalives_interval', 5],
    ['tcp_keepalives_count', 2],
  ]
}

/** As the `options` of a connection. */
export function sessionOptions(limits: DatabaseLimits): string {
  return settingsOf(limits)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
}

/** As statements, because the embedded database accepts no `options`. */
export function sessionSettings(limits: DatabaseLimits): string[] {
  return settingsOf(limits).map(([name, value]) => `set ${name} = ${value}`)
}

/** Begins a transaction with other limits than the session's. */
export function beginWith({ statementMs, lockMs, idleInTransactionMs }: DatabaseLimits): string {
  return `begin; set local statement_timeout = ${statementMs}; set local lock_timeout = ${lockMs}; set local idle_in_transaction_session_timeout = ${idleInTransactionMs}`
}
