import type { LineChoice } from '#domain/cart-line.ts'
import { extrasOfParty } from '#domain/party.ts'
import { withoutZeros } from './add-item.ts'
import { peopleOf } from './price-departure.ts'
import type { CartDepartureRow } from './queries.ts'

/** A choice for other people of the same option: what is per person follows their number (`extrasOfParty`). */
export function choiceFor(
  departure: Pick<CartDepartureRow, 'units' | 'extras' | 'optionCapacity'>,
  choice: LineChoice,
  { units, partySize = choice.partySize }: Pick<LineChoice, 'units' | 'partySize'>,
): LineChoice {
  const travellers = {
    before: peopleOf(departure, choice),
    after: peopleOf(departure, { units, ...(partySize !== undefined && { partySize }) }),
  }
  return { ...choice, units: withoutZeros(units), extras: extrasOfParty(choice.extras, departure.extras, travellers) }
}
