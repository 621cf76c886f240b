import { Info } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { listOf } from '#domain/list-of.ts'
import type { CheckoutView } from './calls.ts'

/** Why an order cannot be paid later although some of its activities promise it; nothing otherwise. */
export function PayLaterNote({ methods, items }: Pick<CheckoutView, 'methods'> & Pick<CheckoutView['cart'], 'items'>) {
  const t = useTranslations('checkout.methods')
  const locale = useLocale()
  const others = items.filter(({ payLater }) => !payLater)
  const isOffered = methods.some(({ code }) => code === 'pay_later')
  if (isOffered || others.length === 0 || others.length === items.length) return null
  return (
    <p className="mt-3 flex items-start gap-2 text-sm text-ink-soft">
      <Info aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
      {t('payLaterNot', {
        titles: listOf(
          others.map(({ title }) => `\u2068${title}\u2069`),
          locale,
        ),
      })}
    </p>
  )
}
