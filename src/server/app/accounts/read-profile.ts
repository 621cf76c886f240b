import type { z } from '@hono/zod-openapi'
import type { Locale } from '#domain/locale.ts'
import { listCountries } from '#server/kernel/list-countries.ts'
import { countUpcoming } from '#server/booking/orders/count-upcoming.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import type { profileSchema } from '#server/accounts/contract.ts'
import { getProfile } from '#server/accounts/profile-queries.ts'
import { signedInAccount } from '#server/accounts/signed-in-account.ts'

/** The data of the account page. Throws ApiError `account.sign_in_required`. */
export async function readProfile(
  context: Context,
  input: { visitor: Visitor; locale: Locale },
): Promise<z.infer<typeof profileSchema>> {
  const { visitor, locale } = input
  const userId = signedInAccount(visitor)
  const [profile, upcomingBookings] = await Promise.all([
    getProfile(context.db, userId),
    countUpcoming(context.db, userId),
  ])
  const { currency } = profile
  return {
    email: profile.email,
    firstName: profile.firstName,
    lastName: profile.lastName,
    countryCode: profile.countryCode,
    phoneNumber: profile.phoneNumber,
    language: profile.language,
    // A currency that this site does not offer is not among the options.
    currency: currency !== null && visitor.site.currencies.includes(currency) ? currency : visitor.currency,
    hasPassword: profile.passwordHash !== null,
    marketingConsent: profile.consentedAt !== null,
    upcomingBookings,
    countries: listCountries(locale),
    currencies: visitor.site.currencies,
  }
}
