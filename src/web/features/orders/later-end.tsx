import { useLocale, useTranslations } from 'use-intl'
import { laterEnd } from '#domain/later-end.ts'
import type { BookingView } from './calls.ts'

/** Until when a booking lasts that ends on a later day, such as a stay, or that is for whole days, such as a car. */
export function LaterEnd({ booking }: { booking: Pick<BookingView, 'localDate' | 'endsAt' | 'zone' | 'rate'> }) {
  const t = useTranslations('orders')
  const c = useTranslations('common.stay')
  const time = laterEnd(booking, useLocale())
  if (time === null) return null
  return (
    <span className="block text-sm font-medium text-balance">
      {booking.rate === 'nightly' ? c('checkOutAt', { time }) : t('endsOn', { time })}
    </span>
  )
}
