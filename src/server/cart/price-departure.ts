import { findUnaccompanied } from '#domain/accompanied.ts'
import { priceItem, type PriceBreakdown } from '#domain/price.ts'
import { checkQuantity, placesLeft } from '#domain/availability.ts'
import type { Words } from '#domain/locale.ts'
import type { refusalCodes } from './contract.ts'
import type { CartDepartureRow } from './queries.ts'

type CartErrorCode = (typeof refusalCodes)[number]
type CartFault = CartErrorCode extends `cart.${infer Fault}` ? Fault : never

export interface Choice {
  units: Record<string, number>
  extras: Record<string, number>
  pickupPointId: number | null
  duration: number
}

export interface PricedLine {
  kind: 'unit' | 'extra' | 'pickup'
  code: string
  title: Words
  quantity: number
  unitMinor: number
  totalMinor: number
  originalTotalMinor: number
}

export interface PricedDeparture {
  breakdown: PriceBreakdown
  lines: PricedLine[]
  /** Why it can't be bought now: a refusal code of this room; null when it can. */
  refusal: { code: CartErrorCode; details: Record<string, unknown> } | null
}

/**
 * Prices what was chosen of an offer and says whether it can be bought, all from one reading of the rows.
 * Money in minor units of the product's currency. Ids that the offer does not have are refused, never ignored.
 */
export function priceDeparture(offer: CartDepartureRow, selection: Choice): PricedDeparture {
  const units = offer.units.map((unit) => ({ ...unit, quantity: selection.units[unit.id] ?? 0 }))
  const extras = offer.extras.map((extra) => ({ ...extra, quantity: selection.extras[extra.id] ?? 0 }))
  const pickup = offer.pickups.find((point) => point.id === selection.pickupPointId)

  const breakdown = priceItem({
    currency: offer.currency,
    pricingPer: offer.pricingPer === 'item' ? 'item' : 'person',
    rate: offer.rate,
    minDuration: offer.minDuration,
    duration: selection.duration,
    adjustBasisPoints: offer.days.map((day) => day.adjustBasisPoints),
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
  return { breakdown, lines, refusal: refusalOf(offer, selection, breakdown) }
}

function refusalOf(offer: CartDepartureRow, selection: Choice, breakdown: PriceBreakdown): PricedDeparture['refusal'] {
  const no = (fault: CartFault, details: Record<string, unknown> = {}) => ({ code: `cart.${fault}` as const, details })

  if (!offer.isOffered) return no('no_longer_offered')
  if (offer.pricingPer === 'quote') return no('departure_unknown')
  if (!hasOnly(selection.units, offer.units)) return no('unit_unknown')
  if (!hasOnly(selection.extras, offer.extras)) return no('extra_unknown')
  if (selection.pickupPointId !== null && !offer.pickups.some((point) => point.id === selection.pickupPointId))
    return no('pickup_unknown')
  if (offer.rate === 'once' && selection.duration !== 1) return no('duration_invalid')
  if (selection.duration < offer.minDuration) return no('duration_too_short', { minimum: offer.minDuration })
  if (offer.days.length < selection.duration || offer.days.some((day) => !day.isOpen) || offer.cutoffAt <= offer.now)
    return no('departure_closed')

  for (const unit of offer.units) {
    const quantity = selection.units[unit.id] ?? 0
    if (quantity < unit.minQuantity || (unit.maxQuantity !== null && quantity > unit.maxQuantity))
      return no('quantity_invalid', { unit: unit.code, minimum: unit.minQuantity, maximum: unit.maxQuantity })
  }
  if (findUnaccompanied(offer.units.map((unit) => ({ ...unit, quantity: selection.units[unit.id] ?? 0 }))))
    return no('unaccompanied')
  for (const extra of offer.extras) {
    const most = extra.per === 'person' ? Math.min(extra.maxQuantity, breakdown.travellers) : extra.maxQuantity
    if ((selection.extras[extra.id] ?? 0) > most) return no('quantity_invalid', { extra: extra.code, maximum: most })
  }
  const left = Math.min(...offer.days.map((day) => placesLeft(day)))
  if (left <= 0) return no('sold_out')
  const quantity = checkQuantity({
    travellers: breakdown.travellers,
    places: breakdown.places,
    capacity: offer.optionCapacity,
    placesLeft: left,
  })
  if (quantity.ok) return null
  return no(quantity.reason, { capacity: offer.optionCapacity, placesLeft: left })
}

function hasOnly(chosen: Record<string, number>, known: { id: number }[]): boolean {
  const ids = new Set(known.map((row) => String(row.id)))
  return Object.keys(chosen).every((id) => ids.has(id))
}
