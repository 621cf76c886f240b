import { clashesAmong } from '#web/features/cart/clash-words.ts'
import type { CartItemView, CartView } from '#web/features/cart/calls.ts'
import { useBookingClashOf } from '#web/features/cart/use-clash-of.ts'
import type { CheckoutView } from '#web/features/checkout/calls.ts'

interface CheckoutClashes {
  /** Of items with each other. */
  notes: CartView['notes']
  /** Of items with the visitor's bookings, in words. */
  booked: { item: CartItemView; words: string }[]
  count: number
}

/** What of an order cannot be done together, by the rules of the cart. */
export function useCheckoutClashes({ cart, plans }: CheckoutView): CheckoutClashes {
  const bookingClashOf = useBookingClashOf(plans)
  const notes = clashesAmong(cart.notes)
  const booked = cart.items.flatMap((item) => bookingClashOf(item).map(({ words }) => ({ item, words })))
  return { notes, booked, count: notes.length + booked.length }
}
