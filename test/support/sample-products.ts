import { Departures } from '#server/catalogue/snapshot/departures.ts'
import { Dictionary } from '#server/catalogue/snapshot/dictionary.ts'
import { Products } from '#server/catalogue/snapshot/products.ts'
import type { IndexedRow } from '#server/catalogue/snapshot/queries.ts'
import type { Snapshot } from '#server/catalogue/snapshot/snapshot.ts'

/** For tests without a database. */
export function aProduct(row: Partial<IndexedRow> & { id: number }): IndexedRow {
  return {
    supplierId: 1,
    cityId: 1,
    categoryId: 1,
    currency: 'SAR',
    fromMinor: 10_000,
    isPerPerson: true,
    isByDay: false,
    durationMinutes: 60,
    leastMinutes: 0,
    leastNights: 0,
    onRequest: null,
    freeMinutes: null,
    pickup: false,
    isPrivate: false,
    children: false,
    sharedWithChildren: false,
    languages: 'ar,en',
    soldUntilMs: null,
    ratingSum: 0,
    ratingCount: 0,
    bookedCount: 0,
    weightedRating: 0,
    createdMs: 0,
    words: '',
    titleEnd: 0,
    placeEnd: 0,
    summaryEnd: 0,
    ...row,
  }
}

export function snapshotOf(rows: readonly IndexedRow[]): Snapshot {
  const products = new Products()
  for (const [number, row] of rows.entries()) products.add(row, number)
  return { products, departures: new Departures(), dictionary: new Dictionary(), nowMs: 1000, today: 0 }
}
