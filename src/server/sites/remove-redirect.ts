import { cleanPath, decodePath } from '#domain/page-redirect.ts'
import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { deleteRedirect } from './queries.ts'
import { siteIdOf } from './site-id-of.ts'

/** Removes an operator's redirect. Throws ApiError `redirect.unknown` if this site has none for the path. */
export async function removeRedirect(
  context: Context,
  input: { siteCode: string | null; from: string },
): Promise<void> {
  const siteId = await siteIdOf(context.db, input.siteCode)
  const from = cleanPath(decodePath(input.from) ?? input.from)
  if (!(await deleteRedirect(context.db, { siteId, from }))) throw new ApiError('missing', 'redirect.unknown')
}
