import { isSameParty } from '#domain/party.ts'
import type { BookingChoice } from './booking.ts'

/** Whether two choices are of the same departure, people, extras, pick-up, language of the guide and number of people. */
export function isSameChoice(one: BookingChoice, other: BookingChoice): boolean {
  return (
    one.departureId === other.departureId &&
    one.duration === other.duration &&
    one.pickupPointId === other.pickupPointId &&
    one.guideLanguage === other.guideLanguage &&
    one.partySize === other.partySize &&
    isSameParty(one.units, other.units) &&
    isSameParty(one.extras, other.extras)
  )
}
