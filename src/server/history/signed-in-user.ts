import { ApiError } from '#server/kernel/api-error.ts'
import type { Visitor } from '#server/kernel/visitor.ts'

/** The account that asks. Throws ApiError `history.sign_in_required`: what visitors look at stays in their browser. */
export function signedInUser(visitor: Visitor): number {
  if (visitor.userId === null) throw new ApiError('unauthenticated', 'history.sign_in_required')
  return visitor.userId
}
