import { randomBytes } from 'node:crypto'
import { checkGuest } from '#domain/guest-fields.ts'
import type { Locale } from '#domain/locale.ts'
import { quoteReference } from '#domain/reference.ts'
import type { RecordChange } from '#server/booking/commands/staff-actor.ts'
import type { Context } from '#server/kernel/context.ts'
import { countAttempts } from '#server/kernel/count-attempt.ts'
import type { Tx } from '#server/kernel/database.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { phoneCountry, readPhoneNumber } from '#server/kernel/read-phone-number.ts'
import { errorsOfAnswer, instantsOfAnswer, type WrittenAnswer } from './check-answer.ts'
import { findKnownRequest, hashOfRequest } from './known-request.ts'
import { insertQuote } from './queries.ts'
import { findProductToQuote, insertWrittenRequest } from './written-queries.ts'

export interface WriteQuoteInput extends WrittenAnswer {
  staffId: number
  siteId: number
  idempotencyKey: string
  productId: number
  firstName: string
  lastName: string
  email: string
  /** Without a calling code it is a number of the activity's country. */
  phoneNumber: string
  /** In which the guest is written to. */
  language: Locale
  travellers: number
  /** Begins the transaction: the person's session must still be there. */
  demand: (tx: Tx) => Promise<void>
  record: (reference: string) => RecordChange
}

const MOST_IN_HOUR = 30

/**
 * Writes a quote for somebody who has not used the form, such as a caller: stores the request with its quote, and mails
 * the quote with its link. Idempotent per key. Throws ApiError `quotes.product_unknown`, `quotes.answer_invalid` with the
 * fields, `quotes.key_reused`, `quotes.too_many_requests` above thirty an hour of a person.
 */
export async function writeQuote(context: Context, input: WriteQuoteInput): Promise<{ reference: string }> {
  const scope = `quote by staff:${input.staffId}`
  const { demand, record, idempotencyKey: key, ...content } = input
  const requestHash = hashOfRequest(content)
  const findKnown = () => findKnownRequest(context, { scope, key, requestHash })
  const repeated = await findKnown()
  if (repeated) return repeated

  const product = await findProductToQuote(context.db, input.productId)
  if (!product) throw new ApiError('missing', 'quotes.product_unknown')
  const checked = checkGuest({ ...input, countryCode: product.country, specialRequests: '' }, readPhoneNumber)
  const errors = [...(checked.ok ? [] : checked.fields), ...errorsOfAnswer(input, product)]
  if (!checked.ok || errors.length > 0) throw new ApiError('invalid', 'quotes.answer_invalid', { fields: errors })
  await countAttempts(context.db, 'quotes.too_many_requests', [
    { key: `quotes by ${input.staffId}`, most: MOST_IN_HOUR, windowSeconds: 3600 },
  ])
  const { firstName, lastName, email, phoneNumber } = checked.guest
  const reference = quoteReference(randomBytes(8))
  const isFresh = await context.db.transaction(async (tx) => {
    // The person is locked before the key, in the order of every act of the console. `record` demands it again.
    await demand(tx)
    const requestId = await insertWrittenRequest(tx, {
      scope,
      key,
      requestHash,
      reference,
      siteId: input.siteId,
      productId: input.productId,
      writtenBy: input.staffId,
      language: input.language,
      wishedDate: input.localDate,
      travellers: input.travellers,
      firstName,
      lastName,
      email,
      countryCode: phoneCountry(phoneNumber) ?? product.country,
      phone: phoneNumber,
    })
    if (requestId === null) return false
    await insertQuote(tx, {
      requestId,
      priceMinor: input.priceMinor,
      currency: product.productCurrency,
      travellers: input.travellers,
      localDate: input.localDate,
      localTime: input.localTime,
      includes: input.includes,
      message: input.message,
      ...instantsOfAnswer(input, product),
    })
    await record(reference)(tx, requestId)
    return true
  })
  return (isFresh ? null : await findKnown()) ?? { reference }
}
