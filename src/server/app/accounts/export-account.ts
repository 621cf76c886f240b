import type { Locale } from '#domain/locale.ts'
import { findProductTitles } from '#server/catalogue/find-product-titles.ts'
import { listMessagesOf } from '#server/content/list-messages-of.ts'
import { listRecentlyViewedOfUser } from '#server/history/list-recently-viewed-of-user.ts'
import { exportOrders } from '#server/booking/orders/export-orders.ts'
import type { Context } from '#server/kernel/context.ts'
import { countAttempt } from '#server/kernel/count-attempt.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { readQuotes } from '#server/quotes/read-quotes.ts'
import { listReviewsOfUser } from '#server/reviews/list-reviews-of-user.ts'
import { listSavedOfUser } from '#server/wishlist/list-saved-of-user.ts'
import { getProfile, listSessions, type ProfileRow } from '#server/accounts/profile-queries.ts'
import { listPasskeysOfUser } from '#server/accounts/passkeys/passkey-queries.ts'
import { signedInAccount } from '#server/accounts/signed-in-account.ts'

/**
 * All data of the account's owner, as one JSON document in chunks: it is sent while it is read, so that memory holds
 * only a few orders at a time. Five times an hour. Throws ApiError `account.sign_in_required`,
 * `account.too_many_exports` before the first chunk.
 */
export async function exportAccount(
  context: Context,
  input: { visitor: Visitor; locale: Locale },
): Promise<AsyncGenerator<string>> {
  const userId = signedInAccount(input.visitor)
  await countAttempt(context.db, {
    key: `export ${userId}`,
    most: 5,
    windowSeconds: 3600,
    code: 'account.too_many_exports',
  })
  return pieces(context, { ...input, userId, profile: await getProfile(context.db, userId) })
}

interface Export {
  visitor: Visitor
  locale: Locale
  userId: number
  profile: ProfileRow
}

async function* pieces(context: Context, input: Export): AsyncGenerator<string> {
  const { userId, locale, profile } = input
  const { db } = context
  yield `{\n"account": ${json(accountOf(profile))},\n"consents": ${json({ marketing: profile.consentedAt })},\n"orders": [`
  let separator = '\n'
  for await (const order of exportOrders(context, { userId, locale })) {
    yield separator + json(order)
    separator = ',\n'
  }
  yield '],\n'
  const quotes = await readQuotes(context, { ...input, ofAllSites: true })
  const parts = {
    // Without access tokens and generated images.
    quotes: quotes.map((quote) => ({ ...quote, order: quote.order?.reference, key: undefined, picture: undefined })),
    reviews: await listReviewsOfUser(db, userId),
    wishlist: await titled(context, locale, await listSavedOfUser(db, userId)),
    history: await titled(context, locale, await listRecentlyViewedOfUser(db, userId)),
    messages: profile.isConfirmed ? await listMessagesOf(db, profile.email) : [],
    sessions: await listSessions(db, userId),
    passkeys: await listPasskeysOfUser(db, userId),
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
