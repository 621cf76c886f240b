import { useLocale, useTranslations } from 'use-intl'
import { endOnLaterDay } from '#domain/end-on-later-day.ts'
import type { BookingView } from './calls.ts'

/** Until when a booking lasts that ends on a later day, such as a stay. */
export function LaterEnd({ booking }: { booking: Pick<BookingView, 'localDate' | 'endsAt' | 'zone'> }) {
  const t = useTranslations('orders')
  const end = endOnLaterDay(booking, useLocale())
  return end && <span className="block text-sm font-medium text-balance">{t('endsOn', { time: end })}</span>
}
