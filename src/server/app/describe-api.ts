import type { OpenAPIHono } from '@hono/zod-openapi'
import { commonErrorCodes, consoleErrorCodes, shownErrorCodes } from '#server/kernel/api-error-codes.ts'
import { categorySchema, citySchema, fromPriceSchema } from '#server/catalogue/contract.ts'
import {
  completeDocument,
  correctNulls,
  type ApiDocument,
  type ApiTag,
  type TagConventions,
} from '#server/kernel/api-document.ts'
import { promoViewSchema } from '#server/cart/promotions/contract.ts'
import { moneySchema } from '#server/kernel/contract.ts'

const tag = (name: keyof typeof shownErrorCodes, description: string): ApiTag => ({
  name,
  description,
  'x-refusal-codes': shownErrorCodes[name],
})

const tags: ApiTag[] = [
  tag('site', 'The site of a host name, the visitor, redirects, and errors in browsers.'),
  tag('catalogue', 'Cities, categories and products.'),
  tag('search', 'Search for products in either language.'),
  tag('reviews', 'Reviews by travellers.'),
  tag('availability', 'Days and departures with seats left, and their prices.'),
  tag('cart', 'The cart of the browser or the signed-in traveller.'),
  tag('wishlist', 'Saved activities of a browser or an account, and shared lists.'),
  tag('history', 'The recently viewed products of an account.'),
  tag('checkout', 'From a cart to an order, its payment and its outcome.'),
  tag('orders', 'Bookings and invoices, for signed-in travellers or by signed links.'),
  tag('quotes', 'Quote requests for products without a fixed price, quotes, and their acceptance.'),
  tag('documents', 'Tickets and calendar files of confirmed bookings, and tax invoices of paid orders.'),
  tag('content', 'Posts, questions, static pages, and contact messages.'),
  tag('staff', 'For staff: queues of orders and reviews, and decisions on them. Each request carries a token.'),
  {
    name: 'console',
    description: 'The operator’s console, for people with roles. At the marketplace’s host only.',
    'x-refusal-codes': consoleErrorCodes,
  },
  tag('account', 'Sign-up, sign-in and sign-out, passwords, the profile, and deletion.'),
]

const everywhere: ApiTag = {
  name: 'everywhere',
  description: 'Errors of any operation.',
  'x-refusal-codes': commonErrorCodes,
}

/** By tag. `test/openapi.test.ts` compares the statuses with the thrown errors. */
const conventions: Record<string, TagConventions> = {
  site: { refusalStatuses: [404, 422, 429], cookies: ['sessionCookie', 'cartCookie', 'wishlistCookie'] },
  catalogue: { refusalStatuses: [404], cookies: [] },
  search: { refusalStatuses: [429], cookies: [] },
  reviews: { refusalStatuses: [404, 409, 413, 422, 429], cookies: ['sessionCookie', 'orderCookie'] },
  availability: { refusalStatuses: [404, 422], cookies: [] },
  cart: { refusalStatuses: [404, 409, 422], cookies: ['sessionCookie', 'cartCookie'] },
  wishlist: { refusalStatuses: [404, 409], cookies: ['sessionCookie', 'wishlistCookie'] },
  history: { refusalStatuses: [401], cookies: ['sessionCookie'] },
  checkout: {
    refusalStatuses: [404, 409, 410, 422, 429, 503],
    cookies: ['sessionCookie', 'cartCookie', 'orderCookie'],
  },
  orders: { refusalStatuses: [401, 404, 409, 410, 422, 429], cookies: ['sessionCookie', 'orderCookie'] },
  quotes: { refusalStatuses: [404, 409, 410, 422, 429], cookies: ['sessionCookie'] },
  documents: { refusalStatuses: [401, 404, 409], cookies: ['sessionCookie', 'orderCookie'] },
  content: { refusalStatuses: [404, 422, 429], cookies: [] },
  staff: { refusalStatuses: [401, 404, 409, 410, 422, 429], cookies: [] },
  console: { refusalStatuses: [401, 403, 404, 409, 410, 422, 429], cookies: ['staffCookie'] },
  account: {
    refusalStatuses: [401, 404, 409, 410, 422, 429],
    cookies: ['sessionCookie', 'cartCookie', 'wishlistCookie', 'orderCookie'],
  },
}

/** The OpenAPI document of the whole API. Throws if a tag is not described here. */
export function describeApi(api: Pick<OpenAPIHono, 'getOpenAPI31Document' | 'openAPIRegistry'>): ApiDocument {
  api.openAPIRegistry.register('Money', moneySchema)
  api.openAPIRegistry.register('FromPrice', fromPriceSchema)
  api.openAPIRegistry.register('City', citySchema)
  api.openAPIRegistry.register('Category', categorySchema)
  api.openAPIRegistry.register('Promo', promoViewSchema)
  const made: unknown = api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Rihla',
      version: '1.0.0',
      description:
        'A marketplace for tours and activities, in Arabic and English. Money is whole minor units of its currency; instants are ISO 8601 in UTC, dates and times of departures are local to the city. A client keeps cookies between calls, and sends no content type of HTML forms; it needs no other header. Words are in the language of `locale`, those of a refusal else by Accept-Language.',
    },
  })
  return completeDocument(correctNulls(made as Omit<ApiDocument, 'tags'>), [...tags, everywhere], conventions)
}
