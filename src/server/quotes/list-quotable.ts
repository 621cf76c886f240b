import type { Locale } from '#domain/locale.ts'
import type { Context } from '#server/kernel/context.ts'
import { listQuotable, type QuotableRow } from './written-queries.ts'

const MOST = 20

/** The activities for which a quote can be written, at most 20. */
export function listQuotableProducts(
  { db }: Context,
  { text, locale }: { text: string; locale: Locale },
): Promise<QuotableRow[]> {
  return listQuotable(db, { text: text.trim(), locale, most: MOST })
}
