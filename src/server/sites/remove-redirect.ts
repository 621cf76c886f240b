import { cleanPath, decodePath } from '#domain/page-redirect.ts'
import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { deleteRedirect } from './queries.ts'
import { siteIdOf } from './site-id-of.ts'

/** Takes an operator's redirect away. Throws ApiError `redirect.unknown` when none leaves from this path on this site. */
export async function removeRedirect(
  context: Context,
  input: { siteCode: string | null; from: string },
): Promise<void> {
  const siteId = await siteIdOf(context.db, input.siteCode)
  const from = cleanPath(decodePath(input.from) ?? input.from)
  if (!(await deleteRedirect(context.db, { siteId, from }))) throw new ApiError('missing', 'redirect.unknown')
}
