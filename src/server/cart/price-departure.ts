import { findUnaccompanied } from '#domain/accompanied.ts'
import type { LineChoice } from '#domain/cart-line.ts'
import { mostOfExtra } from '#domain/party.ts'
import { partySizeBounds, partySizeWithin, type PartySizeRule } from '#domain/party-size.ts'
import { priceItem, type PriceBreakdown } from '#domain/price.ts'
import { checkQuantity, seatsLeft } from '#domain/availability.ts'
import type { Words } from '#domain/locale.ts'
import { findOverLimit } from '#domain/unit-limits.ts'
import type { ApiErrorCode } from '#server/kernel/api-error-codes.ts'
import type { CartDepartureRow } from './queries.ts'

type CartErrorCode = Extract<ApiErrorCode, `cart.${string}`>
type CartReason = CartErrorCode extends `cart.${infer Reason}` ? Reason : never

export interface PricedLine {
  kind: 'unit' | 'extra' | 'pickup'
  code: string
  title: Words
  quantity: number
  unitMinor: number
  totalMinor: number
  originalTotalMinor: number
}

export interface PricedChoice {
  breakdown: PriceBreakdown
  lines: PricedLine[]
}

export interface PricedDeparture extends PricedChoice {
  /** How many people come, where units are shared and the buyer has said it; otherwise null. */
  partySize: number | null
  /** Why it cannot be bought now: an error code of the cart; null if it can. */
  refusal: { code: CartErrorCode; details: Record<string, unknown> } | null
}

/** What the price of a choice depends on. Money in minor units of `currency`. */
export type DeparturePrices = Pick<
  CartDepartureRow,
  'currency' | 'pricingPer' | 'rate' | 'minDuration' | 'days' | 'units' | 'extras' | 'pickups'
>

/** Prices a choice on a departure, in the departure's currency. */
export function priceChoice(departure: DeparturePrices, selection: LineChoice): PricedChoice {
  const units = departure.units.map((unit) => ({ ...unit, quantity: selection.units[unit.id] ?? 0 }))
  const extras = departure.extras.map((extra) => ({ ...extra, quantity: selection.extras[extra.id] ?? 0 }))
  const pickup = departure.pickups.find((point) => point.id === selection.pickupPointId)

  const breakdown = priceItem({
    currency: departure.currency,
    pricingPer: departure.pricingPer === 'item' ? 'item' : 'person',
    rate: departure.rate,
    minDuration: departure.minDuration,
    duration: selection.duration,
    days: departure.days,
    units,
    extras,
    pickupMinor: pickup?.priceMinor ?? 0,
  })
  const titles = new Map<string, Words>([
    ...units.map((unit) => [`unit ${unit.code}`, unit.title] as const),
    ...extras.map((extra) => [`extra ${extra.code}`, extra.title] as const),
  ])
  const lines = breakdown.lines.map((line) => ({
    kind: line.kind,
    code: line.code,
    title: titles.get(`${line.kind} ${line.code}`) ?? pickup?.name ?? { ar: '', en: '' },
    quantity: line.quantity,
    unitMinor: line.unitMinor,
    totalMinor: line.totalMinor,
    originalTotalMinor: line.originalTotalMinor,
  }))
  return { breakdown, lines }
}

/**
 * Prices a choice on a departure and says whether it can be bought.
 * Money in minor units of the product's currency. Ids that the departure does not have are refused, never ignored.
 */
export function priceDeparture(departure: CartDepartureRow, selection: LineChoice): PricedDeparture {
  const { breakdown, lines } = priceChoice(departure, selection)
  return {
    breakdown,
    lines,
    partySize: partySizeOf(departure, selection),
    refusal: refusalOf(departure, selection, breakdown),
  }
}

type SizedDeparture = Pick<CartDepartureRow, 'units' | 'optionCapacity'>

/** The units of a departure with the quantities of a choice. */
export const chosenUnits = ({ units }: Pick<SizedDeparture, 'units'>, chosen: LineChoice['units']) =>
  units.map(({ id, kind, travellers }) => ({ kind, travellers, quantity: chosen[id] ?? 0 }))

/** Null: the quantities of the choice are its people. */
export const boundsOf = (departure: SizedDeparture, chosen: LineChoice['units']): PartySizeRule | null =>
  partySizeBounds(chosenUnits(departure, chosen), departure.optionCapacity)

/** Within what is possible now: the quantities, or the catalogue, may have changed since it was said. */
export function partySizeOf(
  departure: SizedDeparture,
  { units, partySize = null }: Pick<LineChoice, 'units' | 'partySize'>,
): number | null {
  const bounds = boundsOf(departure, units)
  return bounds === null || partySize === null ? null : partySizeWithin(partySize, bounds)
}

/** How many people come with a choice: as the buyer said, otherwise as many as its units take. */
export const peopleOf = (departure: SizedDeparture, choice: Pick<LineChoice, 'units' | 'partySize'>): number =>
  partySizeOf(departure, choice) ??
  departure.units.reduce((sum, { id, travellers }) => sum + (choice.units[id] ?? 0) * travellers, 0)

/** Why the units of a choice cannot be bought together on any departure; null if they can. */
export function refusalOfUnits(
  units: DeparturePrices['units'],
  chosen: LineChoice['units'],
): PricedDeparture['refusal'] {
  if (!hasOnly(chosen, units)) return { code: 'cart.unit_unknown', details: {} }
  if (Object.values(chosen).every((quantity) => quantity <= 0)) return { code: 'cart.quantity_invalid', details: {} }
  const counted = units.map((unit) => ({ ...unit, quantity: chosen[unit.id] ?? 0 }))
  const over = findOverLimit(counted)
  if (over?.reason === 'unit_too_few')
    return { code: 'cart.unit_too_few', details: { unit: over.unit.code, minimum: over.limit } }
  if (over) return { code: 'cart.unit_too_many', details: { unit: over.unit.code, maximum: over.limit } }
  const isAlone = findUnaccompanied(counted) !== null
  return isAlone ? { code: 'cart.unaccompanied', details: {} } : null
}

function refusalOf(
  departure: CartDepartureRow,
  selection: LineChoice,
  breakdown: PriceBreakdown,
): PricedDeparture['refusal'] {
  const no = (reason: CartReason, details: Record<string, unknown> = {}) => ({
    code: `cart.${reason}` as const,
    details,
  })

  if (!departure.isOffered) return no('no_longer_offered')
  if (departure.pricingPer === 'quote') return no('departure_unknown')
  if (!hasOnly(selection.units, departure.units)) return no('unit_unknown')
  if (!hasOnly(selection.extras, departure.extras)) return no('extra_unknown')
  if (selection.pickupPointId !== null && !departure.pickups.some((point) => point.id === selection.pickupPointId))
    return no('pickup_unknown')
  if (departure.rate === 'once' && selection.duration !== 1) return no('duration_invalid')
  if (selection.duration < departure.minDuration) return no('duration_too_short', { minimum: departure.minDuration })
  if (
    departure.days.length < selection.duration ||
    departure.days.some((day) => !day.isOpen) ||
    departure.cutoffAt <= departure.now
  )
    return no('departure_closed')

  const ofUnits = refusalOfUnits(departure.units, selection.units)
  if (ofUnits) return ofUnits
  for (const extra of departure.extras) {
    const most = mostOfExtra(extra, peopleOf(departure, selection))
    if ((selection.extras[extra.id] ?? 0) > most) return no('extra_too_many', { extra: extra.code, maximum: most })
  }
  const left = Math.min(...departure.days.map((day) => seatsLeft(day)))
  if (left <= 0) return no('sold_out')
  const quantity = checkQuantity({
    travellers: breakdown.travellers,
    places: breakdown.places,
    capacity: departure.optionCapacity,
    seatsLeft: left,
  })
  if (quantity.ok) return null
  return no(quantity.reason, { capacity: departure.optionCapacity, seatsLeft: left })
}

function hasOnly(chosen: Record<string, number>, known: { id: number }[]): boolean {
  const ids = new Set(known.map((row) => String(row.id)))
  return Object.keys(chosen).every((id) => ids.has(id))
}
