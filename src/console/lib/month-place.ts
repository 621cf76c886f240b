/** Where the month was when a day was opened from it. */
export interface MonthPlace {
  /** The opened cell. */
  day: string
  row: string
  /** The rows that had been rendered. */
  shown: number
  top: number
  start: number
}

/** By the entry of the browser’s history: going back to it restores its place. */
const places = new Map<string, MonthPlace>()

export function storePlace(entry: string, place: MonthPlace): void {
  places.set(entry, place)
}

export const placeOf = (entry: string): MonthPlace | undefined => places.get(entry)
