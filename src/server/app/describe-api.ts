import type { OpenAPIHono } from '@hono/zod-openapi'
import { refusalCodes as account } from '#server/accounts/contract.ts'
import { refusalCodes as availability } from '#server/availability/contract.ts'
import { refusalCodes as cart } from '#server/cart/contract.ts'
import { refusalCodes as catalogue } from '#server/catalogue/contract.ts'
import { refusalCodes as checkout } from '#server/booking/checkout/contract.ts'
import { refusalCodes as content } from '#server/content/contract.ts'
import { refusalCodes as documents } from '#server/booking/documents/contract.ts'
import { refusalCodes as history } from '#server/history/contract.ts'
import { refusalCodes as orders } from '#server/booking/orders/contract.ts'
import { commonErrorCodes, type ApiErrorCode } from '#server/kernel/api-error-codes.ts'
import {
  completeDocument,
  correctNulls,
  type ApiDocument,
  type ApiTag,
  type TagConventions,
} from '#server/kernel/api-document.ts'
import { promoViewSchema, refusalCodes as promotions } from '#server/cart/promotions/contract.ts'
import { refusalCodes as quotes } from '#server/quotes/contract.ts'
import { refusalCodes as reviews } from '#server/reviews/contract.ts'
import { refusalCodes as search } from '#server/catalogue/search/contract.ts'
import { moneySchema } from '#server/kernel/contract.ts'
import { refusalCodes as sites } from '#server/sites/contract.ts'
import { refusalCodes as staff } from '#server/app/staff/contract.ts'
import { refusalCodes as wishlist } from '#server/wishlist/contract.ts'

const room = (name: string, description: string, ...codes: (readonly ApiErrorCode[])[]): ApiTag => ({
  name,
  description,
  'x-refusal-codes': codes.flat(),
})

const tags: ApiTag[] = [
  room('site', 'The site of a host name, the visitor, and redirects.', sites),
  room('catalogue', 'Cities, categories and products.', catalogue),
  room('search', 'Search for products in either language.', search),
  room('reviews', 'Reviews by travellers.', reviews),
  room('availability', 'Days and departures with seats left, and their prices.', availability),
  room('cart', 'The cart of the browser or the signed-in traveller.', cart),
  room('wishlist', 'Saved activities of a browser or an account, and shared lists.', wishlist),
  room('history', 'The recently viewed products of an account.', history),
  room('checkout', 'From a cart to an order, its payment and its outcome.', checkout, promotions),
  room('orders', 'Bookings and invoices, for signed-in travellers or by signed links.', orders),
  room('quotes', 'Quote requests for products without a fixed price, quotes, and their acceptance.', quotes),
  room('documents', 'Tickets and calendar files of confirmed bookings, and tax invoices of paid orders.', documents),
  room('content', 'Posts, questions, static pages, and contact messages.', content),
  room('staff', 'For staff: queues of orders and reviews, and decisions on them. Each request carries a token.', staff),
  room('account', 'Sign-up, sign-in and sign-out, passwords, the profile, and deletion.', account),
]

const everywhere = room('everywhere', 'Errors of any operation.', commonErrorCodes)

/** By tag. `test/openapi.test.ts` compares the statuses with the thrown errors. */
const conventions: Record<string, TagConventions> = {
  site: { refusalStatuses: [404], cookies: ['sessionCookie', 'cartCookie', 'wishlistCookie'] },
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
  account: {
    refusalStatuses: [401, 404, 409, 410, 422, 429],
    cookies: ['sessionCookie', 'cartCookie', 'wishlistCookie', 'orderCookie'],
  },
}

/** The OpenAPI document of the whole API. Throws if a tag is not described here. */
export function describeApi(api: Pick<OpenAPIHono, 'getOpenAPI31Document' | 'openAPIRegistry'>): ApiDocument {
  api.openAPIRegistry.register('Money', moneySchema)
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
