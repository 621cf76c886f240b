import { ApiError } from '#server/kernel/api-error.ts'
import type { Visitor } from '#server/kernel/visitor.ts'

/** The account of the request. Throws ApiError `account.sign_in_required`. */
export function signedInAccount(visitor: Pick<Visitor, 'userId'>): number {
  if (visitor.userId === null) throw new ApiError('unauthenticated', 'account.sign_in_required')
  return visitor.userId
}
