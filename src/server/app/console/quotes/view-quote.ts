import type { z } from '@hono/zod-openapi'
import { isoOf } from '#server/kernel/iso-of.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { isAnswerable } from '#server/quotes/answer-quote.ts'
import { isDeclinable } from '#server/quotes/decline-quote.ts'
import type { QuoteInboxRow } from '#server/quotes/quote-query.ts'
import type { InboxQuote } from '#server/quotes/read-inbox-quote.ts'
import type { Colleague } from '#server/staff/list-colleagues.ts'
import type { deskQuoteRowSchema, deskQuoteSchema } from './contract.ts'

const seesGuests = ({ permissions }: SignedInStaff) => permissions.includes('guests.read')
const moneyOf = (amountMinor: number | null, currency: string | null) =>
  amountMinor === null || currency === null ? null : { amountMinor, currency }

export function viewQuoteRow(row: QuoteInboxRow, person: SignedInStaff): z.infer<typeof deskQuoteRowSchema> {
  return {
    reference: row.reference,
    state: row.status,
    language: row.language,
    requestedAt: row.requestedAt.toISOString(),
    title: row.productTitle,
    city: row.cityName,
    guest: seesGuests(person) ? row.name.trim() : null,
    wishedDate: row.wishedDate,
    isFlexible: row.isFlexible,
    travellers: row.travellers,
    budget: moneyOf(row.budgetMinor, row.currency),
    price: moneyOf(row.priceMinor, row.priceCurrency),
    validUntil: row.validUntil?.toISOString() ?? null,
    message: row.message,
    writtenBy: row.writtenBy,
    assignee: row.assignee,
  }
}

export function viewDeskQuote(
  row: InboxQuote,
  person: SignedInStaff,
  colleagues: Colleague[],
): z.infer<typeof deskQuoteSchema> {
  return {
    reference: row.reference,
    state: row.status,
    language: row.language,
    requestedAt: row.requestedAt.toISOString(),
    title: row.productTitle,
    city: row.cityName,
    zone: row.zone,
    currency: row.productCurrency,
    guest: seesGuests(person)
      ? {
          name: `${row.firstName} ${row.lastName}`.trim(),
          email: row.email,
          phone: row.phone,
          country: row.countryCode,
        }
      : null,
    wishedDate: row.wishedDate,
    isFlexible: row.isFlexible,
    travellers: row.travellers,
    budget: moneyOf(row.budgetMinor, row.currency),
    message: row.message,
    writtenBy: row.writtenBy,
    reason: row.reason,
    quotes: row.quotes.map((quote) => ({
      number: quote.number,
      price: { amountMinor: quote.priceMinor, currency: quote.currency },
      travellers: quote.travellers,
      localDate: quote.localDate,
      localTime: quote.localTime,
      includes: quote.includes,
      message: quote.message,
      validUntil: isoOf(quote.validUntil),
      madeAt: quote.madeAt.toISOString(),
    })),
    order: row.order && { reference: row.order.reference, state: row.order.status },
    assignee: row.assignee,
    colleagues,
    notes: row.notes.map((note) => ({ ...note, at: note.at.toISOString() })),
    acts: [
      ...(isAnswerable(row.status) ? (['answer'] as const) : []),
      ...(isDeclinable(row.status) ? (['decline'] as const) : []),
    ],
  }
}
