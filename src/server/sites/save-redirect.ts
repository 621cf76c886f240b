import { checkRedirect } from '#domain/redirect-target.ts'
import { siteOrigin } from '#domain/site-origin.ts'
import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { getSite } from './get-site.ts'
import { listRedirectRows, lockRedirects, upsertRedirect } from './queries.ts'
import { siteIdOf } from './site-id-of.ts'

export interface RedirectInput {
  /** Null: on every site. */
  siteCode: string | null
  from: string
  to: string
  status: 301 | 302 | 308
}

/**
 * Saves an operator's redirect, replacing an earlier one of the same path. Returns its stored form.
 * @throws ApiError `redirect.*`: invalid path or address, leads back, makes a second hop, or covers a page that the
 * site needs
 */
export async function saveRedirect(context: Context, wish: RedirectInput): Promise<{ from: string; to: string }> {
  const siteId = await siteIdOf(context.db, wish.siteCode)
  const ownOrigin = siteOrigin(context.configuration.origin, await getSite(context.db, siteId))
  return context.db.transaction(async (tx) => {
    await lockRedirects(tx)
    const rows = await listRedirectRows(tx, siteId)
    const find = (others: { from: string; to: string }[]) =>
      checkRedirect({ from: wish.from, to: wish.to, ownOrigin }, others)
    const alone = find([])
    const from = typeof alone === 'string' ? null : alone.from
    const checked = find(rows.filter((row) => row.siteCode !== wish.siteCode || row.from !== from))
    if (typeof checked === 'string') throw new ApiError('invalid', `redirect.${checked}`)
    await upsertRedirect(tx, { siteId, ...checked, status: wish.status })
    return checked
  })
}
