import type { OpenAPIHono } from '@hono/zod-openapi'
import { refusalCodes as account } from '#server/accounts/contract.ts'
import { refusalCodes as availability } from '#server/availability/contract.ts'
import { refusalCodes as cart } from '#server/cart/contract.ts'
import { refusalCodes as catalogue } from '#server/catalogue/contract.ts'
import { refusalCodes as checkout } from '#server/checkout/contract.ts'
import { refusalCodes as content } from '#server/content/contract.ts'
import { refusalCodes as documents } from '#server/documents/contract.ts'
import { refusalCodes as orders } from '#server/orders/contract.ts'
import { completeDocument, correctNulls, type ApiDocument, type ApiTag } from '#server/platform/api-document.ts'
import { refusalCodes as promotions } from '#server/promotions/contract.ts'
import { refusalCodes as search } from '#server/search/contract.ts'
import { moneySchema } from '#server/sites/contract.ts'

const room = (name: string, description: string, ...codes: (readonly string[])[]): ApiTag => ({
  name,
  description,
  'x-refusal-codes': codes.flat(),
})

const tags: ApiTag[] = [
  room('site', 'The site behind a host name, who is asking, and where paths lead.'),
  room('catalogue', 'Cities, categories and products.', catalogue),
  room('search', 'Finding products by words in either language.', search),
  room('availability', 'Which days and departures have places, and what they cost.', availability),
  room('cart', 'The cart of the browser that asks, or of the traveller who is signed in.', cart),
  room('checkout', 'From a cart to an order, its payment and what became of it.', checkout, promotions),
  room('orders', 'Bookings and invoices, for travellers who are signed in or hold a signed link.', orders),
  room('documents', 'Tickets and calendar files of confirmed bookings.', documents),
  room('content', 'Posts, questions, pages of the house, and messages to it.', content),
  room('account', 'Signing up, in and out, and a new password.', account),
]

const everywhere = room('everywhere', 'What any operation may answer.', [
  'request.invalid',
  'request.malformed',
  'request.too_large',
  'request.cross_site',
  'request.path_unknown',
  'server.failed',
  'server.unavailable',
])

/** The OpenAPI document of the whole API. Throws when a room has a tag that is not described here. */
export function describeApi(api: Pick<OpenAPIHono, 'getOpenAPI31Document' | 'openAPIRegistry'>): ApiDocument {
  api.openAPIRegistry.register('Money', moneySchema)
  const made: unknown = api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Rihla',
      version: '1.0.0',
      description:
        'A marketplace for tours and activities, in Arabic and English. Money is whole minor units of its currency; instants are ISO 8601 in UTC, dates and times of departures are local to the city.',
    },
  })
  return completeDocument(correctNulls(made as Omit<ApiDocument, 'tags'>), [...tags, everywhere])
}
