import { Codes, withRoom } from './columns.ts'
import { optionFacts, type OptionFacts } from './option-facts.ts'
import { partyPrice, type PartyPrice } from './party-price.ts'
import type { DepartureRow, IndexedRow } from './queries.ts'

/** Which departures a party can book. Times are in milliseconds or minutes, days are counted from 1970. */
export interface Wish {
  party: number
  /** The age of the youngest; Infinity if it is not known. */
  youngest: number
  fromDay: number
  toDay: number
  nowMs: number
  /** A set of bits: DAY_PARTS. */
  dayParts: number
  /** Only while cancelling is free. */
  isFree: boolean
  /** Of a stay, the nights that the dates are for (`nightsOfRange`); zero: any. */
  nights: number
}

/** What a card says of a departure. */
export interface Offer extends PartyPrice {
  departureId: number
  day: number
  /** The first on which the party can come, and whether it is the day of the offer. */
  firstDay: number
  isFirstDay: boolean
  /** Whether this or another departure for the party can still be cancelled free of charge. */
  isFree: boolean
  adjustBasisPoints: number
  durationMinutes: number
}

export const DAY_PARTS = { morning: 1, afternoon: 2, evening: 4, night: 8 }
export const ANY_DAY_PART = 15

function dayPartOf(minutes: number): number {
  if (minutes < 5 * 60) return DAY_PARTS.night
  if (minutes < 12 * 60) return DAY_PARTS.morning
  return minutes < 17 * 60 ? DAY_PARTS.afternoon : DAY_PARTS.evening
}

const dayPartsIn = (times: readonly number[]) => times.reduce((parts, time) => parts | dayPartOf(time), 0)

/**
 * The departures on sale of all products, in columns: those of a product are next to each other. Those that no longer
 * fit where they are move to the end. Each product has a number, which readers of many products keep: looking up as many
 * ids takes longer than reading the departures.
 */
export class Departures {
  #id = new Float64Array(0)
  #day = new Uint16Array(0)
  #time = new Uint16Array(0)
  #startsMs = new Float64Array(0)
  #cutoffMs = new Float64Array(0)
  #free = new Uint8Array(0)
  /** Codes of `#options`, which departures of one option share. */
  #option = new Int32Array(0)
  /** NaN without a price. */
  #price = new Float64Array(0)
  #adjust = new Int32Array(0)
  #length = 0
  /** Rows that belong to no product any more. */
  #left = 0
  readonly #numbers = new Codes<number>()
  /** By number of a product: its first row, how many it has, and their parts of the day. */
  #start = new Int32Array(0)
  #count = new Int32Array(0)
  #dayParts = new Uint8Array(0)
  /** By number of a product, what the conditions of its departures read of it. */
  #isPerPerson = new Uint8Array(0)
  /** A stay or a rental: guests come on the first day. */
  #isByDay = new Uint8Array(0)
  /** How long what is by the night lasts at least; otherwise zero. */
  #leastMinutes = new Int32Array(0)
  /** The fewest nights of a stay; otherwise zero. */
  #leastNights = new Uint8Array(0)
  /** Infinity: without end. */
  #soldUntilMs = new Float64Array(0)
  /** How long before the start cancelling is free; Infinity: never. */
  #freeMs = new Float64Array(0)
  readonly #options = new Codes<string>()
  /** By code of an option. */
  readonly #facts: OptionFacts[] = []

  get isSparse(): boolean {
    return this.#left > 10_000 && this.#left > this.#length / 2
  }

  /** Notes what departures depend on of their product, and returns its number, which never changes. */
  describe(
    row: Pick<
      IndexedRow,
      'id' | 'isPerPerson' | 'isByDay' | 'leastMinutes' | 'leastNights' | 'soldUntilMs' | 'freeMinutes'
    >,
  ): number {
    const product = this.#numberOf(row.id)
    this.#isPerPerson[product] = row.isPerPerson ? 1 : 0
    this.#isByDay[product] = row.isByDay ? 1 : 0
    this.#leastMinutes[product] = row.leastMinutes
    this.#leastNights[product] = row.leastNights
    this.#soldUntilMs[product] = row.soldUntilMs ?? Infinity
    this.#freeMs[product] = row.freeMinutes === null ? Infinity : row.freeMinutes * 60_000
    return product
  }

  #numberOf(productId: number): number {
    const product = this.#numbers.of(productId)
    const length = this.#numbers.values.length
    if (length <= this.#start.length) return product
    this.#start = withRoom(this.#start, length)
    this.#count = withRoom(this.#count, length)
    this.#dayParts = withRoom(this.#dayParts, length)
    this.#isPerPerson = withRoom(this.#isPerPerson, length)
    this.#isByDay = withRoom(this.#isByDay, length)
    this.#leastMinutes = withRoom(this.#leastMinutes, length)
    this.#leastNights = withRoom(this.#leastNights, length)
    this.#soldUntilMs = withRoom(this.#soldUntilMs, length)
    this.#freeMs = withRoom(this.#freeMs, length)
    return product
  }

  /** Replaces all departures of the product. */
  replace(productId: number, row: DepartureRow | undefined): void {
    const product = this.#numberOf(productId)
    this.#left += this.#count[product] as number
    const lists = row ? listsOf(row) : null
    const count = lists?.ids.length ?? 0
    const start = this.#makeRoom(count)
    if (lists) for (let index = 0; index < count; index++) this.#set(start + index, lists, index)
    this.#put(product, { start, count, dayParts: dayPartsIn(lists?.times ?? []) })
  }

  /** Writes departures of a product that may be known. */
  update(row: DepartureRow): void {
    const product = this.#numberOf(row.productId)
    const fresh: number[] = []
    const lists = listsOf(row)
    for (const [index, id] of lists.ids.entries()) {
      const at = this.#find(product, id)
      if (at < 0) fresh.push(index)
      else this.#set(at, lists, index)
    }
    if (fresh.length === 0) return
    const from = this.#start[product] as number
    const known = this.#count[product] as number
    const start = this.#makeRoom(known + fresh.length)
    for (const column of this.#columns()) column.copyWithin(start, from, from + known)
    for (const [more, index] of fresh.entries()) this.#set(start + known + more, lists, index)
    this.#left += known
    const dayParts = (this.#dayParts[product] as number) | dayPartsIn(lists.times)
    this.#put(product, { start, count: known + fresh.length, dayParts })
  }

  /** Takes a departure of the product off sale. */
  remove(productId: number, id: number): void {
    const at = this.#find(this.#numberOf(productId), id)
    if (at >= 0) this.#cutoffMs[at] = -Infinity
  }

  /** Whether the product has a departure for the party. */
  has(product: number, wish: Wish): boolean {
    if (((this.#dayParts[product] as number) & wish.dayParts) === 0) return false
    const to = this.#endOf(product)
    for (let at = this.#start[product] as number; at < to; at++) if (this.#suits(at, product, wish)) return true
    return false
  }

  /**
   * The departure for which the party pays least, the earliest of equals; of a stay or rental that of the first day, and
   * of a stay rather one with all nights of the dates. Null if none takes the party.
   */
  offerOf(product: number, wish: Wish): Offer | null {
    const least = this.#leastNights[product] as number
    const nights = least > 0 && wish.nights > 0 ? Math.max(least, wish.nights) : 0
    return (nights > 1 ? this.#bestOf(product, wish, nights) : null) ?? this.#bestOf(product, wish, 1)
  }

  #bestOf(product: number, wish: Wish, nights: number): Offer | null {
    const to = this.#endOf(product)
    const isByDay = this.#isByDay[product] === 1
    let best: Offer | null = null
    let firstDay = Infinity
    let lowest = Infinity
    let isFree = false
    for (let at = this.#start[product] as number; at < to; at++) {
      const day = this.#day[at] as number
      const isTooLate = isByDay && best !== null && day > best.day
      if ((isTooLate && isFree) || !this.#suits(at, product, wish)) continue
      if (nights > 1 && !this.#lasts(at, product, wish, nights)) continue
      isFree ||= this.#isFree(at, product, wish)
      if (isTooLate) continue
      firstDay = Math.min(firstDay, day)
      if (isByDay && best !== null && day < best.day) best = null
      if (best === null) lowest = Infinity
      // Most departures cost as much as one before: they are not worth an object.
      const least = this.#leastCost(at, wish)
      if (least > lowest || (least === lowest && best !== null && day > best.day)) continue
      const offer = this.#offerAt(at, product, wish)
      if (best !== null && !isCheaper(offer, best)) continue
      best = offer
      lowest = inSeason(offer.costMinor, offer)
    }
    if (best === null) return null
    best.firstDay = firstDay
    best.isFirstDay = best.day === firstDay
    best.isFree = isFree
    return best
  }

  /** Whether the option has room for the party on all nights from that of a row on. The last of the dates is for leaving. */
  #lasts(at: number, product: number, wish: Wish, nights: number): boolean {
    const first = this.#day[at] as number
    if (first >= wish.toDay) return false
    const needed = this.#isPerPerson[product] === 1 ? wish.party : this.#offerAt(at, product, wish).quantity
    const { position } = this.#factsOf(at)
    const days = new Set<number>()
    const to = this.#endOf(product)
    for (let other = this.#start[product] as number; other < to; other++) {
      const day = this.#day[other] as number
      const isOfStay = day > first && day < first + nights && this.#factsOf(other).position === position
      if (isOfStay && this.#cutoffMs[other] !== -Infinity && (this.#free[other] as number) >= needed) days.add(day)
    }
    return days.size === nights - 1
  }

  /** The party does not pay less than this. */
  #leastCost(at: number, { party }: Wish): number {
    const priceMinor = this.#price[at] as number
    const isForEach = this.#factsOf(at).units.length === 0
    return inSeason(isForEach ? party * priceMinor : priceMinor, { adjustBasisPoints: this.#adjust[at] as number })
  }

  #offerAt(at: number, product: number, { party }: Wish): Offer {
    const { capacity, durationMinutes, units } = this.#factsOf(at)
    const priceMinor = this.#price[at] as number
    const price =
      units.length === 0
        ? { priceMinor, quantity: 1, costMinor: party * priceMinor }
        : partyPrice(units, {
            party,
            capacity,
            seats: this.#free[at] as number,
            isPerPerson: this.#isPerPerson[product] === 1,
          })
    return {
      priceMinor: price.priceMinor,
      quantity: price.quantity,
      costMinor: price.costMinor,
      departureId: this.#id[at] as number,
      day: this.#day[at] as number,
      firstDay: this.#day[at] as number,
      isFirstDay: true,
      isFree: false,
      adjustBasisPoints: this.#adjust[at] as number,
      durationMinutes: Math.max(durationMinutes, this.#leastMinutes[product] as number),
    }
  }

  /** The days on which the product has a departure for the party. */
  daysOf(product: number, wish: Wish): Set<number> {
    const days = new Set<number>()
    const to = this.#endOf(product)
    for (let at = this.#start[product] as number; at < to; at++)
      if (this.#suits(at, product, wish)) days.add(this.#day[at] as number)
    return days
  }

  /** The parts of the day (DAY_PARTS) in which the product has a departure for the party, as a set of bits. */
  dayPartsOf(product: number, wish: Wish): number {
    const to = this.#endOf(product)
    const all = this.#dayParts[product] as number
    let found = 0
    for (let at = this.#start[product] as number; at < to && found !== all; at++) {
      const part = dayPartOf(this.#time[at] as number)
      if ((found & part) === 0 && this.#suits(at, product, wish)) found |= part
    }
    return found
  }

  #suits(at: number, product: number, wish: Wish): boolean {
    const day = this.#day[at] as number
    return (
      day >= wish.fromDay &&
      day <= wish.toDay &&
      (this.#free[at] as number) >= (this.#isPerPerson[product] === 1 ? wish.party : 1) &&
      this.#accepts(at, wish) &&
      (this.#cutoffMs[at] as number) > wish.nowMs &&
      (wish.dayParts === ANY_DAY_PART || (wish.dayParts & dayPartOf(this.#time[at] as number)) !== 0) &&
      (this.#startsMs[at] as number) < (this.#soldUntilMs[product] as number) &&
      (!wish.isFree || this.#isFree(at, product, wish))
    )
  }

  #isFree(at: number, product: number, { nowMs }: Wish): boolean {
    return (this.#startsMs[at] as number) - (this.#freeMs[product] as number) >= nowMs
  }

  #accepts(at: number, { party, youngest }: Wish): boolean {
    const { capacity, leastAge } = this.#factsOf(at)
    return capacity >= party && leastAge <= youngest
  }

  #factsOf(at: number): OptionFacts {
    return this.#facts[this.#option[at] as number] as OptionFacts
  }

  /** The row after the last of the product. */
  #endOf(product: number): number {
    return (this.#start[product] as number) + (this.#count[product] as number)
  }

  #put(product: number, { start, count, dayParts }: { start: number; count: number; dayParts: number }): void {
    this.#start[product] = start
    this.#count[product] = count
    this.#dayParts[product] = dayParts
  }

  #find(product: number, id: number): number {
    const to = this.#endOf(product)
    for (let at = this.#start[product] as number; at < to; at++) if (this.#id[at] === id) return at
    return -1
  }

  #makeRoom(count: number): number {
    const start = this.#length
    this.#length += count
    this.#id = withRoom(this.#id, this.#length)
    this.#day = withRoom(this.#day, this.#length)
    this.#time = withRoom(this.#time, this.#length)
    this.#startsMs = withRoom(this.#startsMs, this.#length)
    this.#cutoffMs = withRoom(this.#cutoffMs, this.#length)
    this.#free = withRoom(this.#free, this.#length)
    this.#option = withRoom(this.#option, this.#length)
    this.#price = withRoom(this.#price, this.#length)
    this.#adjust = withRoom(this.#adjust, this.#length)
    return start
  }

  #columns() {
    const planned = [this.#id, this.#day, this.#time, this.#startsMs, this.#cutoffMs, this.#free, this.#option]
    return [...planned, this.#price, this.#adjust]
  }

  #set(at: number, lists: ReturnType<typeof listsOf>, index: number): void {
    this.#id[at] = lists.ids[index] as number
    this.#day[at] = lists.days[index] as number
    this.#time[at] = lists.times[index] as number
    this.#startsMs[at] = lists.startsMs[index] as number
    this.#cutoffMs[at] = lists.cutoffsMs[index] as number
    this.#free[at] = lists.free[index] as number
    this.#option[at] = this.#codeOf(lists.options[index] as string)
    this.#price[at] = lists.prices[index] as number
    this.#adjust[at] = lists.adjusts[index] as number
  }

  #codeOf(option: string): number {
    const code = this.#options.of(option)
    this.#facts[code] ??= optionFacts(option)
    return code
  }
}

const inSeason = (minor: number, { adjustBasisPoints }: Pick<Offer, 'adjustBasisPoints'>) =>
  minor * (10_000 + adjustBasisPoints)

/**
 * By what the party pays, or by the price of one where no unit takes it alone; of the same the earlier day, on it the
 * lower price of a unit, then the shorter one. Any price rather than none.
 */
function isCheaper(one: Offer, other: Offer): boolean {
  const byPrice = order(inSeason(one.priceMinor, one), inSeason(other.priceMinor, other))
  const difference =
    order(inSeason(one.costMinor, one), inSeason(other.costMinor, other)) ||
    (one.costMinor === Infinity ? byPrice : 0) ||
    one.day - other.day ||
    byPrice ||
    one.durationMinutes - other.durationMinutes
  return difference < 0
}

/** NaN last. */
const order = (one: number, other: number) => (Object.is(one, other) ? 0 : one < other || Number.isNaN(other) ? -1 : 1)

function listsOf(row: DepartureRow) {
  return {
    ids: numbersOf(row.ids),
    days: numbersOf(row.days),
    times: numbersOf(row.times),
    startsMs: numbersOf(row.startsMs),
    cutoffsMs: numbersOf(row.cutoffsMs),
    free: numbersOf(row.free),
    options: row.options === '' ? [] : row.options.split(','),
    prices: numbersOf(row.prices),
    adjusts: numbersOf(row.adjusts),
  }
}

export function numbersOf(list: string): number[] {
  return list === '' ? [] : list.split(',').map(Number)
}
