import { unitsOfQuery } from '#domain/party.ts'

/** Of at most twenty kinds of people, which are more than any option has. */
const PEOPLE = /^\d{1,15}:\d{1,3}(?:,\d{1,15}:\d{1,3}){0,19}$/

/** The people of a booking that is booked again, which the address has as `people=12:2,13:1`; undefined for anything else. */
export const bookedPeople = ({ people }: Record<string, unknown>): Record<string, number> | undefined =>
  typeof people === 'string' && PEOPLE.test(people) ? unitsOfQuery(people) : undefined
