import { CalendarClock, MessageCircleQuestion, ShieldCheck } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { freeRule } from '#domain/cancellation-rule.ts'
import { timeBeforeText } from '#web/lib/duration-words.ts'
import { useDurationWords } from '#web/lib/use-duration-words.ts'
import type { BookableProduct } from './calls.ts'
import type { Booking } from './use-booking.ts'

/** Free cancellation in general while no time is chosen, pay later, and whether the host confirms. */
export function BookingPromises({ product, booking }: { product: BookableProduct; booking: Booking }) {
  const t = useTranslations('activity.booking')
  const c = useTranslations('common')
  const words = useDurationWords()
  const free = freeRule(product.cancellation)
  const time = free && timeBeforeText(free, words)
  return (
    <ul className="grid gap-1.5 text-sm text-ink-soft [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:stroke-[1.75] [&>li]:flex [&>li]:gap-2">
      {!booking.departure && free && (
        <li>
          <ShieldCheck aria-hidden className="text-success" />
          {time === '' ? t('freeToStart') : t('freeBefore', { time: time ?? '' })}
        </li>
      )}
      {product.payLater && (
        <li>
          <CalendarClock aria-hidden className="text-success" />
          {t('payLater')}
        </li>
      )}
      {product.confirmation === 'supplier' && (
        <li>
          <MessageCircleQuestion aria-hidden className="text-primary" />
          {c('hostConfirms')}
        </li>
      )}
    </ul>
  )
}
