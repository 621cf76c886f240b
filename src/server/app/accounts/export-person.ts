import type { Locale } from '#domain/locale.ts'
import { listPasskeysOfUser } from '#server/accounts/passkeys/passkey-queries.ts'
import { getProfile, listSessions, type ProfileRow } from '#server/accounts/profile-queries.ts'
import { exportOrders } from '#server/booking/orders/export-orders.ts'
import { findProductTitles } from '#server/catalogue/find-product-titles.ts'
import { listMessagesOf } from '#server/content/list-messages-of.ts'
import { listRecentlyViewedOfUser } from '#server/history/list-recently-viewed-of-user.ts'
import type { Context } from '#server/kernel/context.ts'
import { exportQuotes } from '#server/quotes/export-quotes.ts'
import { listReviewsOfPerson } from '#server/reviews/list-reviews-of-user.ts'
import { listSavedOfUser } from '#server/wishlist/list-saved-of-user.ts'

export interface PersonToExport {
  /** Null: without an account. */
  userId: number | null
  /** What has this address and no account is included; null: only what belongs to the account. */
  email: string | null
  /** Whose messages to the operator are included; null: none. */
  mailbox: string | null
  locale: Locale
}

/**
 * All data of a person, as one JSON document in chunks: it is sent while it is read, so that memory holds only a few orders
 * at a time. Throws ApiError `account.sign_in_required` before the first chunk if the account is gone.
 */
export async function exportPerson(context: Context, person: PersonToExport): Promise<AsyncGenerator<string>> {
  const { userId } = person
  return pieces(context, person, userId === null ? null : await getProfile(context.db, userId))
}

async function* pieces(context: Context, person: PersonToExport, profile: ProfileRow | null): AsyncGenerator<string> {
  const { userId, mailbox, locale } = person
  const { db } = context
  yield `{\n"account": ${json(profile && accountOf(profile))},\n"consents": ${json({ marketing: profile?.consentedAt ?? null })},\n"orders": [`
  let separator = '\n'
  for await (const order of exportOrders(context, { userId, email: person.email, locale })) {
    yield separator + json(order)
    separator = ',\n'
  }
  yield '],\n'
  const ofAccount = async <Row>(list: (id: number) => Promise<Row[]>) => (userId === null ? [] : list(userId))
  const parts = {
    quotes: await exportQuotes(context, { userId, email: person.email, locale }),
    reviews: await listReviewsOfPerson(db, person),
    wishlist: await titled(context, locale, await ofAccount((id) => listSavedOfUser(db, id))),
    history: await titled(context, locale, await ofAccount((id) => listRecentlyViewedOfUser(db, id))),
    messages: mailbox === null ? [] : await listMessagesOf(db, mailbox),
    sessions: await ofAccount((id) => listSessions(db, id)),
    passkeys: await ofAccount((id) => listPasskeysOfUser(db, id)),
  }
  for (const [name, part] of Object.entries(parts)) yield `"${name}": ${json(part)},\n`
  yield `"exportedAt": ${json(new Date())}\n}\n`
}

function accountOf({
  email,
  firstName,
  lastName,
  countryCode,
  phoneNumber,
  language,
  currency,
  createdAt,
}: ProfileRow) {
  return { email, firstName, lastName, countryCode, phoneNumber, language, currency, createdAt }
}

async function titled(context: Context, locale: Locale, list: { productId: number; at: Date }[]) {
  const titles = await findProductTitles(
    context.db,
    list.map(({ productId }) => productId),
  )
  return list.map(({ productId, at }) => ({ activity: titles.get(productId)?.[locale] ?? null, at }))
}

const json = (value: unknown) => JSON.stringify(value, null, 1)
