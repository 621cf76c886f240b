import { createHash, randomBytes } from 'node:crypto'
import type { Locale } from '#domain/locale.ts'
import { quoteReference } from '#domain/reference.ts'
import type { Context } from '#server/kernel/context.ts'
import { countInTurn, networkLimits } from '#server/kernel/count-attempt.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { checkRequest, type RequestInput } from './check-request.ts'
import { findBounds } from './find-bounds.ts'
import { findRequestByKey, insertRequest } from './queries.ts'

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
  const { visitor, locale } = input
  const reference = quoteReference(randomBytes(8))
  if (input.website.trim() !== '') return { reference }
  const scope = `quote:${visitor.site.id}`
  const requestHash = hashRequest(input)
  const known = () => findKnown(context, { scope, key: input.idempotencyKey, requestHash })
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
    key: input.idempotencyKey,
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

async function findKnown(
  context: Context,
  { scope, key, requestHash }: { scope: string; key: string; requestHash: Buffer },
): Promise<{ reference: string } | null> {
  const known = await findRequestByKey(context.db, scope, key)
  if (!known) return null
  // Another person's key must not open the request: the response contains the key of its page.
  if (!known.requestHash.equals(requestHash)) throw new ApiError('invalid', 'quotes.key_reused')
  return { reference: known.reference }
}

function hashRequest(input: RequestQuoteInput): Buffer {
  const { visitor: _visitor, idempotencyKey: _key, ...content } = input
  return createHash('sha256')
    .update(JSON.stringify(Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest()
}
