import { ApiError } from '#server/kernel/api-error.ts'
import type { Visitor } from '#server/kernel/visitor.ts'

/** The account of the request. Throws ApiError `history.sign_in_required`: visitors' history stays in their browser. */
export function signedInUser(visitor: Visitor): number {
  if (visitor.userId === null) throw new ApiError('unauthenticated', 'history.sign_in_required')
  return visitor.userId
}
