import type { CartItemView, ItemChange, NewItem } from './calls.ts'

const quantitiesOf = (rows: { id: number; quantity: number }[]): Record<number, number> =>
  Object.fromEntries(rows.map((row) => [row.id, row.quantity]))

/** What a line of the cart holds, for the booking box. */
export function choiceOf(item: CartItemView) {
  return {
    date: item.localDate,
    departureId: item.departureId,
    duration: item.duration,
    units: quantitiesOf(item.units),
    extras: quantitiesOf(item.extras),
    pickupPointId: item.pickup?.id ?? null,
    guideLanguage: item.guideLanguage,
    partySize: item.partySize,
  }
}

/** What the booking box answers, as the change of a line. */
export function changeTo({
  optionId,
  departureId,
  duration,
  units,
  extras,
  pickupPointId,
  guideLanguage,
  partySize,
}: NewItem): ItemChange {
  return {
    departure: { optionId, departureId },
    duration,
    units,
    extras,
    pickupPointId,
    ...(guideLanguage != null && { guideLanguage }),
    ...(partySize != null && { partySize }),
  }
}
