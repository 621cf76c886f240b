import { createHash } from 'node:crypto'
import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { findRequestByKey } from './queries.ts'

/** Independent of the order of the keys. */
export function hashOfRequest(content: object): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest()
}

/** @throws ApiError `quotes.key_reused` if the key was used with other content */
export async function findKnownRequest(
  context: Context,
  { scope, key, requestHash }: { scope: string; key: string; requestHash: Buffer },
): Promise<{ reference: string } | null> {
  const known = await findRequestByKey(context.db, scope, key)
  if (!known) return null
  // Another person's key must not open the request: the response contains the key of its page.
  if (!known.requestHash.equals(requestHash)) throw new ApiError('invalid', 'quotes.key_reused')
  return { reference: known.reference }
}
