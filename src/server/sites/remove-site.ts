import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { deleteSite, hasHistory, listSites, lockSites } from './queries.ts'

/**
 * Removes a site with its redirects and open carts; its host shows the default site from then on.
 * @throws ApiError `site.unknown`, `site.is_default`; `site.has_history` if orders, requests or messages name it
 */
export function removeSite(context: Context, input: { code: string }): Promise<void> {
  return context.db.transaction(async (tx) => {
    await lockSites(tx)
    const site = (await listSites(tx)).find(({ code }) => code === input.code)
    if (!site) throw new ApiError('missing', 'site.unknown')
    if (site.isDefault) throw new ApiError('conflict', 'site.is_default')
    if (await hasHistory(tx, site.id)) throw new ApiError('conflict', 'site.has_history')
    await deleteSite(tx, site.id)
  })
}
