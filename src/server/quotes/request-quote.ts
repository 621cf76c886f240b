import { randomBytes } from 'node:crypto'
import type { Locale } from '#domain/locale.ts'
import { quoteReference } from '#domain/reference.ts'
import type { Context } from '#server/kernel/context.ts'
import { countInTurn, networkLimits } from '#server/kernel/count-attempt.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { checkRequest, type RequestInput } from './check-request.ts'
import { findBounds } from './find-bounds.ts'
import { findKnownRequest, hashOfRequest } from './known-request.ts'
import { insertRequest } from './queries.ts'

export interface RequestQuoteInput extends RequestInput {
  visitor: Visitor
  locale: Locale
  idempotencyKey: string
  productId: number
  /** Honeypot: people leave it empty. */
  website: string
}

/**
 * Stores a quote request and mails it to buyer and operator. Idempotent per key. A filled honeypot gets the same
 * response, but nothing is stored. Throws ApiError `quotes.product_unknown`, `quotes.fields_invalid` with the fields,
 * `quotes.key_reused`, `quotes.too_many_requests` above five an hour for one email address or ten from one network.
 */
export async function requestQuote(context: Context, input: RequestQuoteInput): Promise<{ reference: string }> {
  const { visitor, idempotencyKey, ...content } = input
  const { locale } = content
  const reference = quoteReference(randomBytes(8))
  if (input.website.trim() !== '') return { reference }
  const scope = `quote:${visitor.site.id}`
  const requestHash = hashOfRequest(content)
  const known = () => findKnownRequest(context, { scope, key: idempotencyKey, requestHash })
  const repeated = await known()
  if (repeated) return repeated

  const bounds = await findBounds(context, input)
  const checked = checkRequest(input, bounds)
  if (!checked.ok) throw new ApiError('invalid', 'quotes.fields_invalid', { fields: checked.fields })
  const { phoneNumber, ...request } = checked.request
  await countInTurn(context.db, 'quotes.too_many_requests', [
    networkLimits(visitor.address, { key: 'quote', most: 10, windowSeconds: 3600 }),
    [{ key: `quote ${request.email.toLowerCase()}`, most: 5, windowSeconds: 3600 }],
  ])
  const isFresh = await insertRequest(context.db, {
    ...request,
    phone: phoneNumber,
    scope,
    key: idempotencyKey,
    requestHash,
    reference,
    siteId: visitor.site.id,
    productId: input.productId,
    userId: visitor.userId,
    language: locale,
    currency: bounds.currency,
    operatorEmail: visitor.site.contact.email ?? null,
  })
  return (isFresh ? null : await known()) ?? { reference }
}
