import { isConflict } from './retry-conflicts.ts'

/** Errors of the operating system, while connecting or on an open connection. */
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** SQLSTATE: terminated by an administrator, by a crash, starting up, idle in a transaction for too long. */
const SESSION_CODES = new Set(['57P01', '57P02', '57P03', '25P03'])

/** SQLSTATE: too many connections, statement timeout, lock timeout. The session stays open. */
const BUSY_CODES = new Set(['53300', '57014', '55P03'])

/**
 * SQLSTATE: terminated by an administrator (also when the server shuts down), and a write on a server that has become a
 * replica. PostgreSQL sends them before it commits, never after: nothing of the statement or transaction has happened.
 */
const UNDONE_CODES = new Set(['57P01', '25006'])

/** Errors raised by pg itself have no code. */
const SILENT = /^Query read timeout$/
const LOST =
  /^Connection terminated|^Client (has encountered a connection error|was closed) and is not queryable$|^timeout expired$/
const NO_CONNECTION = /^timeout exceeded when trying to connect$/

/** No response to a statement although its own `statement_timeout` has passed: the connection is dead. */
export function isConnectionSilent(error: unknown): boolean {
  return SILENT.test(messageOf(error))
}

/**
 * The commit is on the primary's disk, and whether it is on a replica's is unknown: the wait for it was cancelled.
 * PostgreSQL reports that as a success with a warning. A new primary may lack the commit.
 */
export class CommitNotReplicated extends Error {
  constructor() {
    super('a commit was not confirmed by a replica')
  }
}

/** The server said that nothing of the statement or transaction has happened, and that this connection is of no use. */
export function isUndone(error: unknown): boolean {
  return UNDONE_CODES.has(codeOf(error))
}

/** The connection must not be used again; whether its last statement took effect is unknown. */
export function isConnectionLost(error: unknown): boolean {
  const code = codeOf(error)
  return (
    NETWORK_CODES.has(code) ||
    SESSION_CODES.has(code) ||
    isUndone(error) ||
    error instanceof CommitNotReplicated ||
    // Class 08: connection exceptions.
    /^08[0-9A-Z]{3}$/.test(code) ||
    isConnectionSilent(error) ||
    LOST.test(messageOf(error))
  )
}

/** The database is temporarily unavailable; the same request may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return (
    isConnectionLost(error) ||
    BUSY_CODES.has(codeOf(error)) ||
    isConflict(error) ||
    NO_CONNECTION.test(messageOf(error))
  )
}

function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null | undefined)?.code
  return typeof code === 'string' ? code : ''
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : ''
}
