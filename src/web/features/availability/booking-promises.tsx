import { CalendarClock, MessageCircleQuestion } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { BookableProduct } from './calls.ts'

/** Pay later, and whether the host confirms. The foot has the cancellation. */
export function BookingPromises({ product }: { product: BookableProduct }) {
  const t = useTranslations('activity.booking')
  const c = useTranslations('common')
  return (
    <ul className="grid gap-1.5 text-sm text-ink-soft empty:hidden [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:stroke-[1.75] [&>li]:flex [&>li]:gap-2">
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
