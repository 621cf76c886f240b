import { locales, type Locale } from '#domain/locale.ts'
import { findMailLanguages } from '#server/accounts/find-mail-languages.ts'
import { guestsOf, listBookedOrders } from '#server/booking/commands/message-guests.ts'
import type { Context } from '#server/kernel/context.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { findDeparture } from '#server/trips/find-departure.ts'
import { demandMessaging, demandTakesPlace } from './demand-messaging.ts'

export interface MessagePreview {
  guests: number
  /** The languages that guests read, with how many read each. */
  languages: { language: Locale; guests: number }[]
}

/**
 * Counts the guests that a message to all guests of a departure would reach.
 * @throws ApiError `console.forbidden`, `console.not_found`, `console.departure_over`, `console.departure_called_off`
 */
export async function previewMessage(
  context: Context,
  { person, departureId }: { person: SignedInStaff; departureId: number },
): Promise<MessagePreview> {
  demandMessaging(person)
  await findDeparture(context.db, { person, departureId })
  await demandTakesPlace(context.db, departureId)
  const guests = guestsOf(await listBookedOrders(context.db, departureId))
  // As for the mail itself: an account's language takes precedence over the order's.
  const chosen = await findMailLanguages(context.db, [...guests.keys()])
  const read = [...guests].map(([email, [first]]) => chosen.get(email) ?? first?.language)
  const languages = locales.map((language) => ({ language, guests: read.filter((one) => one === language).length }))
  return { guests: guests.size, languages: languages.filter((one) => one.guests > 0) }
}
