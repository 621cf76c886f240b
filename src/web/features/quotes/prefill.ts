import type { RememberedGuest } from '#web/lib/remembered-guest.ts'
import type { Trip } from '#web/lib/trip.ts'
import type { QuoteFormView } from './calls.ts'
import type { QuoteDraft } from './draft.ts'

const FEW = 2
const ofPerson = ['firstName', 'lastName', 'email', 'phoneNumber'] as const

const inBounds = (people: number, view: Pick<QuoteFormView, 'leastTravellers' | 'mostTravellers'>) =>
  Math.max(view.leastTravellers, Math.min(people, view.mostTravellers))

/**
 * What the form of a quote request begins with besides the draft: the dates and travellers of the trip, within what the
 * host takes, and the account's
 * guest or that of this device's latest booking.
 */
export function quotePrefill({
  view,
  draft,
  trip: { range, party },
  remembered,
}: {
  view: Pick<QuoteFormView, 'firstDate' | 'lastDate' | 'leastTravellers' | 'mostTravellers' | 'guest'>
  draft: QuoteDraft
  trip: Trip
  remembered: RememberedGuest | null
}) {
  const isInTime = range !== null && range.to >= view.firstDate && range.from <= view.lastDate
  const people = party === null ? 0 : party.adults + party.children + (party.infants ?? 0)
  // What was typed may be of another person, whom the remembered one must not complete.
  const isOther = ofPerson.some((field) => ![undefined, '', remembered?.[field]].includes(draft[field]))
  return {
    wishedDate: isInTime ? (range.from < view.firstDate ? view.firstDate : range.from) : '',
    /** Each of several days of the trip would do. */
    isFlexible: isInTime && range.to > range.from,
    travellers: inBounds(draft.travellers ?? (people || FEW), view),
    /** Of the trip; null if that is open. */
    searched: people === 0 ? null : people,
    guest: view.guest.email === '' && remembered !== null && !isOther ? remembered : view.guest,
  }
}
