import { useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { Departure } from '#web/features/availability/calls.ts'
import type { Booking } from '#web/features/availability/booking.ts'
import type { ClashReason } from '#web/lib/clash-reasons.tsx'
import { readCart, readPlans, type CartItemView, type PlanView } from '#web/features/cart/calls.ts'
import type * as clashWordsModule from '#web/features/cart/clash-words.ts'
import type { ProductView } from '#web/features/catalogue/calls.ts'
import { useDurationWords } from '#web/lib/use-duration-words.ts'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { loadModule } from '#web/ui/load-module.ts'

const loadWords = () => import('#web/features/cart/clash-words.ts')

/** No item of a cart and no booking has this id. */
const NEW = 0

interface PlanClashes {
  /** Why a time of the activity does not go with what the visitor plans; empty if it does. */
  clashOf?: (departure: Departure) => ClashReason[]
  /** Whether the cart has this time of the activity. */
  isInCart?: (departure: Departure) => boolean
  /** Whether the visitor has booked the activity on the day of this time. */
  isBooked?: (departure: Departure) => boolean
}

interface Loaded {
  items: CartItemView[]
  plans: PlanView[]
  words: typeof clashWordsModule
}

/**
 * How the times of the activity go with the visitor's cart and bookings, and these bookings. Nothing until they are loaded:
 * choosing a time does not wait for them.
 */
export function usePlanClashes(
  product: Pick<ProductView, 'id' | 'rate' | 'city' | 'meetingPoint' | 'pickups'>,
  { step, pickupId, duration }: Pick<Booking, 'step' | 'pickupId' | 'duration'>,
): { clashes: PlanClashes; plans: PlanView[] | undefined } {
  const isChoosing = step !== 'day'
  const t = useTranslations('cart.plan')
  const locale = useLocale()
  const durations = useDurationWords()
  const { cartCount } = useSiteContext().visitor
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  // The plans as they are when a time begins to be chosen: what is added then is not read again.
  const [wasChoosing, setWasChoosing] = useState(false)
  const [isNeeded, setIsNeeded] = useState(false)
  if (isChoosing !== wasChoosing) {
    setWasChoosing(isChoosing)
    setIsNeeded(isChoosing)
  }

  useEffect(() => {
    if (!isNeeded) return undefined
    let isLate = false
    Promise.all([cartCount > 0 ? readCart(locale) : { items: [] }, readPlans(locale), loadModule(loadWords)]).then(
      ([{ items }, { plans }, words]) => {
        if (!isLate) setLoaded({ items, plans, words })
      },
      // Only a help: the cart itself reports what clashes.
      () => undefined,
    )
    return () => {
      isLate = true
    }
    // Not read again for what is added meanwhile.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isNeeded, locale])

  const plans = loaded?.plans
  if (!isNeeded || loaded === null) return { clashes: {}, plans }
  const { city, meetingPoint, pickups } = product
  const pickupMinutes = pickups.find((point) => point.id === pickupId)?.minutesBefore ?? 0
  // Another time of the same activity is no other plan: the cart says if two of them overlap.
  const others = loaded.items.filter(({ productId }) => productId !== product.id)
  const { busyFrom, busyUntil, endOfDuration, plannedItems, plannedBookings, isBookedOn, clashReasons } = loaded.words
  const clashOf = ({ startsAt, endsAt: firstEndsAt, localDate }: Departure) => {
    // A departure is the first of the nights of a stay.
    const endsAt = endOfDuration(firstEndsAt, duration)
    const visit = {
      id: NEW,
      startsAt: busyFrom(startsAt, pickupMinutes),
      endsAt,
      busyUntil: busyUntil({ rate: product.rate, startsAt, endsAt }),
      rate: product.rate,
      localDate,
      city: city.slug,
      zone: city.zone,
      ...meetingPoint,
    }
    const words = { t, locale, durations }
    return clashReasons(visit, [...plannedItems(others, words), ...plannedBookings(loaded.plans, product.id, words)])
  }
  return {
    clashes: {
      clashOf,
      isInCart: ({ id }) => loaded.items.some(({ departureId }) => departureId === id),
      isBooked: ({ localDate }) => isBookedOn(loaded.plans, product.id, localDate),
    },
    plans,
  }
}
