import type { Locale } from '#domain/locale.ts'
import type { Context } from '#server/kernel/context.ts'
import { listQuotesOfPerson } from './quote-query.ts'
import { viewRequest } from './view-request.ts'

/** A person's requests for their data export, the latest first, without access tokens and generated images. */
export async function exportQuotes(
  context: Context,
  { locale, ...person }: { userId: number | null; email: string | null; locale: Locale },
): Promise<object[]> {
  const rows = await listQuotesOfPerson(context.db, person)
  return rows.map((row) => {
    const quote = viewRequest(context, row, locale)
    return { ...quote, order: quote.order?.reference, key: undefined, picture: undefined }
  })
}
