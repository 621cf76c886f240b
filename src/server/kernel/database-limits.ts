/** How long the database and its clients wait, in milliseconds (docs/decisions/0027-database-timeouts.md). */
export interface DatabaseLimits {
  /** The server cancels a statement. */
  statementMs: number
  /** The server gives up a wait for one lock. */
  lockMs: number
  /** The server ends a session whose transaction waits for its client. */
  idleInTransactionMs: number
  /** The client takes the connection for dead. Longer than `statementMs`: a server that is only slow answers first. */
  answerMs: number
}

/** Of requests, and of jobs that run every few seconds. */
export const servingLimits: DatabaseLimits = {
  statementMs: 10_000,
  lockMs: 5_000,
  idleInTransactionMs: 10_000,
  answerMs: 12_000,
}

/** Of imports, seeding, the operator's commands and hourly jobs. */
export const longRunningLimits: DatabaseLimits = {
  statementMs: 600_000,
  lockMs: 600_000,
  idleInTransactionMs: 600_000,
  answerMs: 610_000,
}

/** Of a migration, which may rewrite a large table, and of processes that wait for the one that migrates. */
export const migrationLimits: DatabaseLimits = {
  statementMs: 3_600_000,
  lockMs: 3_600_000,
  idleInTransactionMs: 600_000,
  answerMs: 3_610_000,
}

/** A free connection of the pool, or a new one, is waited for so long. */
export const CONNECT_MS = 10_000

/**
 * The client's probes of a connection on which nothing is sent: after so long, then once a second, ten times (libuv). The other end of a
 * host without power is known after 20 seconds.
 */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

/** What a session is set to. The server probes its clients too, and frees what dead ones have locked. */
function settingsOf(limits: DatabaseLimits): [string, string | number][] {
  return [
    // To compile a statement takes longer than any of ours runs.
    ['jit', 'off'],
    ['statement_timeout', limits.statementMs],
    ['lock_timeout', limits.lockMs],
    ['idle_in_transaction_session_timeout', limits.idleInTransactionMs],
    ['tcp_keepalives_idle', 10],
    ['tcp_keepalives_interval', 5],
    ['tcp_keepalives_count', 2],
  ]
}

/** As `options` of a connection. */
export function sessionOptions(limits: DatabaseLimits): string {
  return settingsOf(limits)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
}

/** As statements, for a connection that may be to the embedded database: it takes no options. */
export function sessionSettings(limits: DatabaseLimits): string[] {
  return settingsOf(limits).map(([name, value]) => `set ${name} = ${value}`)
}

/** Begins a transaction with limits other than the session's. */
export function beginWith({ statementMs, lockMs, idleInTransactionMs }: DatabaseLimits): string {
  return `begin; set local statement_timeout = ${statementMs}; set local lock_timeout = ${lockMs}; set local idle_in_transaction_session_timeout = ${idleInTransactionMs}`
}
