import { CalendarClock, MessageCircleQuestion, ShieldCheck } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { freeRule } from '#domain/cancellation-rule.ts'
import { timeBeforeText } from '#web/lib/duration-words.ts'
import { useDurationWords } from '#web/lib/use-duration-words.ts'
import type { BookableProduct } from './calls.ts'

interface BookingPromisesProps {
  product: Pick<BookableProduct, 'cancellation' | 'payLater' | 'confirmation'>
  /** Until when cancelling is free in general: a chosen time has its own sentence. */
  hasFree?: boolean
}

/** Free cancellation, pay later, and whether the host confirms. */
export function BookingPromises({ product, hasFree = false }: BookingPromisesProps) {
  const t = useTranslations('activity.booking')
  const c = useTranslations('common')
  const words = useDurationWords()
  const free = hasFree ? freeRule(product.cancellation) : null
  const time = free ? timeBeforeText(free, words) : ''
  return (
    <ul className="text-sm text-ink-soft empty:hidden [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:stroke-[1.75] [&>li]:flex [&>li]:gap-2">
      {free && (
        <li className="text-success">
          <ShieldCheck aria-hidden />
          {time === '' ? t('freeToStart') : t('freeBefore', { time })}
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
