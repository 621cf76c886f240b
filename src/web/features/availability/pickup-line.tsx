import { useTranslations } from 'use-intl'
import type { BookableProduct } from './calls.ts'
import { isPickupIncluded } from './included-pickup.ts'
import type { Booking } from './booking.ts'

interface PickupLineProps {
  product: BookableProduct
  booking: Booking
  /** Leads to the field. */
  onPress: (button: HTMLElement) => void
  className: string
}

/** Whether the buyer is picked up where that is optional: the field itself is often below what the window shows. */
export function PickupLine({ product, booking, onPress, className }: PickupLineProps) {
  const t = useTranslations('activity.booking')
  if (product.pickups.length === 0 || isPickupIncluded(product)) return null
  const point = product.pickups.find(({ id }) => id === booking.pickupId)
  return (
    <button
      type="button"
      onClick={({ currentTarget }) => onPress(currentTarget)}
      className={`flex min-h-11 w-full flex-wrap items-center justify-between gap-x-3 text-start text-sm ${className}`}
    >
      <span className="min-w-0 flex-1 basis-20 truncate">
        {point ? t('pickupChosen', { name: point.name }) : t('noPickup')}
      </span>
      <span className="max-w-full font-medium text-primary underline underline-offset-4">
        {t(point ? 'pickupChange' : 'pickupChoose')}
      </span>
    </button>
  )
}
