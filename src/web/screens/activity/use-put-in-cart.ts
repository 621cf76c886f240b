import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatSelection } from '#domain/checkout-selection.ts'
import type { PriceBreakdown } from '#domain/price.ts'
import { localePath } from '#domain/locale.ts'
import type { Booking } from '#web/features/availability/booking.ts'
import type { SameDayCardView } from '#web/features/catalogue/calls.ts'
import { addItem, type CartView, type ItemChange, type NewItem } from '#web/features/cart/calls.ts'
import { useAddedWords } from '#web/features/cart/use-added-words.ts'
import { useShowCart } from '#web/features/cart/use-show-cart.ts'
import { CallError } from '#web/lib/call-error.ts'
import { currentTrip, rememberTrip } from '#web/lib/trip.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useApiErrorWords } from '#web/lib/use-api-error-words.ts'
import { prefetchBookingAdded } from './lazy-booking-added.tsx'

/** `book` opens the checkout of this choice alone, `add` stays on the page. */
export type CartIntent = 'book' | 'add'

/** What was put into the cart, for the confirmation. */
export interface AddedItem {
  localDate: string
  localTime: string
  travellers: number
  /** Where units are shared; null where quantities are people. */
  partySize: number | null
  lines: PriceBreakdown['lines']
  /** The line that the cart had for the departure: in words what became of it, and the change to what was added alone. */
  merged: { words: string; only: ItemChange } | null
  /** The line, and the cart that it is in. */
  itemId: number
  cart: Pick<CartView, 'items' | 'notes'>
  /** Other activities of the same city and day. */
  sameDay: SameDayCardView[]
}

const mergedOf = (words: string | null, { units, extras, partySize = null }: NewItem): AddedItem['merged'] =>
  words === null ? null : { words, only: { units, extras, partySize } }

interface PutInCart {
  pending: CartIntent | null
  /** Why the last attempt failed, until another day or time is chosen. */
  errorText: string | null
  /** Why it failed: the cart has this time, and no more can be booked with it. */
  isInCart: boolean
  put: (intent: CartIntent) => Promise<void>
  /** Set after `add`, until `forget`. */
  added: AddedItem | null
  forget: () => void
}

/** Puts the choice of a booking into the cart. `leave` runs before the page of the checkout opens. */
export function usePutInCart(booking: Booking, leave?: () => Promise<void>): PutInCart {
  const locale = useLocale()
  const showCart = useShowCart()
  const navigate = useNavigate()
  const wordsOf = useApiErrorWords()
  const addedWords = useAddedWords()
  const t = useTranslations('activity.booking')
  const { pending, errorText, run } = useAction<CartIntent>()
  const [added, setAdded] = useState<AddedItem | null>(null)
  const [isInCart, setIsInCart] = useState(false)
  const [failedFor, setFailedFor] = useState({ date: '', departureId: 0 })
  // Also after the day was loaded again without the departure, but not beside another one.
  const isOfChoice =
    booking.date === failedFor.date && (booking.departure === null || booking.departure.id === failedFor.departureId)

  const put = async (intent: CartIntent) => {
    const { item, departure, price } = booking
    if (!item || !departure || !price) return
    if (intent === 'add') prefetchBookingAdded()
    const act = async () => {
      const party = booking.party()
      const suggestedFor = party ?? currentTrip().party
      const answer = await addItem(locale, { ...item, intent }, intent === 'add' ? 'same_day' : 'none', suggestedFor)
      showCart(answer)
      if (party) rememberTrip({ party })
      if (intent === 'book') {
        await leave?.()
        await navigate({ to: localePath(locale, '/checkout'), search: { items: formatSelection([answer.itemId]) } })
      } else {
        setAdded({
          localDate: departure.localDate,
          localTime: departure.localTime,
          travellers: price.travellers,
          partySize: item.partySize ?? null,
          lines: price.lines,
          merged: mergedOf(addedWords(answer), item),
          itemId: answer.itemId,
          cart: answer,
          sameDay: answer.sameDay,
        })
      }
    }
    await run(act, {
      name: intent,
      explain: (error) => {
        // The departure has changed since it was displayed. Where the line or the server fails, nothing is known of it.
        if (error instanceof CallError && error.status < 500) booking.retry()
        setFailedFor({ date: departure.localDate, departureId: departure.id })
        const hasEarlier = error instanceof CallError && error.code === 'cart.too_many_with_earlier'
        setIsInCart(hasEarlier)
        // Its words count travellers.
        return hasEarlier && booking.partySize !== null ? t('inCartAlready') : wordsOf(error)
      },
    })
  }
  return { pending, errorText: isOfChoice ? errorText : null, isInCart, put, added, forget: () => setAdded(null) }
}
