import type { Locale } from '#domain/locale.ts'
import { viewPaymentMethods } from '#server/booking/checkout/view-payment-methods.ts'
import { cardRefusal } from '#server/booking/payments/card-refusal.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import type { z } from '@hono/zod-openapi'
import type { quotePageSchema } from './contract.ts'
import { findOwnQuote, type OwnQuoteInput } from './find-own-quote.ts'
import { findDeparture } from './queries.ts'
import { openedQuotes } from './quote-access-cookie.ts'
import { listQuotesOfVisitor, type QuoteRequestRow } from './quote-query.ts'
import { readAnswerTime } from './read-answer-time.ts'
import { viewRequest, type QuoteRequest } from './view-request.ts'
import { paymentMethodsOfQuote } from './payment-methods-of-quote.ts'

/** On this site, newest first: the signed-in user's, and what was requested in this browser without the account. */
export async function readQuotes(
  context: Context,
  { visitor, locale }: { visitor: Visitor; locale: Locale },
): Promise<{ quotes: QuoteRequest[]; onThisDevice: QuoteRequest[] }> {
  const { userId, site, quoteAccessCookie } = visitor
  const references = openedQuotes(context.configuration, quoteAccessCookie)
  if (userId === null && references.length === 0) return { quotes: [], onThisDevice: [] }
  const rows = await listQuotesOfVisitor(context.db, { userId, references, siteId: site.id })
  const view = (isOwn: boolean) =>
    rows
      .filter((row) => (row.userId === userId && userId !== null) === isOwn)
      .map((row) => viewRequest(context, row, locale))
  return { quotes: view(true), onThisDevice: view(false) }
}

/** A quote, with its payment methods while it is open. Throws ApiError `quotes.quote_unknown`. */
export async function readQuote(
  context: PaymentContext,
  input: OwnQuoteInput & { locale: Locale },
): Promise<z.infer<typeof quotePageSchema>> {
  const row = await findOwnQuote(context, input)
  return {
    ...viewRequest(context, row, input.locale),
    methods: await methodsOf(context, input, row),
    cardRefusal: row.quote && cardRefusal(context, { currency: row.quote.currency, totalMinor: row.quote.priceMinor }),
    answerTime: row.status === 'received' ? await readAnswerTime(context.db, row.siteId) : null,
    offersWhatsapp: context.configuration.whatsapp !== null,
  }
}

async function methodsOf(
  context: PaymentContext,
  { visitor, locale }: { visitor: Visitor; locale: Locale },
  { status, quote, productId, now, zone, cityName }: QuoteRequestRow,
) {
  if (status !== 'answered' || !quote) return []
  const planned = await findDeparture(context.db, { productId, startsAt: quote.startsAt })
  const ways = paymentMethodsOfQuote(context, visitor.site, { quote, planned, now })
  return viewPaymentMethods(context, ways, { locale, now, zone, cityName: cityName[locale] })
}
