/** SQL: the choice of an order's item. */
interface OrderedChoice {
  optionId: string
  departureId: string
  duration: string
  /** jsonb: units, extras and pickupPointId. */
  choice: string
  guideLanguage: string
}

/** A condition: the row `line` of cart_item is what was ordered, so that its price is the order's. */
export const isChoiceSql = (line: string, { optionId, departureId, duration, choice, guideLanguage }: OrderedChoice) =>
  `${line}.option_id = ${optionId} and ${line}.departure_id = ${departureId} and ${line}.duration = ${duration}
    and jsonb_build_object('units', ${line}.units, 'extras', ${line}.extras, 'pickupPointId', ${line}.pickup_point_id) = ${choice}
    and ${line}.guide_language is not distinct from ${guideLanguage}`
