import { useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { Departure } from '#web/features/availability/calls.ts'
import type { Booking } from '#web/features/availability/use-booking.ts'
import { readCart, type CartItemView } from '#web/features/cart/calls.ts'
import type * as clashWordsModule from '#web/features/cart/clash-words.ts'
import type { ProductView } from '#web/features/catalogue/calls.ts'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { loadModule } from '#web/ui/load-module.ts'

const loadWords = () => import('#web/features/cart/clash-words.ts')

/** No line of a cart has this id. */
const NEW = 0

const MINUTE_MS = 60_000

interface CartClashes {
  /** Why a time of the activity does not go with the visitor's cart, in words. */
  clashOf?: (departure: Departure) => string | null
  /** Whether the cart has this time of the activity. */
  isInCart?: (departure: Departure) => boolean
}

/**
 * How the times of the activity go with the visitor's cart. Nothing without a cart, and until it is loaded: choosing a
 * time does not wait for it.
 */
export function useCartClashes(
  product: Pick<ProductView, 'rate' | 'city' | 'meetingPoint' | 'pickups'>,
  { step, pickupId }: Pick<Booking, 'step' | 'pickupId'>,
): CartClashes {
  const isChoosing = step !== 'day'
  const t = useTranslations('cart.plan')
  const locale = useLocale()
  const { cartCount } = useSiteContext().visitor
  const [loaded, setLoaded] = useState<{ items: CartItemView[]; words: typeof clashWordsModule } | null>(null)
  // The cart as it is when a time begins to be chosen: what is added then is not read again.
  const [wasChoosing, setWasChoosing] = useState(false)
  const [isNeeded, setIsNeeded] = useState(false)
  if (isChoosing !== wasChoosing) {
    setWasChoosing(isChoosing)
    setIsNeeded(isChoosing && cartCount > 0 && product.rate === 'once')
  }

  useEffect(() => {
    if (!isNeeded) return undefined
    let isLate = false
    Promise.all([readCart(locale), loadModule(loadWords)]).then(
      ([{ items }, words]) => {
        if (!isLate) setLoaded({ items, words })
      },
      // Only a help: the cart itself reports what clashes.
      () => undefined,
    )
    return () => {
      isLate = true
    }
  }, [isNeeded, locale])

  if (!isNeeded || loaded === null) return {}
  const { city, meetingPoint, pickups } = product
  const pickupMs = (pickups.find((point) => point.id === pickupId)?.minutesBefore ?? 0) * MINUTE_MS
  const clashOf = ({ id, startsAt, endsAt, localDate }: Departure) => {
    const busyFrom = new Date(Date.parse(startsAt) - pickupMs).toISOString()
    const visit = {
      id: NEW,
      startsAt: busyFrom,
      endsAt,
      localDate,
      city: city.slug,
      ...meetingPoint,
      isContinuous: true,
    }
    // People are added to the line of the same departure.
    const others = loaded.items.filter(({ departureId }) => departureId !== id)
    return loaded.words.clashWords(visit, others, { t, locale })
  }
  return { clashOf, isInCart: ({ id }) => loaded.items.some(({ departureId }) => departureId === id) }
}
