import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocale } from 'use-intl'
import { mostOfExtra, MOST_OF_UNIT, travellersOf } from '#domain/party.ts'
import type { Party } from '#domain/party-units.ts'
import { currentTrip, useTrip } from '#web/lib/trip.ts'
import { loadModule } from '#web/ui/load-module.ts'
import { bookableSeats, canBook } from './bookable-seats.ts'
import type { BookableOption, Booking, BookingChoice, BookingDay, BookingStep } from './booking.ts'
import type * as bookingRules from './booking-rules.ts'
import { readDepartures, type BookableProduct, type Departure } from './calls.ts'
import type { DateRange } from './date-range.ts'
import { isPickupIncluded, onlyPickupOf } from './included-pickup.ts'
import { useDuration } from './use-duration.ts'

const loadRules = () => import('./booking-rules.ts')
const loadProposal = () => import('./proposed-day.ts')

interface BookingOptions {
  initial?: BookingChoice | undefined
  /** The step that is displayed first for `initial`; by default the last. */
  firstStep?: BookingStep | undefined
  /** Selects the preferred day of this range if it is free, otherwise the first one that is; of a stay its nights too. */
  range?: DateRange | undefined
  /** Of the booking that is booked again: quantities by the id of the unit. */
  booked?: Readonly<Record<string, number>> | undefined
}

/** The rules of prices and quantities load with the departures: without a day there is nothing to compute. */
interface LoadedDay extends BookingDay {
  rules: typeof bookingRules
}

/** The state of a booking's choice. Prices are computed with the same domain functions as on the server. */
export function useBooking(
  product: BookableProduct,
  { initial, firstStep = 'people', range, booked }: BookingOptions = {},
): Booking {
  const locale = useLocale()
  const { party } = useTrip()
  const [ownParty, setOwnParty] = useState<Party | null>(null)
  const isOfVisit = initial === undefined && booked === undefined
  const visitParty = isOfVisit ? (ownParty ?? party) : null
  const [step, setStep] = useState<BookingStep>(initial === undefined ? 'day' : firstStep)
  const [date, setDate] = useState<string | null>(initial?.date ?? null)
  const length = useDuration(product, range, initial?.duration)
  const { duration } = length
  const [missedRange, setMissedRange] = useState<DateRange | null>(null)
  const [loaded, setLoaded] = useState<LoadedDay | null>(null)
  const [isLoading, setIsLoading] = useState(initial !== undefined)
  const [error, setError] = useState<unknown>(null)
  const [tries, setTries] = useState(0)
  const [departureId, setDepartureId] = useState<number | null>(initial?.departureId ?? null)
  const [isAutomatic, setIsAutomatic] = useState(false)
  const [units, setUnits] = useState<Record<number, number>>(initial?.units ?? {})
  const [saidSize, setSaidSize] = useState<number | null>(initial?.partySize ?? null)
  const [wishedExtras, setExtras] = useState<Record<number, number>>(initial?.extras ?? {})
  const [chosenPickup, setPickup] = useState<number | null | undefined>(initial?.pickupPointId)
  const [isPickupAsked, setIsPickupAsked] = useState(false)
  const [chosenLanguage, setGuideLanguage] = useState<string | null>(initial?.guideLanguage ?? null)
  /** The departure that was chosen last, also of another day. */
  const last = useRef<Departure | null>(null)

  // For another number of nights the day of before is displayed until the new one has loaded.
  const day = loaded?.date === date ? loaded : null
  const departure = day?.departures.find((one) => one.id === departureId) ?? null
  const option = product.options.find((one) => one.id === departure?.optionId) ?? null

  /** Where a change starts from a choice whose time is gone, its people are those to book for. */
  const unitsFor = (next: BookableOption, seats: number, rules: typeof bookingRules) =>
    rules.firstQuantities(next, seats, {
      booked: booked ?? initial?.units,
      party: ownParty ?? currentTrip().party,
      pricingPer: product.pricingPer === 'item' ? 'item' : 'person',
    })

  const choose = (chosen: Departure, rules: typeof bookingRules, keepsUnits = false) => {
    setDepartureId(chosen.id)
    const next = product.options.find((one) => one.id === chosen.optionId)
    // Keep the quantities if only the time changes.
    if (next && !keepsUnits && next.id !== last.current?.optionId)
      setUnits(unitsFor(next, bookableSeats(chosen), rules))
    last.current = chosen
  }

  useEffect(() => {
    if (range === undefined || date !== null) return undefined
    let isCurrent = true
    loadModule(loadProposal)
      .then(({ proposedDay }) => proposedDay(product, range, currentTrip().party))
      .then((day) => {
        if (!isCurrent) return
        setMissedRange(day ? null : range)
        if (!day) return
        length.proposeDuration(day.duration)
        // The effect may not know yet of a day that was just chosen.
        setDate((chosen) => chosen ?? day.date)
        setStep('time')
      })
      // Only a convenience: the calendar itself reports that days cannot be loaded.
      .catch(() => {})
    return () => {
      isCurrent = false
    }
    // A day that was chosen meanwhile ends this: it is never replaced.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [product.id, range?.from, range?.to, range?.preferred, date === null])

  useEffect(() => {
    if (date === null) return undefined
    let isCurrent = true
    setIsLoading(true)
    setError(null)
    Promise.all([readDepartures(product.id, date, duration, locale), loadModule(loadRules)])
      .then(([answer, rules]) => {
        if (!isCurrent) return
        setLoaded({ date, duration, ...answer, rules })
        const free = answer.departures.filter(canBook)
        const before = last.current
        // It may have been chosen while the day was loaded again.
        const own = free.find((one) => one.id === (before?.id ?? departureId))
        // The same time on another day, otherwise the only one there is. Of several options the only free one may be
        // another than the calendar's price made expect.
        const same = free.find((one) => one.localTime === before?.localTime && one.optionId === before.optionId)
        const isOfOne = answer.departures.every(({ optionId }) => optionId === answer.departures[0]?.optionId)
        const next = own ?? same ?? (isOfOne && free.length === 1 ? free[0] : undefined)
        if (next === undefined) {
          setDepartureId(null)
          setStep((now) => (now === 'people' ? 'time' : now))
          return
        }
        choose(next, rules, next === own && before === null)
        if (next === own) return
        setIsAutomatic(true)
        setStep((now) => (now === 'time' ? 'people' : now))
      })
      .catch((reason: unknown) => {
        if (!isCurrent) return
        // What was chosen from the same departures stays: the server checks it again when it is booked.
        if (loaded?.date === date && loaded.duration === duration) return
        setLoaded(null)
        setError(reason)
        setStep((now) => (now === 'people' ? 'time' : now))
      })
      .finally(() => isCurrent && setIsLoading(false))
    return () => {
      isCurrent = false
    }
    // The effect depends on day and duration; the previous selection only determines what is kept.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [product.id, date, duration, locale, tries])

  const onlyPickup = onlyPickupOf(product)
  const pickupId = (chosenPickup === undefined ? onlyPickup?.id : chosenPickup) ?? null
  const isPickupMissing = chosenPickup === undefined && onlyPickup === null && isPickupIncluded(product)
  const guideLanguage = chosenLanguage ?? day?.rules.firstLanguage(product.guideLanguages, locale) ?? null
  const travellers = travellersOf(option?.units ?? [], units)
  const partySize =
    day && option ? day.rules.partySizeOf(option, units, { said: saidSize, party: ownParty ?? party }) : null
  const people = partySize?.value ?? travellers
  // Fewer travellers take fewer of what is per person.
  const extras = useMemo(
    () =>
      Object.fromEntries(
        product.extras.map((extra) => [extra.id, Math.min(wishedExtras[extra.id] ?? 0, mostOfExtra(extra, people))]),
      ),
    [product.extras, wishedExtras, people],
  )

  const current = useMemo(
    () => (day && departure && option ? { departure, option, duration: day.duration, units, extras, pickupId } : null),
    [day, departure, option, units, extras, pickupId],
  )
  const price = useMemo(
    () => (day && current ? day.rules.priceChoice(product, current) : null),
    [product, day, current],
  )
  const lowestOfDay = useMemo(
    () => day && day.rules.lowestOfDay(product, day.departures, visitParty),
    [product, day, visitParty],
  )
  const listedOfDay = useMemo(
    () => day && day.rules.listedOfDay(product, day.departures, visitParty),
    [product, day, visitParty],
  )
  const totalOfDay = useMemo(
    () => day && day.rules.totalOfDay(product, day.departures, visitParty),
    [product, day, visitParty],
  )
  const cancellationOfDay = useMemo(() => day && day.rules.cancellationOfDay(day.departures), [day])
  const refused = day && current && price ? day.rules.refusalOf(current, price) : null

  const tooFewSeatsFor = (one: Departure) => {
    const other = product.options.find(({ id }) => id === one.optionId)
    if (!day || !other) return null
    const isSame = other.id === last.current?.optionId
    // Of a known party all, however few tents are left.
    const seats = visitParty ? Infinity : bookableSeats(one)
    return day.rules.tooFewSeatsFor(product, other, one, {
      units: isSame ? units : unitsFor(other, seats, day.rules),
      size: visitParty && !isSame ? day.rules.sizeOf(visitParty) : null,
    })
  }

  const mostOf = (unit: BookableOption['units'][number]) =>
    day && current && price ? day.rules.mostOf(unit, product, current, price) : (unit.maxQuantity ?? MOST_OF_UNIT)

  return {
    step: date === null ? 'day' : step,
    setStep,
    date,
    // The calendar marks the day at once; the next step is drawn without delaying that.
    setDate: useCallback((chosen: string) => {
      startTransition(() => {
        setDate(chosen)
        setStep('time')
      })
    }, []),
    markDate: setDate,
    missedRange: date === null ? missedRange : null,
    duration,
    setDuration: length.setDuration,
    proposedDuration: length.proposedDuration,
    endAfter: length.endAfter,
    day,
    isLoading,
    error,
    retry: () => setTries((now) => now + 1),
    departure,
    setDeparture: (chosen) => {
      if (!day) return
      setIsAutomatic(false)
      choose(chosen, day.rules)
    },
    tooFewSeatsFor,
    visitParty,
    searchedParty: isOfVisit ? party : null,
    setParty: useCallback((other: Party | null) => {
      setOwnParty(other)
      // The chosen day is loaded again for them, with their quantities.
      last.current = null
      setDepartureId(null)
      setTries((now) => now + 1)
    }, []),
    fitParty: initial !== undefined && day && option ? day.rules.partyOf(option.units, units, null) : visitParty,
    bookedUnits: initial === undefined ? null : units,
    suitsParty: (one) => {
      const other = product.options.find(({ id }) => id === one.optionId)
      if (!day || !other) return false
      const { isTooYoung, isTooSmall } = day.rules.partyFit(other, visitParty)
      return !isTooYoung && !isTooSmall && tooFewSeatsFor(one) === null
    },
    isAutomatic,
    option,
    units,
    setUnits,
    setUnit: (id, quantity) => setUnits((now) => ({ ...now, [id]: quantity })),
    mostOf,
    partySize,
    setPartySize: setSaidSize,
    acceptsAge: (age) => !day || !option || day.rules.unitOfAge(option.units, age) !== undefined,
    party: () => (day && option ? day.rules.partyOf(option.units, units, ownParty ?? currentTrip().party) : null),
    extras,
    setExtra: (id, quantity) => setExtras((now) => ({ ...now, [id]: quantity })),
    mostOfExtra: (extra) => mostOfExtra(extra, people),
    pickupId,
    setPickup,
    isPickupMissing,
    isPickupAsked: isPickupMissing && isPickupAsked,
    askForPickup: () => setIsPickupAsked(true),
    guideLanguage,
    setGuideLanguage,
    price,
    isByAges: !!day && !!current && day.rules.isByAges(current, visitParty, product.currency),
    lowestOfDay,
    listedOfDay,
    totalOfDay,
    cancellationOfDay,
    lastDate: day && day.rules.lastDateOfDay(departure, day.departures, { zone: product.city.zone, duration }),
    refused,
    item:
      day?.duration === duration && departure && option && price && refused === null && !isPickupMissing
        ? {
            optionId: option.id,
            departureId: departure.id,
            duration,
            units: wished(units),
            extras: wished(extras),
            pickupPointId: pickupId,
            guideLanguage,
            partySize: partySize?.value ?? null,
          }
        : null,
    choice:
      date === null
        ? null
        : {
            date,
            departureId: departure?.id ?? null,
            duration,
            units,
            extras,
            pickupPointId: pickupId,
            guideLanguage,
            partySize: partySize?.value ?? saidSize,
          },
    restart: () => {
      setStep('day')
      setDate(null)
      // The same day chosen again must not offer the places of before.
      setLoaded(null)
      length.endAfter(null)
      setDepartureId(null)
      setIsAutomatic(false)
      setUnits({})
      setSaidSize(null)
      setExtras({})
      setPickup(undefined)
      setIsPickupAsked(false)
      setGuideLanguage(null)
      setOwnParty(null)
      last.current = null
    },
  }
}

function wished(quantities: Record<number, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(quantities).filter(([, quantity]) => quantity > 0))
}
