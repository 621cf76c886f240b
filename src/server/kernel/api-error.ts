import type { ApiErrorCode } from './api-error-codes.ts'

/** Determines the HTTP status. */
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
 * An expected refusal of a request. It carries a code, which the screens translate (`messages/*.json`,
 * `refusals.<code>`), never a sentence. Any other thrown error is a defect and returns 500.
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
