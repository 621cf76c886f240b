import { tidyLine } from './invisible.ts'

const LONGEST = 200

/** The name of the field in which the guest of a cart's item says where to be picked up, and of its error. */
export const pickupPlaceField = (itemId: number | string): `pickup-${string}` => `pickup-${itemId}`

/** What is wrong with the place that a pick-up point asks for, such as a hotel: the same in the page and on the server. */
export function pickupPlaceError(typed: string): 'required' | 'too_long' | undefined {
  const place = tidyLine(typed)
  if (place === '') return 'required'
  return place.length > LONGEST ? 'too_long' : undefined
}
