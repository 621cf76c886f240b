import { useLocale, useTranslations } from 'use-intl'
import { laterStart, timeToBeReady } from '#domain/time-to-be-ready.ts'
import { TimeText } from '#web/ui/time-text.tsx'
import type { BookingView } from './calls.ts'

interface ReadyTimeProps {
  booking: Pick<BookingView, 'localDate' | 'localTime' | 'rate'> & {
    pickup: Pick<BookingView, 'localDate' | 'localTime'> | null
  }
  /** The look of the time. */
  className: string
}

/** When people have to be ready. Before a start that comes after their pick-up, both are said. */
export function ReadyTime({ booking, className }: ReadyTimeProps) {
  const t = useTranslations('orders')
  const c = useTranslations('common.stay')
  const locale = useLocale()
  const start = laterStart(booking, locale)
  const isStay = booking.rate === 'nightly'
  return (
    <>
      {start !== null && <span className="block text-sm font-medium">{t('pickupTime')}</span>}
      {start === null && isStay && <span className="block text-sm font-medium">{c('checkIn')}</span>}
      <span className={`block ${className}`}>
        <TimeText time={timeToBeReady(booking)} />
      </span>
      {start !== null && (
        <span className="block text-sm font-medium">
          {isStay ? c('checkInAt', { time: start }) : t('startTime', { time: start })}
        </span>
      )}
    </>
  )
}
