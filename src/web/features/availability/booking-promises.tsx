import { CalendarClock, MessageCircleQuestion, ShieldCheck } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useFreeWords } from '#web/lib/use-free-words.ts'
import type { BookableProduct } from './calls.ts'

interface BookingPromisesProps {
  product: Pick<BookableProduct, 'cancellation' | 'payLater' | 'confirmation'>
  /** Until when cancelling is free in general: a chosen time has its own sentence. */
  hasFree?: boolean
  /** Each on one line of the narrowest phone. */
  isLine?: boolean
}

/** Free cancellation, and pay later or that the host confirms first. */
export function BookingPromises({ product, hasFree = false, isLine = false }: BookingPromisesProps) {
  const t = useTranslations('activity.booking')
  const c = useTranslations('common')
  const free = useFreeWords(product.cancellation, isLine)
  return (
    <ul className="text-sm text-ink-soft empty:hidden [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:stroke-[1.75] [&>li]:flex [&>li]:gap-2">
      {hasFree && free !== null && (
        <li className="text-success">
          <ShieldCheck aria-hidden />
          {free}
        </li>
      )}
      {/* Nothing is reserved before the host has confirmed, and nothing paid. */}
      {product.payLater && product.confirmation !== 'supplier' && (
        <li>
          <CalendarClock aria-hidden className="text-success" />
          {t('payLater')}
        </li>
      )}
      {product.confirmation === 'supplier' && (
        <li>
          <MessageCircleQuestion aria-hidden className="text-primary" />
          {isLine ? t('hostFirst') : c('hostConfirms')}
        </li>
      )}
    </ul>
  )
}
