import { Codes, withRoom } from './columns.ts'
import { partyPrice, type ListedUnit, type PartyPrice } from './party-price.ts'
import type { DepartureRow } from './queries.ts'

/** Which departures a party can book. Times are in milliseconds or minutes, days are counted from 1970. */
export interface Wish {
  party: number
  /** The age of the youngest; Infinity if it is not known. */
  youngest: number
  fromDay: number
  toDay: number
  nowMs: number
  fromTime: number
  toTime: number
  /** Only while cancelling is free. */
  isFree: boolean
}

/** What the conditions of departures read of their product. */
export interface Sale {
  isPerPerson: boolean
  /** A stay or a rental: guests come on the first day. */
  isByDay: boolean
  soldUntilMs: number
  /** How long before the start cancelling is free; Infinity: never. */
  freeMs: number
}

/** What a card says of a departure. */
export interface Offer extends PartyPrice {
  departureId: number
  day: number
  /** Whether nothing that takes the party is earlier. */
  isFirstDay: boolean
  adjustBasisPoints: number
  durationMinutes: number
}

export const DAY_PARTS = { morning: 1, afternoon: 2, evening: 4, night: 8 }

function dayPartOf(minutes: number): number {
  if (minutes < 5 * 60) return DAY_PARTS.night
  if (minutes < 12 * 60) return DAY_PARTS.morning
  return minutes < 17 * 60 ? DAY_PARTS.afternoon : DAY_PARTS.evening
}

const dayPartsIn = (times: readonly number[]) => times.reduce((parts, time) => parts | dayPartOf(time), 0)

interface Place {
  start: number
  length: number
  /** Those of the departures. */
  dayParts: number
}

/**
 * The departures on sale of all products, in columns: those of a product are next to each other. A product whose
 * departures no longer fit in their place gets a new place at the end.
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
  readonly #places = new Map<number, Place>()
  readonly #options = new Codes<string>()
  /** By code of an option. */
  readonly #facts: OptionFacts[] = []

  get isSparse(): boolean {
    return this.#left > 10_000 && this.#left > this.#length / 2
  }

  /** Replaces all departures of the product. */
  replace(productId: number, row: DepartureRow | undefined): void {
    this.#left += this.#places.get(productId)?.length ?? 0
    this.#places.delete(productId)
    if (!row) return
    const ids = numbersOf(row.ids)
    const start = this.#makeRoom(ids.length)
    this.#write(start, row)
    this.#places.set(productId, { start, length: ids.length, dayParts: dayPartsIn(numbersOf(row.times)) })
  }

  /** Writes departures of a product that may be known. */
  update(row: DepartureRow): void {
    const ids = numbersOf(row.ids)
    const place = this.#places.get(row.productId) ?? { start: 0, length: 0, dayParts: 0 }
    const fresh: number[] = []
    const lists = listsOf(row)
    for (const [index, id] of ids.entries()) {
      const at = this.#find(place, id)
      if (at < 0) fresh.push(index)
      else this.#set(at, lists, index)
    }
    if (fresh.length === 0) return
    const start = this.#makeRoom(place.length + fresh.length)
    this.#move(place, start)
    for (const [more, index] of fresh.entries()) this.#set(start + place.length + more, lists, index)
    this.#left += place.length
    this.#places.set(row.productId, {
      start,
      length: place.length + fresh.length,
      dayParts: place.dayParts | dayPartsIn(lists.times),
    })
  }

  /** Takes a departure of the product off sale. */
  remove(productId: number, id: number): void {
    const place = this.#places.get(productId)
    const at = place ? this.#find(place, id) : -1
    if (at >= 0) this.#cutoffMs[at] = -Infinity
  }

  /** Whether the product has a departure for the party. */
  has(productId: number, wish: Wish, sale: Sale): boolean {
    const place = this.#places.get(productId)
    if (!place) return false
    for (let at = place.start; at < place.start + place.length; at++) if (this.#suits(at, wish, sale)) return true
    return false
  }

  /**
   * The departure for which the party pays least, the earliest of equals; of a stay or rental that of the first day. Null
   * if none takes the party.
   */
  offerOf(productId: number, wish: Wish, sale: Sale): Offer | null {
    const place = this.#places.get(productId)
    if (!place) return null
    let best: Omit<Offer, 'isFirstDay'> | null = null
    let firstDay = Infinity
    let lowest = Infinity
    for (let at = place.start; at < place.start + place.length; at++) {
      const day = this.#day[at] as number
      if (sale.isByDay && best !== null && day > best.day) continue
      if (!this.#suits(at, wish, sale)) continue
      firstDay = Math.min(firstDay, day)
      if (sale.isByDay && best !== null && day < best.day) best = null
      if (best === null) lowest = Infinity
      // Most departures cost as much as one before: they are not worth an object.
      const least = this.#leastCost(at, wish)
      if (least > lowest || (least === lowest && best !== null && day > best.day)) continue
      const offer = this.#offerAt(at, wish, sale)
      if (best !== null && !isCheaper(offer, best)) continue
      best = offer
      lowest = inSeason(offer.costMinor, offer)
    }
    return best && { ...best, isFirstDay: best.day === firstDay }
  }

  /** The party does not pay less than this. */
  #leastCost(at: number, { party }: Wish): number {
    const priceMinor = this.#price[at] as number
    const isForEach = this.#factsOf(at).units.length === 0
    return inSeason(isForEach ? party * priceMinor : priceMinor, { adjustBasisPoints: this.#adjust[at] as number })
  }

  #offerAt(at: number, { party }: Wish, { isPerPerson }: Sale): Omit<Offer, 'isFirstDay'> {
    const { capacity, durationMinutes, units } = this.#factsOf(at)
    const priceMinor = this.#price[at] as number
    const price =
      units.length === 0
        ? { priceMinor, quantity: 1, costMinor: party * priceMinor }
        : partyPrice(units, { party, capacity, seats: this.#free[at] as number, isPerPerson })
    return {
      ...price,
      departureId: this.#id[at] as number,
      day: this.#day[at] as number,
      adjustBasisPoints: this.#adjust[at] as number,
      durationMinutes,
    }
  }

  /** The days on which the product has a departure for the party. */
  daysOf(productId: number, wish: Wish, sale: Sale): Set<number> {
    const days = new Set<number>()
    const place = this.#places.get(productId)
    if (!place) return days
    for (let at = place.start; at < place.start + place.length; at++)
      if (this.#suits(at, wish, sale)) days.add(this.#day[at] as number)
    return days
  }

  /** The parts of the day (DAY_PARTS) in which the product has a departure for the party, as a set of bits. */
  dayPartsOf(productId: number, wish: Wish, sale: Sale): number {
    const place = this.#places.get(productId)
    if (!place) return 0
    let found = 0
    for (let at = place.start; at < place.start + place.length && found !== place.dayParts; at++) {
      const part = dayPartOf(this.#time[at] as number)
      if ((found & part) === 0 && this.#suits(at, wish, sale)) found |= part
    }
    return found
  }

  #suits(at: number, wish: Wish, { isPerPerson, soldUntilMs, freeMs }: Sale): boolean {
    const day = this.#day[at] as number
    const time = this.#time[at] as number
    return (
      day >= wish.fromDay &&
      day <= wish.toDay &&
      (this.#free[at] as number) >= (isPerPerson ? wish.party : 1) &&
      this.#accepts(at, wish) &&
      (this.#cutoffMs[at] as number) > wish.nowMs &&
      time >= wish.fromTime &&
      time <= wish.toTime &&
      (this.#startsMs[at] as number) < soldUntilMs &&
      (!wish.isFree || (this.#startsMs[at] as number) - freeMs >= wish.nowMs)
    )
  }

  #accepts(at: number, { party, youngest }: Wish): boolean {
    const { capacity, leastAge } = this.#factsOf(at)
    return capacity >= party && leastAge <= youngest
  }

  #factsOf(at: number): OptionFacts {
    return this.#facts[this.#option[at] as number] as OptionFacts
  }

  #find(place: { start: number; length: number }, id: number): number {
    for (let at = place.start; at < place.start + place.length; at++) if (this.#id[at] === id) return at
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

  #move({ start, length }: { start: number; length: number }, to: number): void {
    for (const column of this.#columns()) column.copyWithin(to, start, start + length)
  }

  #columns() {
    const planned = [this.#id, this.#day, this.#time, this.#startsMs, this.#cutoffMs, this.#free, this.#option]
    return [...planned, this.#price, this.#adjust]
  }

  #write(start: number, row: DepartureRow): void {
    const lists = listsOf(row)
    for (let index = 0; index < lists.ids.length; index++) this.#set(start + index, lists, index)
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
function isCheaper(one: Omit<Offer, 'isFirstDay'>, other: Omit<Offer, 'isFirstDay'>): boolean {
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

/** What conditions and cards read of an option. */
interface OptionFacts {
  capacity: number
  durationMinutes: number
  /** Zero: from birth. */
  leastAge: number
  /** The lowest price first; empty if all are one person's. */
  units: ListedUnit[]
}

function optionFacts(option: string): OptionFacts {
  const [capacity, durationMinutes, leastAge, ...units] = option.split('/')
  return {
    capacity: Number(capacity),
    durationMinutes: Number(durationMinutes),
    leastAge: Number(leastAge),
    units: units.map((unit) => {
      const [travellers, most, priceMinor] = unit.split(':').map(Number) as [number, number, number]
      return { travellers, most, priceMinor }
    }),
  }
}

export function numbersOf(list: string): number[] {
  return list === '' ? [] : list.split(',').map(Number)
}
