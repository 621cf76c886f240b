import { pino, type DestinationStream, type Logger } from 'pino'
import { count, metrics } from './metrics.ts'
import { logFields } from './trace.ts'

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

/** Of pino's levels: a person has to act. */
const ERROR = 50

/** JSON lines. Logs must not contain personal data; this removes it in case a caller logged some. */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    mixin: (_fields: object, level: number) => {
      if (level >= ERROR) count(metrics.errorsLogged, {})
      return logFields()
    },
    redact: {
      paths: PERSONAL.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[removed]',
    },
    serializers: { err: describeError },
  }
  return destination ? pino(options, destination) : pino(options)
}

/**
 * The loggable parts of an error. Excludes a database error's `detail`, `where` and parameters, which quote the row
 * ("Key (email)=(…) already exists"); its message names only columns and constraints, or quotes an invalid value. Email
 * addresses are removed from every message, because mail servers repeat them ("550 <…>: no such user").
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

/** PostgreSQL errors of class 22 (data exceptions) quote the value: invalid input syntax for type date: "…". */
function hideQuoted(text: string, code: unknown): string {
  const shown = text.replaceAll(/[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+/gu, '[removed]')
  return typeof code === 'string' && /^22...$/.test(code) ? shown.replaceAll(/: ".*"/g, ': "[removed]"') : shown
}
