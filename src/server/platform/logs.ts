import { pino, type Logger } from 'pino'

export type { Logger }

/** Lines of JSON. What names or identifies a person never enters a log; this is the net below the callers' care. */
export function openLog(level: string): Logger {
  return pino({
    level,
    base: null,
    redact: {
      paths: ['email', 'phone', 'firstName', 'lastName', 'password', 'token', 'cookie', 'authorization'].flatMap(
        (name) => [name, `*.${name}`, `*.*.${name}`],
      ),
      censor: '[removed]',
    },
  })
}
