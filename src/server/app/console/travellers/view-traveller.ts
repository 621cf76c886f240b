import type { z } from '@hono/zod-openapi'
import { findAccountOfEmail } from '#server/accounts/find-account-of-email.ts'
import { viewDeskRow } from '#server/app/console/orders/view-desk.ts'
import { countOrdersOfPerson } from '#server/booking/desk/count-orders-of-person.ts'
import type { Traveller } from '#server/booking/desk/find-traveller.ts'
import { listOrdersOfTraveller } from '#server/booking/desk/list-orders-of-traveller.ts'
import { listMessagesOfEmail } from '#server/content/list-messages-of-email.ts'
import type { Context } from '#server/kernel/context.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { listQuotesOfEmail } from '#server/quotes/list-quotes-of-email.ts'
import { listReviewsOfEmail } from '#server/reviews/list-reviews-of-email.ts'
import type { travellerSchema } from './contract.ts'
import { mayHandlePrivacy } from './traveller-rights.ts'

/** Everything of a traveller's address, as far as the person sees the lists of it. */
export async function viewTraveller(
  context: Context,
  { email, name, phone, country, language }: Traveller,
  person: SignedInStaff,
): Promise<z.infer<typeof travellerSchema>> {
  const may = (permission: (typeof person.permissions)[number]) => person.permissions.includes(permission)
  const account = await findAccountOfEmail(context.db, email)
  const userId = account?.userId ?? null
  const { rows, ahead } = await listOrdersOfTraveller(context, { email, userId })
  const quotes = may('quotes.answer') ? await listQuotesOfEmail(context, email) : null
  const messages = may('messages.answer') ? await listMessagesOfEmail(context, email) : null
  const reviews = may('reviews.moderate') ? await listReviewsOfEmail(context, email) : null
  return {
    name: name.trim(),
    email,
    phone,
    country,
    language,
    account: account
      ? { since: account.createdAt.toISOString(), language: account.language, isConfirmed: account.isConfirmed }
      : null,
    ahead,
    orders: rows.map((row) => viewDeskRow(row, person)),
    quotes: quotes?.map((one) => ({ ...one, requestedAt: one.requestedAt.toISOString() })) ?? null,
    messages: messages?.map((one) => ({ ...one, writtenAt: one.writtenAt.toISOString() })) ?? null,
    reviews: reviews?.map((one) => ({ ...one, writtenAt: one.writtenAt.toISOString() })) ?? null,
    privacy: mayHandlePrivacy(person) ? await countOrdersOfPerson(context.db, { userId, email }) : null,
  }
}
