import { pino, type DestinationStream, type Logger } from 'pino'
import { currentTrace } from './trace.ts'

export type { Logger }

const PERSONAL = [
  'email',
  'phone',
  'firstName',
  'lastName',
  'fullName',
  'password',
  'token',
  'secret',
  'cookie',
  'authorization',
]

/** Lines of JSON. What names or identifies a person never enters a log; this is the net below the callers' care. */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    mixin: () => ({ ...currentTrace() }),
    redact: {
      paths: PERSONAL.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[removed]',
    },
    serializers: { err: describeError },
  }
  return destination ? pino(options, destination) : pino(options)
}

/**
 * What a log may tell of an error. Left out on purpose: a database error's `detail`, `where` and parameters, which quote the row
 * ("Key (email)=(…) already exists"); its message names columns and constraints only, or quotes the value that did not fit a type.
 * Addresses are taken out of every message: mail servers repeat whom they do not know ("550 <…>: no such user").
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code, constraint, table, routine } = error as Error & Record<string, unknown>
  return {
    type: error.name,
    message: hideQuoted(error.message, code),
    stack: hideQuoted(error.stack ?? '', code),
    code,
    constraint,
    table,
    routine,
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  }
}

/** Class 22 of PostgreSQL's errors (data exceptions) quotes the value: invalid input syntax for type date: "…". */
function hideQuoted(text: string, code: unknown): string {
  const shown = text.replaceAll(/[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+/gu, '[removed]')
  return typeof code === 'string' && /^22...$/.test(code) ? shown.replaceAll(/: ".*"/g, ': "[removed]"') : shown
}
