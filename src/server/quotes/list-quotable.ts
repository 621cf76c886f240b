import type { Locale } from '#domain/locale.ts'
import { MOST_QUOTABLE } from '#domain/most-quotable.ts'
import type { Context } from '#server/kernel/context.ts'
import { listQuotable, type QuotableRow } from './written-queries.ts'

/** The activities for which a quote can be written. */
export function listQuotableProducts(
  { db }: Context,
  { text, locale }: { text: string; locale: Locale },
): Promise<QuotableRow[]> {
  return listQuotable(db, { text: text.trim(), locale, most: MOST_QUOTABLE })
}
