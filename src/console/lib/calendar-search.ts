/** The address of the calendar. */
export interface DeparturesSearch {
  view?: string
  rows?: string
  day?: string
  city?: string
  supplier?: string
  product?: string
  booked?: string
  state?: string
  hand?: string
}

export const calendarSearchNames = [
  'view',
  'rows',
  'day',
  'city',
  'supplier',
  'product',
  'booked',
  'state',
  'hand',
] as const

export const hasFilter = ({ city, supplier, product, booked, state, hand }: DeparturesSearch) =>
  [city, supplier, product, booked, state, hand].some((one) => one !== undefined)
