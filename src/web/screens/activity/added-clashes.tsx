import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { EditBooking } from '#web/features/availability/edit-booking.tsx'
import { changeTo, choiceOf } from '#web/features/cart/booked-choice.ts'
import { changeItem, type CartItemView, type CartView, type PlanView } from '#web/features/cart/calls.ts'
import { MoveFromBooking, MoveItem } from '#web/features/cart/move-item.tsx'
import { BookingClash, PlanClashes } from '#web/features/cart/plan-note.tsx'
import { useBookingClashOf, useClashOf } from '#web/features/cart/use-clash-of.ts'
import { useShowCart } from '#web/features/cart/use-show-cart.ts'
import { readProduct, type ProductView } from '#web/features/catalogue/calls.ts'

interface AddedClashesProps {
  product: ProductView
  /** Of the line that was added. */
  itemId: number
  cart: Pick<CartView, 'items' | 'notes'>
  /** The visitor's bookings; undefined: not read yet. */
  plans: PlanView[] | undefined
  onChange: (cart: CartView) => void
}

/** With what the added line clashes, in the cart and among the bookings; another time or day is chosen here. */
export function AddedClashes({ product, itemId, cart, plans, onChange }: AddedClashesProps) {
  const t = useTranslations('cart')
  const locale = useLocale()
  const showCart = useShowCart()
  const [edited, setEdited] = useState<{ item: CartItemView; firstStep: 'time' | 'day' } | null>(null)
  const moved = edited?.item ?? null
  const bookingClashOf = useBookingClashOf(plans)
  const added = cart.items.find(({ id }) => id === itemId)
  const bookingClashes = added ? bookingClashOf(added) : []
  const clashOf = useClashOf(cart.items, moved !== null)
  const notes = cart.notes.filter(({ from, to }) => from === itemId || to === itemId)
  return (
    <>
      <PlanClashes
        notes={notes}
        items={cart.items}
        mend={(item) => <MoveItem item={item} onPress={(firstStep) => setEdited({ item, firstStep })} />}
      />
      {added && (
        <BookingClash reasons={bookingClashes}>
          <MoveFromBooking item={added} onPress={(firstStep) => setEdited({ item: added, firstStep })} />
        </BookingClash>
      )}
      <EditBooking
        title={t('editTitle')}
        booking={
          moved && {
            name: moved.title,
            zone: moved.zone,
            initial: choiceOf(moved),
            before: moved,
            firstStep: edited?.firstStep,
            clashOf: clashOf(moved),
            load: async () => (moved.id === itemId ? product : await readProduct(locale, moved.citySlug, moved.slug)),
            onSave: async (booking) => {
              const changed = await changeItem(locale, moved.id, changeTo(booking))
              showCart(changed)
              onChange(changed)
              setEdited(null)
            },
          }
        }
        onClose={() => setEdited(null)}
      />
    </>
  )
}
