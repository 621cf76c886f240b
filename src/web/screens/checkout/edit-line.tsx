import { useRouter } from '@tanstack/react-router'
import { useLocale, useTranslations } from 'use-intl'
import { EditBooking } from '#web/features/availability/edit-booking.tsx'
import { changeTo, choiceOf } from '#web/features/cart/booked-choice.ts'
import { changeItem, type CartItemView } from '#web/features/cart/calls.ts'
import { useClashOf } from '#web/features/cart/use-clash-of.ts'
import { useShowCart } from '#web/features/cart/use-show-cart.ts'
import { readProduct } from '#web/features/catalogue/calls.ts'
import type { CheckoutView } from '#web/features/checkout/calls.ts'

interface EditLineProps {
  item: CartItemView
  checkout: CheckoutView
  isOpen: boolean
  firstStep?: 'time'
  onClose: () => void
}

/** The booking box on an item of the checkout. */
export function EditLine({ item, checkout, isOpen, firstStep, onClose }: EditLineProps) {
  const t = useTranslations('cart')
  const locale = useLocale()
  const router = useRouter()
  const showCart = useShowCart()
  const clashOf = useClashOf(checkout.cart.items, isOpen)
  return (
    <EditBooking
      title={t('editTitle')}
      booking={
        isOpen
          ? {
              name: item.title,
              zone: item.zone,
              initial: choiceOf(item),
              before: item,
              firstStep,
              clashOf: clashOf(item),
              load: () => readProduct(locale, item.citySlug, item.slug),
              onSave: async (booking) => {
                showCart(await changeItem(locale, item.id, changeTo(booking)))
                await router.invalidate()
                onClose()
              },
            }
          : null
      }
      onClose={onClose}
    />
  )
}
