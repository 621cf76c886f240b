import { getSite } from '#server/sites/get-site.ts'
import type { Context } from '#server/kernel/context.ts'
import { listPromoCodeRows, type PromoCodeRow } from './staff-queries.ts'

/** All codes, the running ones first, and the clock by which their days begin and end. */
export async function listPromoCodes(context: Context): Promise<{ zone: string; codes: PromoCodeRow[] }> {
  const [{ zone }, codes] = await Promise.all([getSite(context.db, null), listPromoCodeRows(context.db)])
  return { zone, codes }
}
