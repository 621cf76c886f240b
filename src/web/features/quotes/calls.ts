import type { z } from 'zod'
import type { Locale } from '#domain/locale.ts'
import type {
  acceptBody,
  quoteFormSchema,
  quotePageSchema,
  quoteRequestBody,
  quoteRequestSchema,
} from '#server/quotes/contract.ts'
import { api } from '#web/lib/api.ts'
import { bodyOf } from '#web/lib/body-of.ts'

export type QuoteFormView = z.infer<typeof quoteFormSchema>
export type QuoteRequestView = z.infer<typeof quoteRequestSchema>
export type QuotePageView = z.infer<typeof quotePageSchema>
export type Acceptance = z.input<typeof acceptBody>
export type NewQuoteRequest = z.input<typeof quoteRequestBody>

const keyed = (locale: Locale, key: string | undefined) => ({ locale, ...(key === undefined ? {} : { key }) })

export const readQuoteForm = (locale: Locale, productId: number): Promise<QuoteFormView> =>
  bodyOf(api().api['quote-form'].$get({ query: { locale, product: String(productId) } }))

/** `key`: the idempotency key of one submission. Repeating it creates no second request. */
export const requestQuote = (locale: Locale, key: string, json: NewQuoteRequest) =>
  bodyOf(api().api.quotes.$post({ query: { locale }, header: { 'idempotency-key': key }, json }))

/** Opens a request by its reference and email. */
export const findQuote = (json: { reference: string; email: string }) => bodyOf(api().api.quotes.find.$post({ json }))

export const readQuotes = (locale: Locale): Promise<{ quotes: QuoteRequestView[]; onThisDevice: QuoteRequestView[] }> =>
  bodyOf(api().api.quotes.$get({ query: { locale } }))

export const readQuote = (locale: Locale, reference: string, key: string | undefined): Promise<QuotePageView> =>
  bodyOf(api().api.quotes[':reference'].$get({ param: { reference }, query: keyed(locale, key) }))

export const acceptQuote = (locale: Locale, { reference, key }: QuoteRequestView, json: Acceptance) =>
  bodyOf(
    api().api.quotes[':reference'].accept.$post({
      param: { reference },
      query: keyed(locale, key),
      json,
    }),
  )

/** Declines the quote of `request`, or withdraws the request if it has none. */
export const declineQuoteAsBuyer = (
  locale: Locale,
  { reference, key, quote }: QuoteRequestView,
): Promise<QuoteRequestView> =>
  bodyOf(
    api().api.quotes[':reference']['turn-down'].$post({
      param: { reference },
      query: keyed(locale, key),
      json: { quoteNumber: quote?.number ?? null },
    }),
  )
