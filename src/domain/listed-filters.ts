/** The filters of a listing. Both dates are one, and both bounds of the price. */
export const listedFilters = [
  'dates',
  'travellers',
  'timeOfDay',
  'price',
  'rating',
  'duration',
  'language',
  'freeCancellation',
  'pickup',
  'isPrivate',
  'children',
  'city',
  'category',
] as const
export type ListedFilter = (typeof listedFilters)[number]
