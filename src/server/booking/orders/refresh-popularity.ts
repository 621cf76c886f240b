import { setPopularity } from '#server/catalogue/refresh-popularity.ts'
import type { Context } from '#server/kernel/context.ts'
import { listBookedCounts } from './queries.ts'

const LAST_DAYS = 365

/** What sells well stands before what sells less among equals: tells the catalogue how often each product was booked in the last year. */
export async function refreshPopularity(context: Context): Promise<void> {
  await setPopularity(context, await listBookedCounts(context.db, LAST_DAYS))
}
