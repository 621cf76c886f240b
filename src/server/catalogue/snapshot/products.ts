import { Codes, withRoom } from './columns.ts'
import { numbersOf } from './departures.ts'
import { Postings } from './postings.ts'
import type { IndexedRow } from './queries.ts'

/** `children`: they can join, for a price of their own (`childPrices`) or by sharing a unit. */
export const FLAGS = { isListed: 1, freeCancellation: 2, pickup: 4, isPrivate: 8, children: 16, childPrices: 32 }

export type StaticSort = 'recommended' | 'rating' | 'duration' | 'newest'

/**
 * The published products, a row each in columns, and the lists of rows by word. A changed product gets a new row and its
 * old one is unlisted, so that all lists of rows only grow at their ends.
 */
export class Products {
  id = new Float64Array(0)
  /** Of the product among `Departures`. */
  number = new Int32Array(0)
  supplierId = new Float64Array(0)
  cityId = new Float64Array(0)
  categoryId = new Float64Array(0)
  currency = new Int32Array(0)
  languages = new Int32Array(0)
  /** NaN: priced on request. */
  fromMinor = new Float64Array(0)
  durationMinutes = new Int32Array(0)
  flags = new Uint8Array(0)
  /** Infinity: without end. */
  soldUntilMs = new Float64Array(0)
  /** The mean; NaN without reviews. */
  rating = new Float64Array(0)
  ratingCount = new Int32Array(0)
  bookedCount = new Int32Array(0)
  weightedRating = new Float64Array(0)
  createdMs = new Float64Array(0)
  /** Codes of `cityId` and `categoryId`, for counting. */
  city = new Int32Array(0)
  category = new Int32Array(0)
  readonly cities = new Codes<number>()
  readonly categories = new Codes<number>()
  readonly currencies = new Codes<string>()
  readonly languageLists = new Codes<string>()
  /** By row of a product that is priced on request, the parties that its host takes. */
  readonly onRequest = new Map<number, NonNullable<IndexedRow['onRequest']>>()
  /** By number of search term. */
  readonly postings = new Map<number, Postings>()
  /** Of rows, listed and unlisted. */
  length = 0
  #unlisted = 0
  readonly #rows = new Map<number, number>()
  readonly #orders = new Map<StaticSort, { rows: Int32Array; seen: number; unlisted: number }>()

  /** The row of a published product. */
  rowOf(productId: number): number | undefined {
    return this.#rows.get(productId)
  }

  /** Another number after each change. */
  get version(): number {
    return this.length + this.#unlisted
  }

  /** Whether so many rows are unlisted that reading everything again saves memory. */
  get isSparse(): boolean {
    return this.#unlisted > 1000 && this.#unlisted > this.#rows.size
  }

  add(row: IndexedRow, number: number): void {
    this.remove(row.id)
    const at = this.length
    this.#makeRoom(at + 1)
    this.length += 1
    this.#rows.set(row.id, at)
    this.id[at] = row.id
    this.number[at] = number
    this.supplierId[at] = row.supplierId
    this.cityId[at] = row.cityId
    this.categoryId[at] = row.categoryId
    this.city[at] = this.cities.of(row.cityId)
    this.category[at] = this.categories.of(row.categoryId)
    this.currency[at] = this.currencies.of(row.currency)
    this.languages[at] = this.languageLists.of(row.languages)
    this.fromMinor[at] = row.fromMinor ?? Number.NaN
    this.durationMinutes[at] = Math.max(row.durationMinutes, row.leastMinutes)
    this.soldUntilMs[at] = row.soldUntilMs ?? Infinity
    this.rating[at] = row.ratingCount > 0 ? row.ratingSum / row.ratingCount : Number.NaN
    this.ratingCount[at] = row.ratingCount
    this.bookedCount[at] = row.bookedCount
    this.weightedRating[at] = row.weightedRating
    this.createdMs[at] = row.createdMs
    if (row.onRequest) this.onRequest.set(at, row.onRequest)
    this.flags[at] =
      FLAGS.isListed |
      (row.freeMinutes === null ? 0 : FLAGS.freeCancellation) |
      (row.pickup ? FLAGS.pickup : 0) |
      (row.isPrivate ? FLAGS.isPrivate : 0) |
      (row.children || row.sharedWithChildren ? FLAGS.children : 0) |
      (row.children ? FLAGS.childPrices : 0)
    for (const [place, term] of numbersOf(row.words).entries()) {
      const section = place < row.titleEnd ? 0 : place < row.placeEnd ? 1 : place < row.summaryEnd ? 2 : 3
      let postings = this.postings.get(term)
      if (!postings) this.postings.set(term, (postings = new Postings()))
      postings.add(at, section)
    }
  }

  /** @returns whether the product was listed */
  remove(productId: number): boolean {
    const at = this.#rows.get(productId)
    if (at === undefined) return false
    this.#rows.delete(productId)
    this.flags[at] = 0
    this.#unlisted += 1
    return true
  }

  /** All listed rows, sorted; rows may have been unlisted since. */
  ordered(sort: StaticSort): Int32Array {
    const known = this.#orders.get(sort)
    if (known?.seen === this.length && known.unlisted === this.#unlisted) return known.rows
    const rows = known ? this.#merged(known, sort) : this.#sorted(0, sort)
    this.#orders.set(sort, { rows, seen: this.length, unlisted: this.#unlisted })
    return rows
  }

  /**
   * What can be booked with a price before what is priced on request, then the rating weighted by the number of reviews
   * (docs/rules/search.md).
   */
  readonly compareRecommended = (a: number, b: number): number =>
    onRequest(this.fromMinor[a]) - onRequest(this.fromMinor[b]) ||
    (this.weightedRating[b] as number) - (this.weightedRating[a] as number) ||
    (this.bookedCount[b] as number) - (this.bookedCount[a] as number) ||
    (this.id[a] as number) - (this.id[b] as number)

  #compareBy(sort: StaticSort): (a: number, b: number) => number {
    const { id, weightedRating, ratingCount, durationMinutes, createdMs } = this
    const of = (column: ArrayLike<number>, row: number) => column[row] as number
    if (sort === 'rating')
      return (a, b) =>
        of(weightedRating, b) - of(weightedRating, a) ||
        of(ratingCount, b) - of(ratingCount, a) ||
        of(id, a) - of(id, b)
    if (sort === 'duration') return (a, b) => of(durationMinutes, a) - of(durationMinutes, b) || of(id, a) - of(id, b)
    if (sort === 'newest') return (a, b) => of(createdMs, b) - of(createdMs, a) || of(id, b) - of(id, a)
    return this.compareRecommended
  }

  #sorted(from: number, sort: StaticSort): Int32Array {
    const rows: number[] = []
    for (let at = from; at < this.length; at++) if (this.flags[at] !== 0) rows.push(at)
    return Int32Array.from(rows).sort(this.#compareBy(sort))
  }

  /** The known order without unlisted rows, with the new ones. */
  #merged(known: { rows: Int32Array; seen: number }, sort: StaticSort): Int32Array {
    const fresh = this.#sorted(known.seen, sort)
    const compare = this.#compareBy(sort)
    const merged = new Int32Array(known.rows.length + fresh.length)
    let length = 0
    let next = 0
    for (const row of known.rows) {
      if (this.flags[row] === 0) continue
      while (next < fresh.length && compare(fresh[next] as number, row) < 0) merged[length++] = fresh[next++] as number
      merged[length++] = row
    }
    while (next < fresh.length) merged[length++] = fresh[next++] as number
    return merged.slice(0, length)
  }

  #makeRoom(length: number): void {
    if (length <= this.id.length) return
    this.id = withRoom(this.id, length)
    this.number = withRoom(this.number, length)
    this.supplierId = withRoom(this.supplierId, length)
    this.cityId = withRoom(this.cityId, length)
    this.categoryId = withRoom(this.categoryId, length)
    this.city = withRoom(this.city, length)
    this.category = withRoom(this.category, length)
    this.currency = withRoom(this.currency, length)
    this.languages = withRoom(this.languages, length)
    this.fromMinor = withRoom(this.fromMinor, length)
    this.durationMinutes = withRoom(this.durationMinutes, length)
    this.flags = withRoom(this.flags, length)
    this.soldUntilMs = withRoom(this.soldUntilMs, length)
    this.rating = withRoom(this.rating, length)
    this.ratingCount = withRoom(this.ratingCount, length)
    this.bookedCount = withRoom(this.bookedCount, length)
    this.weightedRating = withRoom(this.weightedRating, length)
    this.createdMs = withRoom(this.createdMs, length)
  }
}

/** Whether the policy of a row has a free time at all. */
export const isEverFree = ({ flags }: Pick<Products, 'flags'>, row: number): boolean =>
  ((flags[row] as number) & FLAGS.freeCancellation) !== 0

const onRequest = (fromMinor: number | undefined) => (Number.isNaN(fromMinor) ? 1 : 0)
