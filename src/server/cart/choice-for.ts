import type { LineChoice } from '#domain/cart-line.ts'
import { extrasOfParty } from '#domain/party.ts'
import { withoutZeros } from './add-item.ts'
import type { CartDepartureRow } from './queries.ts'

/** A choice for other people of the same option: what is per person follows their number (`extrasOfParty`). */
export function choiceFor(
  departure: Pick<CartDepartureRow, 'units' | 'extras'>,
  choice: LineChoice,
  units: Record<string, number>,
): LineChoice {
  const travellersOf = (chosen: Record<string, number>) =>
    departure.units.reduce((sum, { id, travellers }) => sum + (chosen[id] ?? 0) * travellers, 0)
  const travellers = { before: travellersOf(choice.units), after: travellersOf(units) }
  return { ...choice, units: withoutZeros(units), extras: extrasOfParty(choice.extras, departure.extras, travellers) }
}
