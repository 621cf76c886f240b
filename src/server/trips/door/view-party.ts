import type { Locale } from '#domain/locale.ts'
import type { PartyLine } from '#domain/party.ts'

/** First name and initial: what a phone at the door shows. */
export function shortName(guest: { firstName: string; lastName: string; language: Locale }): string {
  const initial = [...new Intl.Segmenter(guest.language).segment(guest.lastName.trim())][0]?.segment
  return initial === undefined ? guest.firstName.trim() : `${guest.firstName.trim()} ${initial}.`
}

export const unitsOf = (party: PartyLine[]) =>
  party.filter(({ kind }) => kind === 'unit').map(({ title, quantity }) => ({ title, quantity }))
