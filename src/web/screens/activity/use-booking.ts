import { useEffect, useMemo, useState } from 'react'
import { useLocale } from 'use-intl'
import { findUnaccompanied } from '#domain/accompanied.ts'
import { checkQuantity } from '#domain/availability.ts'
import { priceItem, type PriceBreakdown } from '#domain/price.ts'
import { readDepartures, type Departure } from '#web/features/availability/calls.ts'
import type { NewItem } from '#web/features/cart/calls.ts'
import type { ProductView } from '#web/features/catalogue/calls.ts'
import { firstQuantities } from './first-quantities.ts'

type Option = ProductView['options'][number]
type Refused = 'unaccompanied' | 'quantity_invalid' | 'quantity_over_capacity' | 'not_enough_places'

interface Day {
  departures: Departure[]
  nearestDates: string[]
}

export interface Booking {
  date: string | null
  setDate: (date: string) => void
  duration: number
  setDuration: (duration: number) => void
  day: Day | null
  isLoading: boolean
  error: unknown
  retry: () => void
  departure: Departure | null
  setDeparture: (departure: Departure) => void
  option: Option | null
  units: Record<number, number>
  setUnit: (id: number, quantity: number) => void
  /** The maximum quantity of a unit, given the other quantities. */
  mostOf: (unit: Option['units'][number]) => number
  extras: Record<number, number>
  setExtra: (id: number, quantity: number) => void
  pickupId: number | null
  setPickup: (id: number | null) => void
  price: PriceBreakdown | null
  refused: Refused | null
  item: NewItem | null
}

/** The state of the booking box. Prices are computed with the same domain functions as on the server. */
export function useBooking(product: ProductView): Booking {
  const locale = useLocale()
  const [date, setDate] = useState<string | null>(null)
  const [duration, setDuration] = useState(product.minDuration)
  const [day, setDay] = useState<Day | null>(null)
  const [isLoading, setIsLoading] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const [tries, setTries] = useState(0)
  const [departureId, setDepartureId] = useState<number | null>(null)
  const [units, setUnits] = useState<Record<number, number>>({})
  const [extras, setExtras] = useState<Record<number, number>>({})
  const [pickupId, setPickup] = useState<number | null>(null)

  const departure = day?.departures.find((one) => one.id === departureId) ?? null
  const option = product.options.find((one) => one.id === departure?.optionId) ?? null

  const choose = (chosen: Departure) => {
    setDepartureId(chosen.id)
    const next = product.options.find((one) => one.id === chosen.optionId)
    // Keep the quantities if only the time changes.
    if (next && next.id !== option?.id) setUnits(firstQuantities(next, chosen.placesLeft))
  }

  useEffect(() => {
    if (date === null) return undefined
    let isCurrent = true
    setIsLoading(true)
    setError(null)
    readDepartures(product.id, date, duration, locale)
      .then((answer) => {
        if (!isCurrent) return
        setDay(answer)
        const free = answer.departures.filter((one) => one.placesLeft > 0 && one.status !== 'closed')
        // The same time on another day, otherwise the only one there is.
        const same = free.find((one) => one.localTime === departure?.localTime && one.optionId === departure.optionId)
        const only = free.length === 1 ? free[0] : undefined
        const next = same ?? only
        if (next) choose(next)
        else setDepartureId(null)
      })
      .catch((fault: unknown) => {
        if (!isCurrent) return
        setDay(null)
        setError(fault)
      })
      .finally(() => isCurrent && setIsLoading(false))
    return () => {
      isCurrent = false
    }
    // The effect depends on day and duration; the previous selection only determines what is kept.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [product.id, date, duration, locale, tries])

  const price = useMemo(() => {
    if (!departure || !option) return null
    return priceItem({
      currency: product.currency,
      pricingPer: product.pricingPer === 'item' ? 'item' : 'person',
      rate: product.rate,
      minDuration: product.minDuration,
      duration,
      adjustBasisPoints: departure.adjustBasisPoints,
      units: option.units.map((unit) => ({ ...unit, quantity: units[unit.id] ?? 0 })),
      extras: product.extras.map((extra) => ({ ...extra, code: String(extra.id), quantity: extras[extra.id] ?? 0 })),
      pickupMinor: product.pickups.find((point) => point.id === pickupId)?.priceMinor ?? 0,
    })
  }, [product, departure, option, units, extras, pickupId, duration])

  const isAlone =
    option !== null &&
    findUnaccompanied(option.units.map((unit) => ({ ...unit, quantity: units[unit.id] ?? 0 }))) !== null
  const check = isAlone
    ? { ok: false as const, reason: 'unaccompanied' as const }
    : price && option && departure
      ? checkQuantity({
          travellers: price.travellers,
          places: price.places,
          capacity: option.capacity,
          placesLeft: departure.placesLeft,
        })
      : null

  const mostOf = (unit: Option['units'][number]) => {
    if (!option || !departure || !price) return unit.maxQuantity ?? 99
    const own = units[unit.id] ?? 0
    const perPlace = product.pricingPer === 'item' ? 1 : unit.travellers
    const byPlaces = perPlace === 0 ? 99 : own + Math.floor((departure.placesLeft - price.places) / perPlace)
    const byCapacity =
      unit.travellers === 0 ? 99 : own + Math.floor((option.capacity - price.travellers) / unit.travellers)
    return Math.max(0, Math.min(unit.maxQuantity ?? 99, byPlaces, byCapacity))
  }

  return {
    date,
    setDate,
    duration,
    setDuration,
    day,
    isLoading,
    error,
    retry: () => setTries((now) => now + 1),
    departure,
    setDeparture: choose,
    option,
    units,
    setUnit: (id, quantity) => setUnits((now) => ({ ...now, [id]: quantity })),
    mostOf,
    extras,
    setExtra: (id, quantity) => setExtras((now) => ({ ...now, [id]: quantity })),
    pickupId,
    setPickup,
    price,
    refused: check && !check.ok ? check.reason : null,
    item:
      departure && option && check?.ok
        ? {
            optionId: option.id,
            departureId: departure.id,
            duration,
            units: wished(units),
            extras: wished(extras),
            pickupPointId: pickupId,
          }
        : null,
  }
}

function wished(quantities: Record<number, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(quantities).filter(([, quantity]) => quantity > 0))
}
