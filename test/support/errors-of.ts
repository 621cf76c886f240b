import type { Context } from '#server/kernel/context.ts'

/** The same context with a log that records errors: the fields of each, with its text as `message`. */
export function errorsOf<Known extends Context>(context: Known): { errors: Record<string, unknown>[]; context: Known } {
  const errors: Record<string, unknown>[] = []
  const log = Object.create(context.log) as Known['log']
  log.error = (facts: unknown, message?: string) => void errors.push({ ...(facts as object), message })
  return { errors, context: { ...context, log } }
}
