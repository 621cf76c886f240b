import { useTranslations } from 'use-intl'
import { peopleOfParty } from '#domain/people-words.ts'
import { useTrip } from './trip.ts'

type Booked = Parameters<typeof peopleOfParty>[1]

/** Names the people of what is about to be booked, and that children of the visit's party are left out. */
export function usePeopleWords(): (booked: Booked) => string {
  const t = useTranslations('common')
  const { party } = useTrip()
  return (booked) => peopleOfParty(t, booked, party)
}
