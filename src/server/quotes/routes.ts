import { viewPlaced } from '#server/booking/checkout/view-placed.ts'
import { rememberOrder } from '#server/booking/orders/remember-order.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { moduleRoutes } from '#server/kernel/http.ts'
import { acceptQuote } from './accept-quote.ts'
import * as contract from './contract.ts'
import { findQuoteByEmail } from './find-quote-by-email.ts'
import { rememberQuote } from './quote-access-cookie.ts'
import { quoteKey } from './quote-key.ts'
import { readQuoteForm } from './read-quote-form.ts'
import { readQuote, readQuotes } from './read-quotes.ts'
import { requestQuote } from './request-quote.ts'
import { declineQuoteAsBuyer } from './decline-quote-as-buyer.ts'

export function quoteRoutes(context: PaymentContext) {
  const { configuration } = context
  return moduleRoutes()
    .openapi(contract.getQuoteForm, async (c) => {
      const { locale, product } = c.req.valid('query')
      return c.json(await readQuoteForm(context, { visitor: c.get('visitor'), locale, productId: product }), 200)
    })
    .openapi(contract.postQuote, async (c) => {
      const { reference } = await requestQuote(context, {
        ...c.req.valid('json'),
        visitor: c.get('visitor'),
        locale: c.req.valid('query').locale,
        idempotencyKey: c.req.valid('header')['idempotency-key'],
      })
      const pass = { reference, key: quoteKey(configuration, reference) }
      rememberQuote(c, configuration, pass)
      return c.json(pass, 200)
    })
    .openapi(contract.findQuote, async (c) => {
      return c.json(await findQuoteByEmail(context, { ...c.req.valid('json'), visitor: c.get('visitor') }), 200)
    })
    .openapi(contract.listQuotes, async (c) => {
      const { locale } = c.req.valid('query')
      return c.json(await readQuotes(context, { visitor: c.get('visitor'), locale }), 200)
    })
    .openapi(contract.getQuote, async (c) => {
      const input = { ...c.req.valid('param'), ...c.req.valid('query'), visitor: c.get('visitor') }
      return c.json(await readQuote(context, { ...input, key: input.key }), 200)
    })
    .openapi(contract.postAcceptance, async (c) => {
      const { locale, key } = c.req.valid('query')
      const placed = await acceptQuote(context, {
        ...c.req.valid('param'),
        ...c.req.valid('json'),
        visitor: c.get('visitor'),
        locale,
        key,
      })
      // Identifies the visitor on the page after the payment.
      await rememberOrder(c, context, placed)
      return c.json(await viewPlaced(context, placed, locale), 200)
    })
    .openapi(contract.postTurnDown, async (c) => {
      const { locale, key } = c.req.valid('query')
      const input = { ...c.req.valid('param'), ...c.req.valid('json'), visitor: c.get('visitor'), locale, key }
      return c.json(await declineQuoteAsBuyer(context, input), 200)
    })
}
