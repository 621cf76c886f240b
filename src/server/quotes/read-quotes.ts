import type { Locale } from '#domain/locale.ts'
import type { Context } from '#server/platform/context.ts'
import type { Visitor } from '#server/platform/visitor.ts'
import { findOwnQuote, type OwnQuoteInput } from './find-own-quote.ts'
import { listQuotesOfUser } from './quote-query.ts'
import { viewQuote, type Quote } from './view-quote.ts'

/** The signed-in user's quotes, of this site or of all, newest first; a visitor without an account has only links. */
export async function readQuotes(
  context: Context,
  input: { visitor: Visitor; locale: Locale; ofAllSites?: boolean },
): Promise<Quote[]> {
  if (input.visitor.userId === null) return []
  const rows = await listQuotesOfUser(context.db, {
    userId: input.visitor.userId,
    siteId: input.ofAllSites ? null : input.visitor.site.id,
  })
  return rows.map((row) => viewQuote(context, row, input.locale))
}

/** One quote. Throws Refusal `quotes.quote_unknown`. */
export async function readQuote(context: Context, input: OwnQuoteInput & { locale: Locale }): Promise<Quote> {
  return viewQuote(context, await findOwnQuote(context, input), input.locale)
}
