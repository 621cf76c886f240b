import { CallError } from '#web/lib/call-error.ts'

/** Whether there is nothing at an address: an id that cannot be one is refused, another is not found. */
export const isMissing = (error: unknown) =>
  error instanceof CallError && (error.status === 404 || error.code === 'request.invalid')
