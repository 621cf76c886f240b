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
import { listQuotesOfUser, type QuoteRequestRow } from './quote-query.ts'
import { viewRequest, type QuoteRequest } from './view-request.ts'
import { paymentMethodsOfQuote } from './payment-methods-of-quote.ts'

/** The signed-in user's quotes on this site, newest first. Visitors without an account have only links. */
export async function readQuotes(
  context: Context,
  input: { visitor: Visitor; locale: Locale },
): Promise<QuoteRequest[]> {
  if (input.visitor.userId === null) return []
  const rows = await listQuotesOfUser(context.db, {
    userId: input.visitor.userId,
    siteId: input.visitor.site.id,
  })
  return rows.map((row) => viewRequest(context, row, input.locale))
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
