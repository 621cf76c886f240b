import { payableStep } from './currency.ts'
import { lowestDefault } from './from-price.ts'
import { assertMinor, multiplyBasisPoints, roundToStep, sumMinor } from './money.ts'

export interface UnitChoice {
  code: string
  kind: string
  priceMinor: number
  originalMinor: number | null
  quantity: number
  /** Seats or people per unit: 1 for a person, 8 for a boat for eight, 0 for an infant on a lap. */
  travellers: number
}

export interface ExtraChoice {
  code: string
  per: 'person' | 'booking'
  priceMinor: number
  quantity: number
}

/** How a day changes the listed prices of its option. */
export interface DayPrice {
  /** The supplement of the plan, in basis points. */
  adjustBasisPoints: number
  /** By hand, by unit code: they replace the listed price and the supplement. Null: as planned. */
  unitPrices: Readonly<Record<string, number>> | null
}

export interface PriceInput {
  currency: string
  pricingPer: 'person' | 'item'
  rate: 'once' | 'daily' | 'nightly'
  minDuration: number
  /** Days or nights; 1 for a product sold per departure. */
  duration: number
  /** Each day or night; the departure alone if sold once. */
  days: readonly DayPrice[]
  units: readonly UnitChoice[]
  extras: readonly ExtraChoice[]
  pickupMinor: number
}

export interface PriceLine {
  kind: 'unit' | 'extra' | 'pickup'
  code: string
  quantity: number
  unitMinor: number
  originalUnitMinor: number
  totalMinor: number
  originalTotalMinor: number
}

export interface PriceBreakdown {
  lines: PriceLine[]
  totalMinor: number
  /** Before the discount that the listing shows; never less than the total. */
  originalMinor: number
  travellers: number
  /** The capacity that it uses: people, or items. */
  places: number
}

/**
 * The price of a cart item: listed → season, or by hand → units → extras → pick-up (docs/rules/pricing.md). Minor units
 * of `currency`, in payable steps. The season's supplement is rounded half up per unit and day, so that a line is always
 * quantity × unit.
 * Throws RangeError for amounts or quantities that are not integers ≥ 0.
 */
export function priceItem(input: PriceInput): PriceBreakdown {
  const units = input.units.filter((unit) => assertMinor(unit.quantity) > 0)
  const step = payableStep(input.currency)
  const travellers = sumMinor(units.map((unit) => unit.quantity * unit.travellers))
  const places = input.pricingPer === 'item' ? sumMinor(units.map((unit) => unit.quantity)) : travellers

  const lines = [
    ...units.map((unit) => unitLine(unit, input)),
    ...input.extras
      .filter((extra) => assertMinor(extra.quantity) > 0)
      .map((extra) => flatLine('extra', extra.code, extra.quantity, roundToStep(extra.priceMinor, step))),
    ...(input.pickupMinor > 0 ? [flatLine('pickup', 'pickup', 1, roundToStep(input.pickupMinor, step))] : []),
  ]
  return {
    lines,
    totalMinor: sumMinor(lines.map((line) => line.totalMinor)),
    originalMinor: sumMinor(lines.map((line) => line.originalTotalMinor)),
    travellers,
    places,
  }
}

/** A listed price with the day's supplement, rounded half up to a payable step. Minor units of `currency`. */
export function seasonPrice(listedMinor: number, adjustBasisPoints: number, currency: string): number {
  return multiplyBasisPoints(listedMinor, 10_000 + adjustBasisPoints, payableStep(currency))
}

/** The price by hand of the unit with this code on a day, in minor units; undefined without one. */
export function handPriceOf({ unitPrices }: Pick<DayPrice, 'unitPrices'>, code: string): number | undefined {
  // A code may be the name of something that every object has.
  return unitPrices !== null && Object.hasOwn(unitPrices, code) ? unitPrices[code] : undefined
}

/** A unit's price on a day: by hand, else the listed price with the day's supplement. Minor units of `currency`. */
export function priceOnDay(
  { code, priceMinor }: Pick<UnitChoice, 'code' | 'priceMinor'>,
  day: DayPrice,
  currency: string,
): number {
  const { adjustBasisPoints } = day
  const byHand = handPriceOf(day, code)
  return byHand === undefined
    ? seasonPrice(priceMinor, adjustBasisPoints, currency)
    : roundToStep(byHand, payableStep(currency))
}

/** A unit's price on a day before the discount of its listing, in minor units of `currency`: a price by hand has none. */
export function originalOnDay(
  { code, priceMinor, originalMinor }: Pick<UnitChoice, 'code' | 'priceMinor' | 'originalMinor'>,
  day: DayPrice,
  currency: string,
): number {
  return priceOnDay({ code, priceMinor: originalMinor ?? priceMinor }, day, currency)
}

/** The from-price of an option on a day, in minor units of `currency`, and the unit that has it; null if it has no units. */
export function fromPriceOnDay<Unit extends Pick<UnitChoice, 'code' | 'kind' | 'priceMinor'>>(
  units: readonly Unit[],
  day: DayPrice,
  currency: string,
): { priceMinor: number; unit: Unit } | null {
  return lowestDefault(units.map((unit) => ({ kind: unit.kind, priceMinor: priceOnDay(unit, day, currency), unit })))
}

function unitLine(unit: UnitChoice, { days, currency }: PriceInput): PriceLine {
  const unitMinor = sumMinor(days.map((day) => priceOnDay(unit, day, currency)))
  const originalUnitMinor = sumMinor(days.map((day) => originalOnDay(unit, day, currency)))
  return {
    kind: 'unit',
    code: unit.code,
    quantity: unit.quantity,
    unitMinor,
    originalUnitMinor,
    totalMinor: unitMinor * unit.quantity,
    originalTotalMinor: originalUnitMinor * unit.quantity,
  }
}

function flatLine(kind: 'extra' | 'pickup', code: string, quantity: number, unitMinor: number): PriceLine {
  const totalMinor = unitMinor * quantity
  return { kind, code, quantity, unitMinor, originalUnitMinor: unitMinor, totalMinor, originalTotalMinor: totalMinor }
}
