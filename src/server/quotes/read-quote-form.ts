import type { z } from '@hono/zod-openapi'
import type { Locale } from '#domain/locale.ts'
import { findGuest } from '#server/accounts/find-guest.ts'
import { listCountries } from '#server/kernel/list-countries.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import type { quoteFormSchema } from './contract.ts'
import { findBounds } from './find-bounds.ts'
import { readAnswerTime } from './read-answer-time.ts'

/** The data of the request form. Throws ApiError `quotes.product_unknown`. */
export async function readQuoteForm(
  context: Context,
  input: { visitor: Visitor; locale: Locale; productId: number },
): Promise<z.infer<typeof quoteFormSchema>> {
  const { userId, site } = input.visitor
  const [bounds, guest, answerTime] = await Promise.all([
    findBounds(context, input),
    findGuest(context.db, userId),
    readAnswerTime(context.db, site.id),
  ])
  return {
    ...bounds,
    answerTime,
    countries: listCountries(input.locale),
    guest: guest ?? { firstName: '', lastName: '', email: '', countryCode: '', phoneNumber: '' },
  }
}
