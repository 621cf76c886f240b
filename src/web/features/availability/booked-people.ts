import { unitsOfQuery } from '#domain/party.ts'

/** More kinds of people than any option has. */
const MOST_KINDS = 20

/** The people of a booking that is booked again, which the address has as `people=12:2,13:1`; undefined for anything else. */
export function bookedPeople({ people }: Record<string, unknown>): Record<string, number> | undefined {
  if (typeof people !== 'string' || !/^\d{1,15}:\d{1,3}(?:,\d{1,15}:\d{1,3})*$/.test(people)) return undefined
  const units = unitsOfQuery(people)
  return units && Object.keys(units).length <= MOST_KINDS ? units : undefined
}
