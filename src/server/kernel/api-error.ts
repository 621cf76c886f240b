import type { ApiErrorCode } from './api-error-codes.ts'

/** What a refusal is about decides its HTTP status. */
export type ApiErrorKind =
  | 'malformed'
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'missing'
  | 'conflict'
  | 'gone'
  | 'too_large'
  | 'limited'
  | 'unavailable'

/**
 * An expected "no" to what a client asked: a machine code that the screens put into words
 * (`messages/*.json`, `refusals.<code>`), never a sentence. Anything else that is thrown is a bug and answers 500.
 */
export class ApiError extends Error {
  readonly kind: ApiErrorKind
  readonly code: ApiErrorCode
  readonly details: Record<string, unknown>

  constructor(kind: ApiErrorKind, code: ApiErrorCode, details: Record<string, unknown> = {}) {
    super(code)
    this.name = 'ApiError'
    this.kind = kind
    this.code = code
    this.details = details
  }
}
